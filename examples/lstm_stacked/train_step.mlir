#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0) -> ()>
#map13 = affine_map<(d0) -> (d0)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map16 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map18 = affine_map<(d0, d1) -> (d1, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @jit_step {
  func.func public @main(%arg0: tensor<32x10xf32>, %arg1: tensor<3x128xf32>, %arg2: tensor<3x32x128xf32>, %arg3: tensor<3x32x128xf32>, %arg4: tensor<12x16x32xf32>, %arg5: tensor<16xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<32x10xf32> {jax.result_info = "result[1]['head']"}, tensor<3x128xf32> {jax.result_info = "result[1]['layers']['b']"}, tensor<3x32x128xf32> {jax.result_info = "result[1]['layers']['u']"}, tensor<3x32x128xf32> {jax.result_info = "result[1]['layers']['w']"}) {
    %c12_i32 = arith.constant 12 : i32
    %c96 = arith.constant 96 : index
    %c64 = arith.constant 64 : index
    %c32 = arith.constant 32 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %c12 = arith.constant 12 : index
    %c11 = arith.constant 11 : index
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %c2 = arith.constant 2 : index
    %cst_2 = arith.constant -1.000000e+00 : f32
    %c3_i32 = arith.constant 3 : i32
    %cst_3 = arith.constant 1.600000e+01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %2 = tensor.empty() : tensor<3x12x16x32xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%2 : tensor<3x12x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x12x16x32xf32>
    %4:14 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg4, %arg8 = %3, %arg9 = %3, %arg10 = %3, %arg11 = %3, %arg12 = %3, %arg13 = %3, %arg14 = %3, %arg15 = %3, %arg16 = %3, %arg17 = %3, %arg18 = %3, %arg19 = %3, %arg20 = %3) -> (tensor<12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>) {
      %67 = arith.maxsi %arg6, %c0 : index
      %68 = arith.minsi %67, %c2 : index
      %extracted_slice_6 = tensor.extract_slice %arg1[%68, 0] [1, 128] [1, 1] : tensor<3x128xf32> to tensor<1x128xf32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1]] : tensor<1x128xf32> into tensor<128xf32>
      %extracted_slice_8 = tensor.extract_slice %arg2[%68, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<3x32x128xf32> to tensor<1x32x128xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
      %extracted_slice_10 = tensor.extract_slice %arg3[%68, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<3x32x128xf32> to tensor<1x32x128xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
      %69 = tensor.empty() : tensor<1x128xf32>
      %70 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_7 : tensor<128xf32>) outs(%69 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x128xf32>
      %71 = tensor.empty() : tensor<12x16x32xf32>
      %72 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%71 : tensor<12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<12x16x32xf32>
      %73:15 = scf.for %arg21 = %c0 to %c12 step %c1 iter_args(%arg22 = %1, %arg23 = %1, %arg24 = %72, %arg25 = %72, %arg26 = %72, %arg27 = %72, %arg28 = %72, %arg29 = %72, %arg30 = %72, %arg31 = %72, %arg32 = %72, %arg33 = %72, %arg34 = %72, %arg35 = %72, %arg36 = %72) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) {
        %88 = arith.maxsi %arg21, %c0 : index
        %89 = arith.minsi %88, %c11 : index
        %extracted_slice_24 = tensor.extract_slice %arg7[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %90 = tensor.empty() : tensor<16x128xf32>
        %91 = linalg.fill ins(%cst_4 : f32) outs(%90 : tensor<16x128xf32>) -> tensor<16x128xf32>
        %92 = linalg.matmul ins(%collapsed_25, %collapsed_11 : tensor<16x32xf32>, tensor<32x128xf32>) outs(%91 : tensor<16x128xf32>) -> tensor<16x128xf32>
        %93 = linalg.matmul ins(%arg22, %collapsed_9 : tensor<16x32xf32>, tensor<32x128xf32>) outs(%91 : tensor<16x128xf32>) -> tensor<16x128xf32>
        %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<16x128xf32>, tensor<16x128xf32>) outs(%90 : tensor<16x128xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.addf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x128xf32>
        %95 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<1x128xf32>) outs(%90 : tensor<16x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<16x128xf32>
        %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<16x128xf32>, tensor<16x128xf32>) outs(%90 : tensor<16x128xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.addf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x128xf32>
        %extracted_slice_26 = tensor.extract_slice %96[0, 0] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
        %extracted_slice_27 = tensor.extract_slice %96[0, 32] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
        %extracted_slice_28 = tensor.extract_slice %96[0, 64] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
        %extracted_slice_29 = tensor.extract_slice %96[0, 96] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
        %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_27 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %138 = arith.negf %in : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %138 = math.exp %in : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %99 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<16x32xf32>
        %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %98 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.addf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.divf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %101 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.subf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %102 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.mulf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %arg23 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.mulf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_26 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %138 = arith.negf %in : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %138 = math.exp %in : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %106 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.addf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %107 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.divf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %108 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.subf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.mulf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_28 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %138 = math.tanh %in : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %111 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.subf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %111 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.mulf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %113 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.addf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_29 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %138 = arith.negf %in : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %138 = math.exp %in : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %116 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.addf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %117 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.divf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %118 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.subf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%118, %119 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.mulf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %138 = math.tanh %in : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %121 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.subf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%118, %121 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_43: f32, %out: f32):
          %138 = arith.mulf %in, %in_43 : f32
          linalg.yield %138 : f32
        } -> tensor<16x32xf32>
        %124 = tensor.empty() : tensor<1x16x32xf32>
        %125 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_30 = tensor.insert_slice %125 into %arg24[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %126 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg22 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_31 = tensor.insert_slice %126 into %arg25[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %127 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_32 = tensor.insert_slice %127 into %arg26[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %128 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_33 = tensor.insert_slice %128 into %arg27[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %129 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_34 = tensor.insert_slice %129 into %arg28[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %130 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_35 = tensor.insert_slice %130 into %arg29[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %131 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_36 = tensor.insert_slice %131 into %arg30[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %132 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_37 = tensor.insert_slice %132 into %arg31[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %133 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_38 = tensor.insert_slice %133 into %arg32[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %134 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_39 = tensor.insert_slice %134 into %arg33[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %135 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_40 = tensor.insert_slice %135 into %arg34[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %136 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_41 = tensor.insert_slice %136 into %arg35[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        %137 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<16x32xf32>) outs(%124 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_42 = tensor.insert_slice %137 into %arg36[%89, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        scf.yield %123, %114, %inserted_slice_30, %inserted_slice_31, %inserted_slice_32, %inserted_slice_33, %inserted_slice_34, %inserted_slice_35, %inserted_slice_36, %inserted_slice_37, %inserted_slice_38, %inserted_slice_39, %inserted_slice_40, %inserted_slice_41, %inserted_slice_42 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>
      }
      %74 = tensor.empty() : tensor<1x12x16x32xf32>
      %75 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice = tensor.insert_slice %75 into %arg8[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %76 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#3 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_12 = tensor.insert_slice %76 into %arg9[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %77 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#4 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_13 = tensor.insert_slice %77 into %arg10[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %78 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#5 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_14 = tensor.insert_slice %78 into %arg11[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %79 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#6 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_15 = tensor.insert_slice %79 into %arg12[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %80 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#7 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_16 = tensor.insert_slice %80 into %arg13[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %81 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#8 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_17 = tensor.insert_slice %81 into %arg14[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %82 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#9 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_18 = tensor.insert_slice %82 into %arg15[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %83 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#10 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_19 = tensor.insert_slice %83 into %arg16[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %84 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#11 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_20 = tensor.insert_slice %84 into %arg17[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %85 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#12 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_21 = tensor.insert_slice %85 into %arg18[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %86 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#13 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_22 = tensor.insert_slice %86 into %arg19[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      %87 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73#14 : tensor<12x16x32xf32>) outs(%74 : tensor<1x12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x12x16x32xf32>
      %inserted_slice_23 = tensor.insert_slice %87 into %arg20[%68, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<1x12x16x32xf32> into tensor<3x12x16x32xf32>
      scf.yield %73#2, %inserted_slice, %inserted_slice_12, %inserted_slice_13, %inserted_slice_14, %inserted_slice_15, %inserted_slice_16, %inserted_slice_17, %inserted_slice_18, %inserted_slice_19, %inserted_slice_20, %inserted_slice_21, %inserted_slice_22, %inserted_slice_23 : tensor<12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>, tensor<3x12x16x32xf32>
    }
    %extracted_slice = tensor.extract_slice %4#0[11, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
    %5 = tensor.empty() : tensor<16x10xf32>
    %6 = linalg.fill ins(%cst_4 : f32) outs(%5 : tensor<16x10xf32>) -> tensor<16x10xf32>
    %7 = linalg.matmul ins(%collapsed, %arg0 : tensor<16x32xf32>, tensor<32x10xf32>) outs(%6 : tensor<16x10xf32>) -> tensor<16x10xf32>
    %8 = tensor.empty() : tensor<16x1xi32>
    %9 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<16xi32>) outs(%8 : tensor<16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x1xi32>
    %10 = tensor.empty() : tensor<1x10xi32>
    %11 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%10 : tensor<1x10xi32>) {
    ^bb0(%out: i32):
      %67 = linalg.index 1 : index
      %68 = arith.index_cast %67 : index to i32
      linalg.yield %68 : i32
    } -> tensor<1x10xi32>
    %12 = tensor.empty() : tensor<16x10xi32>
    %13 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x1xi32>) outs(%12 : tensor<16x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x10xi32>
    %14 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<1x10xi32>) outs(%12 : tensor<16x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x10xi32>
    %15 = tensor.empty() : tensor<16x10xi1>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %14 : tensor<16x10xi32>, tensor<16x10xi32>) outs(%15 : tensor<16x10xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %67 = arith.cmpi eq, %in, %in_6 : i32
      linalg.yield %67 : i1
    } -> tensor<16x10xi1>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<16x10xi1>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: i1, %out: f32):
      %67 = arith.uitofp %in : i1 to f32
      linalg.yield %67 : f32
    } -> tensor<16x10xf32>
    %18 = tensor.empty() : tensor<16xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<16xf32>) -> tensor<16xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<16x10xf32>) outs(%19 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.maximumf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<16xf32>
    %21 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%18 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %22 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%21, %20 : tensor<16xf32>, tensor<16xf32>) outs(%18 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.maximumf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<16xf32>
    %23 = tensor.empty() : tensor<16x1xf32>
    %24 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<16xf32>) outs(%23 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x1xf32>
    %25 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<16x1xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %25 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.subf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<16x10xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<16x10xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.exp %in : f32
      linalg.yield %67 : f32
    } -> tensor<16x10xf32>
    %28 = linalg.fill ins(%cst_4 : f32) outs(%18 : tensor<16xf32>) -> tensor<16xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<16x10xf32>) outs(%28 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<16xf32>
    %30 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<16xf32>) outs(%23 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x1xf32>) outs(%23 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.log %in : f32
      linalg.yield %67 : f32
    } -> tensor<16x1xf32>
    %32 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<16x1xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %32 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.subf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<16x10xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %33 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<16x10xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<16x10xf32>) outs(%28 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<16xf32>
    %36 = tensor.empty() : tensor<f32>
    %37 = linalg.fill ins(%cst_4 : f32) outs(%36 : tensor<f32>) -> tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["reduction"]} ins(%35 : tensor<16xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%38 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.divf %in, %cst_3 : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%39 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.negf %in : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map14], iterator_types = []} outs(%36 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%41 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.divf %in, %cst_3 : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %43 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel"]} ins(%42 : tensor<f32>) outs(%18 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %44 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<16xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %44 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<16x10xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<16x10xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.negf %in : f32
      linalg.yield %67 : f32
    } -> tensor<16x10xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "reduction"]} ins(%46 : tensor<16x10xf32>) outs(%28 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %47 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %30 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%23 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.divf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<16x1xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<16x1xf32>) outs(%28 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<16xf32>
    %50 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<16xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %27 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<16x10xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %51 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%5 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.addf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<16x10xf32>
    %53 = tensor.empty() : tensor<10x32xf32>
    %54 = linalg.fill ins(%cst_4 : f32) outs(%53 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %55 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52, %collapsed : tensor<16x10xf32>, tensor<16x32xf32>) outs(%54 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in, %in_6 : f32
      %68 = arith.addf %out, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<10x32xf32>
    %56 = tensor.empty() : tensor<32x10xf32>
    %57 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<10x32xf32>) outs(%56 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x10xf32>
    %58 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %59 = linalg.generic {indexing_maps = [#map19, #map8, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52, %arg0 : tensor<16x10xf32>, tensor<32x10xf32>) outs(%58 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in, %in_6 : f32
      %68 = arith.addf %out, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<16x32xf32>
    %60 = tensor.empty() : tensor<1x16x32xf32>
    %61 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<16x32xf32>) outs(%60 : tensor<1x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x32xf32>
    %padded = tensor.pad %61 low[11, 0, 0] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_4 : f32
    } : tensor<1x16x32xf32> to tensor<12x16x32xf32>
    %62 = tensor.empty() : tensor<3x128xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%62 : tensor<3x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x128xf32>
    %64 = tensor.empty() : tensor<3x32x128xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%64 : tensor<3x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x32x128xf32>
    %66:4 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %padded, %arg8 = %63, %arg9 = %65, %arg10 = %65) -> (tensor<12x16x32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32x128xf32>) {
      %67 = arith.index_cast %arg6 : index to i32
      %from_elements = tensor.from_elements %67 : tensor<i32>
      %68 = tensor.empty() : tensor<i32>
      %69 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%68 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %86 = arith.subi %c3_i32, %in : i32
        linalg.yield %86 : i32
      } -> tensor<i32>
      %70 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%69 : tensor<i32>) outs(%68 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %86 = arith.subi %in, %c1_i32 : i32
        linalg.yield %86 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %70[] : tensor<i32>
      %71 = arith.index_cast %extracted : i32 to index
      %72 = arith.maxsi %71, %c0 : index
      %73 = arith.minsi %72, %c2 : index
      %extracted_slice_6 = tensor.extract_slice %arg3[%73, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<3x32x128xf32> to tensor<1x32x128xf32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
      %extracted_slice_8 = tensor.extract_slice %arg2[%73, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<3x32x128xf32> to tensor<1x32x128xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
      %extracted_slice_10 = tensor.extract_slice %4#1[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_12 = tensor.extract_slice %4#2[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_14 = tensor.extract_slice %4#3[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_16 = tensor.extract_slice %4#4[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_18 = tensor.extract_slice %4#5[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_20 = tensor.extract_slice %4#6[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_22 = tensor.extract_slice %4#7[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_24 = tensor.extract_slice %4#8[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_26 = tensor.extract_slice %4#9[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_28 = tensor.extract_slice %4#10[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_30 = tensor.extract_slice %4#11[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_32 = tensor.extract_slice %4#12[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %extracted_slice_34 = tensor.extract_slice %4#13[%73, 0, 0, 0] [1, 12, 16, 32] [1, 1, 1, 1] : tensor<3x12x16x32xf32> to tensor<1x12x16x32xf32>
      %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [[0, 1], [2], [3]] : tensor<1x12x16x32xf32> into tensor<12x16x32xf32>
      %74 = tensor.empty() : tensor<32x128xf32>
      %75 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%74 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x128xf32>
      %76 = tensor.empty() : tensor<128xf32>
      %77 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%76 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<128xf32>
      %78 = tensor.empty() : tensor<12x16x32xf32>
      %79 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%78 : tensor<12x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<12x16x32xf32>
      %80:6 = scf.for %arg11 = %c0 to %c12 step %c1 iter_args(%arg12 = %75, %arg13 = %75, %arg14 = %77, %arg15 = %1, %arg16 = %1, %arg17 = %79) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>) {
        %86 = arith.index_cast %arg11 : index to i32
        %from_elements_38 = tensor.from_elements %86 : tensor<i32>
        %87 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%from_elements_38 : tensor<i32>) outs(%68 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %126 = arith.subi %c12_i32, %in : i32
          linalg.yield %126 : i32
        } -> tensor<i32>
        %88 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%87 : tensor<i32>) outs(%68 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %126 = arith.subi %in, %c1_i32 : i32
          linalg.yield %126 : i32
        } -> tensor<i32>
        %extracted_39 = tensor.extract %88[] : tensor<i32>
        %89 = arith.index_cast %extracted_39 : i32 to index
        %90 = arith.maxsi %89, %c0 : index
        %91 = arith.minsi %90, %c11 : index
        %extracted_slice_40 = tensor.extract_slice %arg7[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_42 = tensor.extract_slice %collapsed_11[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_44 = tensor.extract_slice %collapsed_13[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_46 = tensor.extract_slice %collapsed_15[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_48 = tensor.extract_slice %collapsed_17[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_50 = tensor.extract_slice %collapsed_19[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_51 = tensor.collapse_shape %extracted_slice_50 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_52 = tensor.extract_slice %collapsed_21[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_53 = tensor.collapse_shape %extracted_slice_52 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_54 = tensor.extract_slice %collapsed_23[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_55 = tensor.collapse_shape %extracted_slice_54 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_56 = tensor.extract_slice %collapsed_25[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_57 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_58 = tensor.extract_slice %collapsed_27[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_59 = tensor.collapse_shape %extracted_slice_58 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_60 = tensor.extract_slice %collapsed_29[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_61 = tensor.collapse_shape %extracted_slice_60 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_62 = tensor.extract_slice %collapsed_31[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_63 = tensor.collapse_shape %extracted_slice_62 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_64 = tensor.extract_slice %collapsed_33[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_65 = tensor.collapse_shape %extracted_slice_64 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %extracted_slice_66 = tensor.extract_slice %collapsed_35[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
        %collapsed_67 = tensor.collapse_shape %extracted_slice_66 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
        %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg15, %collapsed_41 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.addf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_67, %92 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %collapsed_63 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %collapsed_65 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg16, %95 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.addf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %collapsed_63 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %97 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.addf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %collapsed_61 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_59, %98 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %collapsed_55 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%100, %collapsed_57 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102, %collapsed_55 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102, %103 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.addf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %collapsed_53 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_51, %98 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %collapsed_49 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %collapsed_47 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<16x32xf32>
        %109 = tensor.empty() : tensor<16x128xf32>
        %110 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%109 : tensor<16x128xf32>) {
        ^bb0(%out: f32):
          %126 = linalg.index 0 : index
          %127 = linalg.index 1 : index
          %128 = arith.cmpi ult, %127, %c32 : index
          %129 = scf.if %128 -> (f32) {
            %extracted_70 = tensor.extract %105[%126, %127] : tensor<16x32xf32>
            scf.yield %extracted_70 : f32
          } else {
            %130 = arith.cmpi ult, %127, %c64 : index
            %131 = scf.if %130 -> (f32) {
              %132 = arith.subi %127, %c32 : index
              %extracted_70 = tensor.extract %108[%126, %132] : tensor<16x32xf32>
              scf.yield %extracted_70 : f32
            } else {
              %132 = arith.cmpi ult, %127, %c96 : index
              %133 = scf.if %132 -> (f32) {
                %134 = arith.subi %127, %c64 : index
                %extracted_70 = tensor.extract %104[%126, %134] : tensor<16x32xf32>
                scf.yield %extracted_70 : f32
              } else {
                %134 = arith.subi %127, %c96 : index
                %extracted_70 = tensor.extract %99[%126, %134] : tensor<16x32xf32>
                scf.yield %extracted_70 : f32
              }
              scf.yield %133 : f32
            }
            scf.yield %131 : f32
          }
          linalg.yield %129 : f32
        } -> tensor<16x128xf32>
        %111 = linalg.fill ins(%cst_4 : f32) outs(%76 : tensor<128xf32>) -> tensor<128xf32>
        %112 = linalg.generic {indexing_maps = [#map18, #map10], iterator_types = ["parallel", "reduction"]} ins(%110 : tensor<16x128xf32>) outs(%111 : tensor<128xf32>) {
        ^bb0(%in: f32, %out: f32):
          %126 = arith.addf %out, %in : f32
          linalg.yield %126 : f32
        } -> tensor<128xf32>
        %expanded_68 = tensor.expand_shape %112 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
        %113 = linalg.generic {indexing_maps = [#map18, #map10], iterator_types = ["parallel", "reduction"]} ins(%expanded_68 : tensor<1x128xf32>) outs(%111 : tensor<128xf32>) {
        ^bb0(%in: f32, %out: f32):
          %126 = arith.addf %out, %in : f32
          linalg.yield %126 : f32
        } -> tensor<128xf32>
        %114 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%arg14, %113 : tensor<128xf32>, tensor<128xf32>) outs(%76 : tensor<128xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.addf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<128xf32>
        %115 = tensor.empty() : tensor<128x32xf32>
        %116 = linalg.fill ins(%cst_4 : f32) outs(%115 : tensor<128x32xf32>) -> tensor<128x32xf32>
        %117 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%110, %collapsed_45 : tensor<16x128xf32>, tensor<16x32xf32>) outs(%116 : tensor<128x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          %127 = arith.addf %out, %126 : f32
          linalg.yield %127 : f32
        } -> tensor<128x32xf32>
        %118 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<128x32xf32>) outs(%74 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<32x128xf32>
        %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13, %118 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%74 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.addf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<32x128xf32>
        %120 = linalg.generic {indexing_maps = [#map19, #map8, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%110, %collapsed_9 : tensor<16x128xf32>, tensor<32x128xf32>) outs(%58 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          %127 = arith.addf %out, %126 : f32
          linalg.yield %127 : f32
        } -> tensor<16x32xf32>
        %121 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%110, %collapsed_43 : tensor<16x128xf32>, tensor<16x32xf32>) outs(%116 : tensor<128x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          %127 = arith.addf %out, %126 : f32
          linalg.yield %127 : f32
        } -> tensor<128x32xf32>
        %122 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<128x32xf32>) outs(%74 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<32x128xf32>
        %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %122 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%74 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.addf %in, %in_70 : f32
          linalg.yield %126 : f32
        } -> tensor<32x128xf32>
        %124 = linalg.generic {indexing_maps = [#map19, #map8, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%110, %collapsed_7 : tensor<16x128xf32>, tensor<32x128xf32>) outs(%58 : tensor<16x32xf32>) {
        ^bb0(%in: f32, %in_70: f32, %out: f32):
          %126 = arith.mulf %in, %in_70 : f32
          %127 = arith.addf %out, %126 : f32
          linalg.yield %127 : f32
        } -> tensor<16x32xf32>
        %125 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<16x32xf32>) outs(%60 : tensor<1x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x16x32xf32>
        %inserted_slice_69 = tensor.insert_slice %125 into %arg17[%91, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
        scf.yield %123, %119, %114, %120, %106, %inserted_slice_69 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>
      }
      %81 = tensor.empty() : tensor<1x128xf32>
      %82 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%80#2 : tensor<128xf32>) outs(%81 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x128xf32>
      %inserted_slice = tensor.insert_slice %82 into %arg8[%73, 0] [1, 128] [1, 1] : tensor<1x128xf32> into tensor<3x128xf32>
      %83 = tensor.empty() : tensor<1x32x128xf32>
      %84 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80#1 : tensor<32x128xf32>) outs(%83 : tensor<1x32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x128xf32>
      %inserted_slice_36 = tensor.insert_slice %84 into %arg9[%73, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<3x32x128xf32>
      %85 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80#0 : tensor<32x128xf32>) outs(%83 : tensor<1x32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x128xf32>
      %inserted_slice_37 = tensor.insert_slice %85 into %arg10[%73, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<3x32x128xf32>
      scf.yield %80#5, %inserted_slice, %inserted_slice_36, %inserted_slice_37 : tensor<12x16x32xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32x128xf32>
    }
    return %40, %57, %66#1, %66#2, %66#3 : tensor<f32>, tensor<32x10xf32>, tensor<3x128xf32>, tensor<3x32x128xf32>, tensor<3x32x128xf32>
  }
}

