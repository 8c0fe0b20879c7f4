#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> (d1, d0)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map11 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_step {
  func.func public @main(%arg0: tensor<64x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128x128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<128x10xf32>, %arg5: tensor<10xf32>, %arg6: tensor<4x32x64xf32>, %arg7: tensor<4x32xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<64x128xf32> {jax.result_info = "result[1][0][0]"}, tensor<128xf32> {jax.result_info = "result[1][0][1]"}, tensor<128x128xf32> {jax.result_info = "result[1][1][0]"}, tensor<128xf32> {jax.result_info = "result[1][1][1]"}, tensor<128x10xf32> {jax.result_info = "result[1][2][0]"}, tensor<10xf32> {jax.result_info = "result[1][2][1]"}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.200000e+01 : f32
    %cst_1 = arith.constant -1.000000e+00 : f32
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant 0xFF800000 : f32
    %c3 = arith.constant 3 : index
    %cst_4 = arith.constant 4.000000e+00 : f32
    %cst_5 = arith.constant dense<4.000000e+00> : tensor<f32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<64x128xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%0 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %2 = tensor.empty() : tensor<128xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%2 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128xf32>
    %4 = tensor.empty() : tensor<128x128xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%4 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128xf32>
    %6 = tensor.empty() : tensor<128x10xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%6 : tensor<128x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x10xf32>
    %8 = tensor.empty() : tensor<10xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%8 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %10:7 = scf.for %arg8 = %c0 to %c4 step %c1 iter_args(%arg9 = %cst_6, %arg10 = %1, %arg11 = %3, %arg12 = %5, %arg13 = %3, %arg14 = %7, %arg15 = %9) -> (tensor<f32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128x10xf32>, tensor<10xf32>) {
      %24 = arith.maxsi %arg8, %c0 : index
      %25 = arith.minsi %24, %c3 : index
      %extracted_slice = tensor.extract_slice %arg6[%25, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xf32> to tensor<1x32x64xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x32x64xf32> into tensor<32x64xf32>
      %extracted_slice_7 = tensor.extract_slice %arg7[%25, 0] [1, 32] [1, 1] : tensor<4x32xi32> to tensor<1x32xi32>
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1]] : tensor<1x32xi32> into tensor<32xi32>
      %26 = tensor.empty() : tensor<32x128xf32>
      %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<32x128xf32>) -> tensor<32x128xf32>
      %28 = linalg.matmul ins(%collapsed, %arg0 : tensor<32x64xf32>, tensor<64x128xf32>) outs(%27 : tensor<32x128xf32>) -> tensor<32x128xf32>
      %29 = tensor.empty() : tensor<1x128xf32>
      %30 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<128xf32>) outs(%29 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x128xf32>
      %31 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<1x128xf32>) outs(%26 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x128xf32>
      %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %31 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%26 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x128xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%26 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x128xf32>
      %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%26 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.maximumf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x128xf32>
      %35 = tensor.empty() : tensor<32x128xi1>
      %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%35 : tensor<32x128xi1>) {
      ^bb0(%in: f32, %in_12: f32, %out: i1):
        %125 = arith.cmpf ogt, %in, %in_12 : f32
        linalg.yield %125 : i1
      } -> tensor<32x128xi1>
      %37 = linalg.matmul ins(%34, %arg2 : tensor<32x128xf32>, tensor<128x128xf32>) outs(%27 : tensor<32x128xf32>) -> tensor<32x128xf32>
      %38 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<128xf32>) outs(%29 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x128xf32>
      %39 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<1x128xf32>) outs(%26 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x128xf32>
      %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %39 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%26 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x128xf32>
      %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %33 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%26 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.maximumf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x128xf32>
      %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %33 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%35 : tensor<32x128xi1>) {
      ^bb0(%in: f32, %in_12: f32, %out: i1):
        %125 = arith.cmpf ogt, %in, %in_12 : f32
        linalg.yield %125 : i1
      } -> tensor<32x128xi1>
      %43 = tensor.empty() : tensor<32x1xi32>
      %44 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_8 : tensor<32xi32>) outs(%43 : tensor<32x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<32x1xi32>
      %45 = tensor.empty() : tensor<1x10xi32>
      %46 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%45 : tensor<1x10xi32>) {
      ^bb0(%out: i32):
        %125 = linalg.index 1 : index
        %126 = arith.index_cast %125 : index to i32
        linalg.yield %126 : i32
      } -> tensor<1x10xi32>
      %47 = tensor.empty() : tensor<32x10xi32>
      %48 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<32x1xi32>) outs(%47 : tensor<32x10xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<32x10xi32>
      %49 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<1x10xi32>) outs(%47 : tensor<32x10xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<32x10xi32>
      %50 = tensor.empty() : tensor<32x10xi1>
      %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<32x10xi32>, tensor<32x10xi32>) outs(%50 : tensor<32x10xi1>) {
      ^bb0(%in: i32, %in_12: i32, %out: i1):
        %125 = arith.cmpi eq, %in, %in_12 : i32
        linalg.yield %125 : i1
      } -> tensor<32x10xi1>
      %52 = tensor.empty() : tensor<32x10xf32>
      %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<32x10xi1>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: i1, %out: f32):
        %125 = arith.uitofp %in : i1 to f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %54 = linalg.fill ins(%cst : f32) outs(%52 : tensor<32x10xf32>) -> tensor<32x10xf32>
      %55 = linalg.matmul ins(%41, %arg4 : tensor<32x128xf32>, tensor<128x10xf32>) outs(%54 : tensor<32x10xf32>) -> tensor<32x10xf32>
      %56 = tensor.empty() : tensor<1x10xf32>
      %57 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<10xf32>) outs(%56 : tensor<1x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x10xf32>
      %58 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<1x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x10xf32>
      %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %58 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %60 = tensor.empty() : tensor<32xf32>
      %61 = linalg.fill ins(%cst_3 : f32) outs(%60 : tensor<32xf32>) -> tensor<32xf32>
      %62 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%59 : tensor<32x10xf32>) outs(%61 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.maximumf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<32xf32>
      %63 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%60 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32xf32>
      %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%63, %62 : tensor<32xf32>, tensor<32xf32>) outs(%60 : tensor<32xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.maximumf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32xf32>
      %65 = tensor.empty() : tensor<32x1xf32>
      %66 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<32xf32>) outs(%65 : tensor<32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x1xf32>
      %67 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<32x1xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x10xf32>
      %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %67 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.subf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<32x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = math.exp %in : f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %70 = linalg.fill ins(%cst : f32) outs(%60 : tensor<32xf32>) -> tensor<32xf32>
      %71 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%69 : tensor<32x10xf32>) outs(%70 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<32xf32>
      %72 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<32xf32>) outs(%65 : tensor<32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x1xf32>
      %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<32x1xf32>) outs(%65 : tensor<32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = math.log %in : f32
        linalg.yield %125 : f32
      } -> tensor<32x1xf32>
      %74 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<32x1xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x10xf32>
      %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68, %74 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.subf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %75 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.mulf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %77 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%76 : tensor<32x10xf32>) outs(%70 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<32xf32>
      %78 = tensor.empty() : tensor<f32>
      %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<f32>) -> tensor<f32>
      %80 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction"]} ins(%77 : tensor<32xf32>) outs(%79 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<f32>
      %81 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%80 : tensor<f32>) outs(%78 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.divf %in, %cst_0 : f32
        linalg.yield %125 : f32
      } -> tensor<f32>
      %82 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%81 : tensor<f32>) outs(%78 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.negf %in : f32
        linalg.yield %125 : f32
      } -> tensor<f32>
      %83 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%78 : tensor<f32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_1 : f32
      } -> tensor<f32>
      %84 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%83 : tensor<f32>) outs(%78 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.divf %in, %cst_0 : f32
        linalg.yield %125 : f32
      } -> tensor<f32>
      %85 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%84 : tensor<f32>) outs(%60 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32xf32>
      %86 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<32xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x10xf32>
      %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %86 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.mulf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<32x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.negf %in : f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %89 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<32x10xf32>) outs(%70 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<32xf32>
      %expanded = tensor.expand_shape %89 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
      %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %72 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%65 : tensor<32x1xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.divf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x1xf32>
      %91 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<32x1xf32>) outs(%70 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<32xf32>
      %92 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<32xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x10xf32>
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %69 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.mulf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %93 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%52 : tensor<32x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<32x10xf32>
      %95 = linalg.fill ins(%cst : f32) outs(%8 : tensor<10xf32>) -> tensor<10xf32>
      %96 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "reduction"]} ins(%94 : tensor<32x10xf32>) outs(%95 : tensor<10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<10xf32>
      %expanded_9 = tensor.expand_shape %96 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32>
      %97 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "reduction"]} ins(%expanded_9 : tensor<1x10xf32>) outs(%95 : tensor<10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<10xf32>
      %98 = tensor.empty() : tensor<10x128xf32>
      %99 = linalg.fill ins(%cst : f32) outs(%98 : tensor<10x128xf32>) -> tensor<10x128xf32>
      %100 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94, %41 : tensor<32x10xf32>, tensor<32x128xf32>) outs(%99 : tensor<10x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.mulf %in, %in_12 : f32
        %126 = arith.addf %out, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<10x128xf32>
      %101 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<10x128xf32>) outs(%6 : tensor<128x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<128x10xf32>
      %102 = linalg.generic {indexing_maps = [#map13, #map14, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94, %arg4 : tensor<32x10xf32>, tensor<128x10xf32>) outs(%27 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.mulf %in, %in_12 : f32
        %126 = arith.addf %out, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<32x128xf32>
      %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %102, %33 : tensor<32x128xi1>, tensor<32x128xf32>, tensor<32x128xf32>) outs(%26 : tensor<32x128xf32>) {
      ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
        %125 = arith.select %in, %in_12, %in_13 : f32
        linalg.yield %125 : f32
      } -> tensor<32x128xf32>
      %104 = linalg.fill ins(%cst : f32) outs(%2 : tensor<128xf32>) -> tensor<128xf32>
      %105 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "reduction"]} ins(%103 : tensor<32x128xf32>) outs(%104 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<128xf32>
      %expanded_10 = tensor.expand_shape %105 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
      %106 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "reduction"]} ins(%expanded_10 : tensor<1x128xf32>) outs(%104 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<128xf32>
      %107 = linalg.fill ins(%cst : f32) outs(%4 : tensor<128x128xf32>) -> tensor<128x128xf32>
      %108 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103, %34 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%107 : tensor<128x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.mulf %in, %in_12 : f32
        %126 = arith.addf %out, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<128x128xf32>
      %109 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<128x128xf32>) outs(%4 : tensor<128x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<128x128xf32>
      %110 = linalg.generic {indexing_maps = [#map13, #map14, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103, %arg2 : tensor<32x128xf32>, tensor<128x128xf32>) outs(%27 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.mulf %in, %in_12 : f32
        %126 = arith.addf %out, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<32x128xf32>
      %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %110, %33 : tensor<32x128xi1>, tensor<32x128xf32>, tensor<32x128xf32>) outs(%26 : tensor<32x128xf32>) {
      ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
        %125 = arith.select %in, %in_12, %in_13 : f32
        linalg.yield %125 : f32
      } -> tensor<32x128xf32>
      %112 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "reduction"]} ins(%111 : tensor<32x128xf32>) outs(%104 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<128xf32>
      %expanded_11 = tensor.expand_shape %112 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
      %113 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "reduction"]} ins(%expanded_11 : tensor<1x128xf32>) outs(%104 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.addf %out, %in : f32
        linalg.yield %125 : f32
      } -> tensor<128xf32>
      %114 = tensor.empty() : tensor<128x64xf32>
      %115 = linalg.fill ins(%cst : f32) outs(%114 : tensor<128x64xf32>) -> tensor<128x64xf32>
      %116 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%111, %collapsed : tensor<32x128xf32>, tensor<32x64xf32>) outs(%115 : tensor<128x64xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.mulf %in, %in_12 : f32
        %126 = arith.addf %out, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<128x64xf32>
      %117 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<128x64xf32>) outs(%0 : tensor<64x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<64x128xf32>
      %118 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%arg9, %82 : tensor<f32>, tensor<f32>) outs(%78 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<f32>
      %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10, %117 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%0 : tensor<64x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<64x128xf32>
      %120 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg11, %113 : tensor<128xf32>, tensor<128xf32>) outs(%2 : tensor<128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<128xf32>
      %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %109 : tensor<128x128xf32>, tensor<128x128xf32>) outs(%4 : tensor<128x128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<128x128xf32>
      %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg13, %106 : tensor<128xf32>, tensor<128xf32>) outs(%2 : tensor<128xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<128xf32>
      %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg14, %101 : tensor<128x10xf32>, tensor<128x10xf32>) outs(%6 : tensor<128x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<128x10xf32>
      %124 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg15, %97 : tensor<10xf32>, tensor<10xf32>) outs(%8 : tensor<10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %125 = arith.addf %in, %in_12 : f32
        linalg.yield %125 : f32
      } -> tensor<10xf32>
      scf.yield %118, %119, %120, %121, %122, %123, %124 : tensor<f32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128x10xf32>, tensor<10xf32>
    }
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%10#0 : tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.divf %in, %cst_4 : f32
      linalg.yield %24 : f32
    } -> tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10#1, %13 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%0 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %24 = arith.divf %in, %in_7 : f32
      linalg.yield %24 : f32
    } -> tensor<64x128xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%2 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%10#2, %15 : tensor<128xf32>, tensor<128xf32>) outs(%2 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %24 = arith.divf %in, %in_7 : f32
      linalg.yield %24 : f32
    } -> tensor<128xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%4 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10#3, %17 : tensor<128x128xf32>, tensor<128x128xf32>) outs(%4 : tensor<128x128xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %24 = arith.divf %in, %in_7 : f32
      linalg.yield %24 : f32
    } -> tensor<128x128xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%10#4, %15 : tensor<128xf32>, tensor<128xf32>) outs(%2 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %24 = arith.divf %in, %in_7 : f32
      linalg.yield %24 : f32
    } -> tensor<128xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%6 : tensor<128x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x10xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10#5, %20 : tensor<128x10xf32>, tensor<128x10xf32>) outs(%6 : tensor<128x10xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %24 = arith.divf %in, %in_7 : f32
      linalg.yield %24 : f32
    } -> tensor<128x10xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%8 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%10#6, %22 : tensor<10xf32>, tensor<10xf32>) outs(%8 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %24 = arith.divf %in, %in_7 : f32
      linalg.yield %24 : f32
    } -> tensor<10xf32>
    return %12, %14, %16, %18, %19, %21, %23 : tensor<f32>, tensor<64x128xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128x10xf32>, tensor<10xf32>
  }
}

