#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0) -> ()>
#map10 = affine_map<(d0) -> (d0)>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map13 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map15 = affine_map<(d0, d1) -> (d1, d0)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @jit_step {
  func.func public @main(%arg0: tensor<32x10xf32>, %arg1: tensor<128xf32>, %arg2: tensor<32x128xf32>, %arg3: tensor<24x128xf32>, %arg4: tensor<128xf32>, %arg5: tensor<32x128xf32>, %arg6: tensor<32x128xf32>, %arg7: tensor<12x16x24xf32>, %arg8: tensor<16xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<32x10xf32> {jax.result_info = "result[1]['head']"}, tensor<128xf32> {jax.result_info = "result[1]['layers'][0]['b']"}, tensor<32x128xf32> {jax.result_info = "result[1]['layers'][0]['u']"}, tensor<24x128xf32> {jax.result_info = "result[1]['layers'][0]['w']"}, tensor<128xf32> {jax.result_info = "result[1]['layers'][1]['b']"}, tensor<32x128xf32> {jax.result_info = "result[1]['layers'][1]['u']"}, tensor<32x128xf32> {jax.result_info = "result[1]['layers'][1]['w']"}) {
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %c96 = arith.constant 96 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %c11 = arith.constant 11 : index
    %cst_2 = arith.constant -1.000000e+00 : f32
    %c12_i32 = arith.constant 12 : i32
    %cst_3 = arith.constant 1.600000e+01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %c0 = arith.constant 0 : index
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %2 = tensor.empty() : tensor<1x128xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<128xf32>) outs(%2 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x128xf32>
    %4 = tensor.empty() : tensor<12x16x32xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%4 : tensor<12x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16x32xf32>
    %6:15 = scf.for %arg9 = %c0 to %c12 step %c1 iter_args(%arg10 = %1, %arg11 = %1, %arg12 = %5, %arg13 = %5, %arg14 = %5, %arg15 = %5, %arg16 = %5, %arg17 = %5, %arg18 = %5, %arg19 = %5, %arg20 = %5, %arg21 = %5, %arg22 = %5, %arg23 = %5, %arg24 = %5) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) {
      %74 = arith.maxsi %arg9, %c0 : index
      %75 = arith.minsi %74, %c11 : index
      %extracted_slice_6 = tensor.extract_slice %arg7[%75, 0, 0] [1, 16, 24] [1, 1, 1] : tensor<12x16x24xf32> to tensor<1x16x24xf32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x16x24xf32> into tensor<16x24xf32>
      %76 = tensor.empty() : tensor<16x128xf32>
      %77 = linalg.fill ins(%cst_4 : f32) outs(%76 : tensor<16x128xf32>) -> tensor<16x128xf32>
      %78 = linalg.matmul ins(%collapsed_7, %arg3 : tensor<16x24xf32>, tensor<24x128xf32>) outs(%77 : tensor<16x128xf32>) -> tensor<16x128xf32>
      %79 = linalg.matmul ins(%arg10, %arg2 : tensor<16x32xf32>, tensor<32x128xf32>) outs(%77 : tensor<16x128xf32>) -> tensor<16x128xf32>
      %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %79 : tensor<16x128xf32>, tensor<16x128xf32>) outs(%76 : tensor<16x128xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x128xf32>
      %81 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<1x128xf32>) outs(%76 : tensor<16x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16x128xf32>
      %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<16x128xf32>, tensor<16x128xf32>) outs(%76 : tensor<16x128xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x128xf32>
      %extracted_slice_8 = tensor.extract_slice %82[0, 0] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
      %extracted_slice_9 = tensor.extract_slice %82[0, 32] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
      %extracted_slice_10 = tensor.extract_slice %82[0, 64] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
      %extracted_slice_11 = tensor.extract_slice %82[0, 96] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
      %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = arith.negf %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.exp %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16x32xf32>
      %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %84 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.divf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %87 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %arg11 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = arith.negf %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.exp %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %92 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %93 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.divf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %94 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.tanh %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %97 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %97 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %99 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = arith.negf %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.exp %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %102 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %103 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.divf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %104 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %105 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.tanh %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %107 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %107 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %110 = tensor.empty() : tensor<1x16x32xf32>
      %111 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice = tensor.insert_slice %111 into %arg12[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %112 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_12 = tensor.insert_slice %112 into %arg13[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %113 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_13 = tensor.insert_slice %113 into %arg14[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %114 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_14 = tensor.insert_slice %114 into %arg15[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %115 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_15 = tensor.insert_slice %115 into %arg16[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %116 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_16 = tensor.insert_slice %116 into %arg17[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %117 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_17 = tensor.insert_slice %117 into %arg18[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %118 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_18 = tensor.insert_slice %118 into %arg19[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %119 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_19 = tensor.insert_slice %119 into %arg20[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %120 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_20 = tensor.insert_slice %120 into %arg21[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %121 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_21 = tensor.insert_slice %121 into %arg22[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %122 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_22 = tensor.insert_slice %122 into %arg23[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %123 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_23 = tensor.insert_slice %123 into %arg24[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      scf.yield %109, %100, %inserted_slice, %inserted_slice_12, %inserted_slice_13, %inserted_slice_14, %inserted_slice_15, %inserted_slice_16, %inserted_slice_17, %inserted_slice_18, %inserted_slice_19, %inserted_slice_20, %inserted_slice_21, %inserted_slice_22, %inserted_slice_23 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>
    }
    %7 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<128xf32>) outs(%2 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x128xf32>
    %8:15 = scf.for %arg9 = %c0 to %c12 step %c1 iter_args(%arg10 = %1, %arg11 = %1, %arg12 = %5, %arg13 = %5, %arg14 = %5, %arg15 = %5, %arg16 = %5, %arg17 = %5, %arg18 = %5, %arg19 = %5, %arg20 = %5, %arg21 = %5, %arg22 = %5, %arg23 = %5, %arg24 = %5) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>) {
      %74 = arith.maxsi %arg9, %c0 : index
      %75 = arith.minsi %74, %c11 : index
      %extracted_slice_6 = tensor.extract_slice %6#2[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %76 = tensor.empty() : tensor<16x128xf32>
      %77 = linalg.fill ins(%cst_4 : f32) outs(%76 : tensor<16x128xf32>) -> tensor<16x128xf32>
      %78 = linalg.matmul ins(%collapsed_7, %arg6 : tensor<16x32xf32>, tensor<32x128xf32>) outs(%77 : tensor<16x128xf32>) -> tensor<16x128xf32>
      %79 = linalg.matmul ins(%arg10, %arg5 : tensor<16x32xf32>, tensor<32x128xf32>) outs(%77 : tensor<16x128xf32>) -> tensor<16x128xf32>
      %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %79 : tensor<16x128xf32>, tensor<16x128xf32>) outs(%76 : tensor<16x128xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x128xf32>
      %81 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x128xf32>) outs(%76 : tensor<16x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16x128xf32>
      %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<16x128xf32>, tensor<16x128xf32>) outs(%76 : tensor<16x128xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x128xf32>
      %extracted_slice_8 = tensor.extract_slice %82[0, 0] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
      %extracted_slice_9 = tensor.extract_slice %82[0, 32] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
      %extracted_slice_10 = tensor.extract_slice %82[0, 64] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
      %extracted_slice_11 = tensor.extract_slice %82[0, 96] [16, 32] [1, 1] : tensor<16x128xf32> to tensor<16x32xf32>
      %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = arith.negf %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.exp %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16x32xf32>
      %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %84 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.divf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %87 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %arg11 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = arith.negf %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.exp %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %92 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %93 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.divf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %94 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.tanh %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %97 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %97 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %99 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = arith.negf %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.exp %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %102 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.addf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %103 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.divf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %104 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %105 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = math.tanh %in : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %107 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.subf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %107 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %124 = arith.mulf %in, %in_24 : f32
        linalg.yield %124 : f32
      } -> tensor<16x32xf32>
      %110 = tensor.empty() : tensor<1x16x32xf32>
      %111 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice = tensor.insert_slice %111 into %arg12[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %112 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_12 = tensor.insert_slice %112 into %arg13[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %113 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_13 = tensor.insert_slice %113 into %arg14[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %114 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_14 = tensor.insert_slice %114 into %arg15[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %115 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_15 = tensor.insert_slice %115 into %arg16[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %116 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_16 = tensor.insert_slice %116 into %arg17[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %117 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_17 = tensor.insert_slice %117 into %arg18[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %118 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_18 = tensor.insert_slice %118 into %arg19[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %119 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_19 = tensor.insert_slice %119 into %arg20[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %120 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_20 = tensor.insert_slice %120 into %arg21[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %121 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_21 = tensor.insert_slice %121 into %arg22[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %122 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_22 = tensor.insert_slice %122 into %arg23[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      %123 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<16x32xf32>) outs(%110 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice_23 = tensor.insert_slice %123 into %arg24[%75, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      scf.yield %109, %100, %inserted_slice, %inserted_slice_12, %inserted_slice_13, %inserted_slice_14, %inserted_slice_15, %inserted_slice_16, %inserted_slice_17, %inserted_slice_18, %inserted_slice_19, %inserted_slice_20, %inserted_slice_21, %inserted_slice_22, %inserted_slice_23 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>, tensor<12x16x32xf32>
    }
    %extracted_slice = tensor.extract_slice %8#2[11, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
    %9 = tensor.empty() : tensor<16x10xf32>
    %10 = linalg.fill ins(%cst_4 : f32) outs(%9 : tensor<16x10xf32>) -> tensor<16x10xf32>
    %11 = linalg.matmul ins(%collapsed, %arg0 : tensor<16x32xf32>, tensor<32x10xf32>) outs(%10 : tensor<16x10xf32>) -> tensor<16x10xf32>
    %12 = tensor.empty() : tensor<16x1xi32>
    %13 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xi32>) outs(%12 : tensor<16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x1xi32>
    %14 = tensor.empty() : tensor<1x10xi32>
    %15 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%14 : tensor<1x10xi32>) {
    ^bb0(%out: i32):
      %74 = linalg.index 1 : index
      %75 = arith.index_cast %74 : index to i32
      linalg.yield %75 : i32
    } -> tensor<1x10xi32>
    %16 = tensor.empty() : tensor<16x10xi32>
    %17 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x1xi32>) outs(%16 : tensor<16x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x10xi32>
    %18 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<1x10xi32>) outs(%16 : tensor<16x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x10xi32>
    %19 = tensor.empty() : tensor<16x10xi1>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %18 : tensor<16x10xi32>, tensor<16x10xi32>) outs(%19 : tensor<16x10xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %74 = arith.cmpi eq, %in, %in_6 : i32
      linalg.yield %74 : i1
    } -> tensor<16x10xi1>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<16x10xi1>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: i1, %out: f32):
      %74 = arith.uitofp %in : i1 to f32
      linalg.yield %74 : f32
    } -> tensor<16x10xf32>
    %22 = tensor.empty() : tensor<16xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<16xf32>) -> tensor<16xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<16x10xf32>) outs(%23 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.maximumf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<16xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %26 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%25, %24 : tensor<16xf32>, tensor<16xf32>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.maximumf %in, %in_6 : f32
      linalg.yield %74 : f32
    } -> tensor<16xf32>
    %27 = tensor.empty() : tensor<16x1xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<16xf32>) outs(%27 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x1xf32>
    %29 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<16x1xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %29 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.subf %in, %in_6 : f32
      linalg.yield %74 : f32
    } -> tensor<16x10xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x10xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<16x10xf32>
    %32 = linalg.fill ins(%cst_4 : f32) outs(%22 : tensor<16xf32>) -> tensor<16xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "reduction"]} ins(%31 : tensor<16x10xf32>) outs(%32 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<16xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<16xf32>) outs(%27 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x1xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<16x1xf32>) outs(%27 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.log %in : f32
      linalg.yield %74 : f32
    } -> tensor<16x1xf32>
    %36 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<16x1xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %36 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.subf %in, %in_6 : f32
      linalg.yield %74 : f32
    } -> tensor<16x10xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %37 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.mulf %in, %in_6 : f32
      linalg.yield %74 : f32
    } -> tensor<16x10xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "reduction"]} ins(%38 : tensor<16x10xf32>) outs(%32 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<16xf32>
    %40 = tensor.empty() : tensor<f32>
    %41 = linalg.fill ins(%cst_4 : f32) outs(%40 : tensor<f32>) -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["reduction"]} ins(%39 : tensor<16xf32>) outs(%41 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %43 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%42 : tensor<f32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %in, %cst_3 : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%43 : tensor<f32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.negf %in : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map11], iterator_types = []} outs(%40 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%45 : tensor<f32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %in, %cst_3 : f32
      linalg.yield %74 : f32
    } -> tensor<f32>
    %47 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel"]} ins(%46 : tensor<f32>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %48 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<16xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %48 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.mulf %in, %in_6 : f32
      linalg.yield %74 : f32
    } -> tensor<16x10xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<16x10xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.negf %in : f32
      linalg.yield %74 : f32
    } -> tensor<16x10xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "reduction"]} ins(%50 : tensor<16x10xf32>) outs(%32 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %51 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %34 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%27 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.divf %in, %in_6 : f32
      linalg.yield %74 : f32
    } -> tensor<16x1xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "reduction"]} ins(%52 : tensor<16x1xf32>) outs(%32 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<16xf32>
    %54 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<16xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %31 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.mulf %in, %in_6 : f32
      linalg.yield %74 : f32
    } -> tensor<16x10xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %55 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%9 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.addf %in, %in_6 : f32
      linalg.yield %74 : f32
    } -> tensor<16x10xf32>
    %57 = tensor.empty() : tensor<10x32xf32>
    %58 = linalg.fill ins(%cst_4 : f32) outs(%57 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %59 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%56, %collapsed : tensor<16x10xf32>, tensor<16x32xf32>) outs(%58 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.mulf %in, %in_6 : f32
      %75 = arith.addf %out, %74 : f32
      linalg.yield %75 : f32
    } -> tensor<10x32xf32>
    %60 = tensor.empty() : tensor<32x10xf32>
    %61 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<10x32xf32>) outs(%60 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x10xf32>
    %62 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %63 = linalg.generic {indexing_maps = [#map16, #map6, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%56, %arg0 : tensor<16x10xf32>, tensor<32x10xf32>) outs(%62 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %74 = arith.mulf %in, %in_6 : f32
      %75 = arith.addf %out, %74 : f32
      linalg.yield %75 : f32
    } -> tensor<16x32xf32>
    %64 = tensor.empty() : tensor<1x16x32xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<16x32xf32>) outs(%64 : tensor<1x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x32xf32>
    %padded = tensor.pad %65 low[11, 0, 0] high[0, 0, 0] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index):
      tensor.yield %cst_4 : f32
    } : tensor<1x16x32xf32> to tensor<12x16x32xf32>
    %66 = tensor.empty() : tensor<32x128xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%66 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %68 = tensor.empty() : tensor<128xf32>
    %69 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%68 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128xf32>
    %70:6 = scf.for %arg9 = %c0 to %c12 step %c1 iter_args(%arg10 = %67, %arg11 = %67, %arg12 = %69, %arg13 = %1, %arg14 = %1, %arg15 = %5) -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>) {
      %74 = arith.index_cast %arg9 : index to i32
      %from_elements = tensor.from_elements %74 : tensor<i32>
      %75 = tensor.empty() : tensor<i32>
      %76 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%75 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %115 = arith.subi %c12_i32, %in : i32
        linalg.yield %115 : i32
      } -> tensor<i32>
      %77 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%76 : tensor<i32>) outs(%75 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %115 = arith.subi %in, %c1_i32 : i32
        linalg.yield %115 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %77[] : tensor<i32>
      %78 = arith.index_cast %extracted : i32 to index
      %79 = arith.maxsi %78, %c0 : index
      %80 = arith.minsi %79, %c11 : index
      %extracted_slice_6 = tensor.extract_slice %padded[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_8 = tensor.extract_slice %6#2[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_10 = tensor.extract_slice %8#3[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_12 = tensor.extract_slice %8#4[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_14 = tensor.extract_slice %8#5[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_16 = tensor.extract_slice %8#6[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_18 = tensor.extract_slice %8#7[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_20 = tensor.extract_slice %8#8[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_22 = tensor.extract_slice %8#9[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_24 = tensor.extract_slice %8#10[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_26 = tensor.extract_slice %8#11[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_28 = tensor.extract_slice %8#12[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_30 = tensor.extract_slice %8#13[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_32 = tensor.extract_slice %8#14[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13, %collapsed_7 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33, %81 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %collapsed_29 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %collapsed_31 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg14, %84 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%84, %collapsed_29 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %collapsed_27 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25, %87 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %collapsed_21 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %collapsed_23 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %collapsed_21 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %collapsed_19 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17, %87 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %collapsed_15 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %collapsed_13 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %98 = tensor.empty() : tensor<16x128xf32>
      %99 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%98 : tensor<16x128xf32>) {
      ^bb0(%out: f32):
        %115 = linalg.index 0 : index
        %116 = linalg.index 1 : index
        %117 = arith.cmpi ult, %116, %c32 : index
        %118 = scf.if %117 -> (f32) {
          %extracted_35 = tensor.extract %94[%115, %116] : tensor<16x32xf32>
          scf.yield %extracted_35 : f32
        } else {
          %119 = arith.cmpi ult, %116, %c64 : index
          %120 = scf.if %119 -> (f32) {
            %121 = arith.subi %116, %c32 : index
            %extracted_35 = tensor.extract %97[%115, %121] : tensor<16x32xf32>
            scf.yield %extracted_35 : f32
          } else {
            %121 = arith.cmpi ult, %116, %c96 : index
            %122 = scf.if %121 -> (f32) {
              %123 = arith.subi %116, %c64 : index
              %extracted_35 = tensor.extract %93[%115, %123] : tensor<16x32xf32>
              scf.yield %extracted_35 : f32
            } else {
              %123 = arith.subi %116, %c96 : index
              %extracted_35 = tensor.extract %88[%115, %123] : tensor<16x32xf32>
              scf.yield %extracted_35 : f32
            }
            scf.yield %122 : f32
          }
          scf.yield %120 : f32
        }
        linalg.yield %118 : f32
      } -> tensor<16x128xf32>
      %100 = linalg.fill ins(%cst_4 : f32) outs(%68 : tensor<128xf32>) -> tensor<128xf32>
      %101 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "reduction"]} ins(%99 : tensor<16x128xf32>) outs(%100 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %115 = arith.addf %out, %in : f32
        linalg.yield %115 : f32
      } -> tensor<128xf32>
      %expanded_34 = tensor.expand_shape %101 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
      %102 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "reduction"]} ins(%expanded_34 : tensor<1x128xf32>) outs(%100 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %115 = arith.addf %out, %in : f32
        linalg.yield %115 : f32
      } -> tensor<128xf32>
      %103 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%arg12, %102 : tensor<128xf32>, tensor<128xf32>) outs(%68 : tensor<128xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<128xf32>
      %104 = tensor.empty() : tensor<128x32xf32>
      %105 = linalg.fill ins(%cst_4 : f32) outs(%104 : tensor<128x32xf32>) -> tensor<128x32xf32>
      %106 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99, %collapsed_11 : tensor<16x128xf32>, tensor<16x32xf32>) outs(%105 : tensor<128x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        %116 = arith.addf %out, %115 : f32
        linalg.yield %116 : f32
      } -> tensor<128x32xf32>
      %107 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<128x32xf32>) outs(%66 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x128xf32>
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11, %107 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%66 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<32x128xf32>
      %109 = linalg.generic {indexing_maps = [#map16, #map6, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99, %arg5 : tensor<16x128xf32>, tensor<32x128xf32>) outs(%62 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        %116 = arith.addf %out, %115 : f32
        linalg.yield %116 : f32
      } -> tensor<16x32xf32>
      %110 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99, %collapsed_9 : tensor<16x128xf32>, tensor<16x32xf32>) outs(%105 : tensor<128x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        %116 = arith.addf %out, %115 : f32
        linalg.yield %116 : f32
      } -> tensor<128x32xf32>
      %111 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<128x32xf32>) outs(%66 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x128xf32>
      %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10, %111 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%66 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<32x128xf32>
      %113 = linalg.generic {indexing_maps = [#map16, #map6, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99, %arg6 : tensor<16x128xf32>, tensor<32x128xf32>) outs(%62 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        %116 = arith.addf %out, %115 : f32
        linalg.yield %116 : f32
      } -> tensor<16x32xf32>
      %114 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<16x32xf32>) outs(%64 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x32xf32>
      %inserted_slice = tensor.insert_slice %114 into %arg15[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<1x16x32xf32> into tensor<12x16x32xf32>
      scf.yield %112, %108, %103, %109, %95, %inserted_slice : tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<12x16x32xf32>
    }
    %71 = tensor.empty() : tensor<24x128xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%71 : tensor<24x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x128xf32>
    %73:5 = scf.for %arg9 = %c0 to %c12 step %c1 iter_args(%arg10 = %72, %arg11 = %67, %arg12 = %69, %arg13 = %1, %arg14 = %1) -> (tensor<24x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<16x32xf32>, tensor<16x32xf32>) {
      %74 = arith.index_cast %arg9 : index to i32
      %from_elements = tensor.from_elements %74 : tensor<i32>
      %75 = tensor.empty() : tensor<i32>
      %76 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%75 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %115 = arith.subi %c12_i32, %in : i32
        linalg.yield %115 : i32
      } -> tensor<i32>
      %77 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%76 : tensor<i32>) outs(%75 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %115 = arith.subi %in, %c1_i32 : i32
        linalg.yield %115 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %77[] : tensor<i32>
      %78 = arith.index_cast %extracted : i32 to index
      %79 = arith.maxsi %78, %c0 : index
      %80 = arith.minsi %79, %c11 : index
      %extracted_slice_6 = tensor.extract_slice %70#5[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_8 = tensor.extract_slice %arg7[%80, 0, 0] [1, 16, 24] [1, 1, 1] : tensor<12x16x24xf32> to tensor<1x16x24xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x16x24xf32> into tensor<16x24xf32>
      %extracted_slice_10 = tensor.extract_slice %6#3[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_12 = tensor.extract_slice %6#4[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_14 = tensor.extract_slice %6#5[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_16 = tensor.extract_slice %6#6[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_18 = tensor.extract_slice %6#7[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_20 = tensor.extract_slice %6#8[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_22 = tensor.extract_slice %6#9[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_24 = tensor.extract_slice %6#10[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_26 = tensor.extract_slice %6#11[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_28 = tensor.extract_slice %6#12[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_30 = tensor.extract_slice %6#13[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %extracted_slice_32 = tensor.extract_slice %6#14[%80, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<12x16x32xf32> to tensor<1x16x32xf32>
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
      %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13, %collapsed_7 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33, %81 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %collapsed_29 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %collapsed_31 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg14, %84 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%84, %collapsed_29 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %collapsed_27 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25, %87 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %collapsed_21 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %collapsed_23 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %collapsed_21 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %collapsed_19 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17, %87 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %collapsed_15 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %collapsed_13 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<16x32xf32>
      %98 = tensor.empty() : tensor<16x128xf32>
      %99 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%98 : tensor<16x128xf32>) {
      ^bb0(%out: f32):
        %115 = linalg.index 0 : index
        %116 = linalg.index 1 : index
        %117 = arith.cmpi ult, %116, %c32 : index
        %118 = scf.if %117 -> (f32) {
          %extracted_35 = tensor.extract %94[%115, %116] : tensor<16x32xf32>
          scf.yield %extracted_35 : f32
        } else {
          %119 = arith.cmpi ult, %116, %c64 : index
          %120 = scf.if %119 -> (f32) {
            %121 = arith.subi %116, %c32 : index
            %extracted_35 = tensor.extract %97[%115, %121] : tensor<16x32xf32>
            scf.yield %extracted_35 : f32
          } else {
            %121 = arith.cmpi ult, %116, %c96 : index
            %122 = scf.if %121 -> (f32) {
              %123 = arith.subi %116, %c64 : index
              %extracted_35 = tensor.extract %93[%115, %123] : tensor<16x32xf32>
              scf.yield %extracted_35 : f32
            } else {
              %123 = arith.subi %116, %c96 : index
              %extracted_35 = tensor.extract %88[%115, %123] : tensor<16x32xf32>
              scf.yield %extracted_35 : f32
            }
            scf.yield %122 : f32
          }
          scf.yield %120 : f32
        }
        linalg.yield %118 : f32
      } -> tensor<16x128xf32>
      %100 = linalg.fill ins(%cst_4 : f32) outs(%68 : tensor<128xf32>) -> tensor<128xf32>
      %101 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "reduction"]} ins(%99 : tensor<16x128xf32>) outs(%100 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %115 = arith.addf %out, %in : f32
        linalg.yield %115 : f32
      } -> tensor<128xf32>
      %expanded_34 = tensor.expand_shape %101 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
      %102 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "reduction"]} ins(%expanded_34 : tensor<1x128xf32>) outs(%100 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %115 = arith.addf %out, %in : f32
        linalg.yield %115 : f32
      } -> tensor<128xf32>
      %103 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%arg12, %102 : tensor<128xf32>, tensor<128xf32>) outs(%68 : tensor<128xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<128xf32>
      %104 = tensor.empty() : tensor<128x32xf32>
      %105 = linalg.fill ins(%cst_4 : f32) outs(%104 : tensor<128x32xf32>) -> tensor<128x32xf32>
      %106 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99, %collapsed_11 : tensor<16x128xf32>, tensor<16x32xf32>) outs(%105 : tensor<128x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        %116 = arith.addf %out, %115 : f32
        linalg.yield %116 : f32
      } -> tensor<128x32xf32>
      %107 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<128x32xf32>) outs(%66 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x128xf32>
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11, %107 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%66 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<32x128xf32>
      %109 = linalg.generic {indexing_maps = [#map16, #map6, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99, %arg2 : tensor<16x128xf32>, tensor<32x128xf32>) outs(%62 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        %116 = arith.addf %out, %115 : f32
        linalg.yield %116 : f32
      } -> tensor<16x32xf32>
      %110 = tensor.empty() : tensor<128x24xf32>
      %111 = linalg.fill ins(%cst_4 : f32) outs(%110 : tensor<128x24xf32>) -> tensor<128x24xf32>
      %112 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99, %collapsed_9 : tensor<16x128xf32>, tensor<16x24xf32>) outs(%111 : tensor<128x24xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.mulf %in, %in_35 : f32
        %116 = arith.addf %out, %115 : f32
        linalg.yield %116 : f32
      } -> tensor<128x24xf32>
      %113 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<128x24xf32>) outs(%71 : tensor<24x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<24x128xf32>
      %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10, %113 : tensor<24x128xf32>, tensor<24x128xf32>) outs(%71 : tensor<24x128xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %115 = arith.addf %in, %in_35 : f32
        linalg.yield %115 : f32
      } -> tensor<24x128xf32>
      scf.yield %114, %108, %103, %109, %95 : tensor<24x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<16x32xf32>, tensor<16x32xf32>
    }
    return %44, %61, %73#2, %73#1, %73#0, %70#2, %70#1, %70#0 : tensor<f32>, tensor<32x10xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<24x128xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32x128xf32>
  }
}

