#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map18 = affine_map<() -> ()>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map29 = affine_map<(d0, d1) -> (d1, d0)>
#map30 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_step {
  func.func public @main(%arg0: tensor<64x8xf32>, %arg1: tensor<8x64xf32>, %arg2: tensor<64x8xf32>, %arg3: tensor<8x64xf32>, %arg4: tensor<64x8xf32>, %arg5: tensor<8x64xf32>, %arg6: tensor<64x8xf32>, %arg7: tensor<8x64xf32>, %arg8: tensor<64x256xf32>, %arg9: tensor<256x64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64x64xf32>, %arg16: tensor<64x64xf32>, %arg17: tensor<64x64xf32>, %arg18: tensor<64x256xf32>, %arg19: tensor<256x64xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64x64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<2x32x64xf32>, %arg29: tensor<2x32x64xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<64x8xf32> {jax.result_info = "result[1][0]['query']['a']"}, tensor<8x64xf32> {jax.result_info = "result[1][0]['query']['b']"}, tensor<64x8xf32> {jax.result_info = "result[1][0]['value']['a']"}, tensor<8x64xf32> {jax.result_info = "result[1][0]['value']['b']"}, tensor<64x8xf32> {jax.result_info = "result[1][1]['query']['a']"}, tensor<8x64xf32> {jax.result_info = "result[1][1]['query']['b']"}, tensor<64x8xf32> {jax.result_info = "result[1][1]['value']['a']"}, tensor<8x64xf32> {jax.result_info = "result[1][1]['value']['b']"}) {
    %cst = arith.constant 2.44140625E-4 : f32
    %cst_0 = arith.constant 4.096000e+03 : f32
    %cst_1 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_2 = arith.constant dense<0.797884583> : tensor<f32>
    %cst_3 = arith.constant dense<4.471500e-02> : tensor<f32>
    %cst_4 = arith.constant dense<3.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant 0xFF800000 : f32
    %cst_8 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_9 = arith.constant dense<2.500000e-01> : tensor<f32>
    %cst_10 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_12 = arith.constant dense<6.400000e+01> : tensor<f32>
    %cst_13 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x32xf32>
    %1 = linalg.fill ins(%cst_13 : f32) outs(%0 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg28 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %3 = tensor.empty() : tensor<2x32x1xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x32xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %7 = tensor.empty() : tensor<2x32x64xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x32x1xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28, %8 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.subf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x32xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %14 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = math.rsqrt %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x32x1xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %17 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %19 = tensor.empty() : tensor<1x1x64xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<64xf32>) outs(%19 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x1x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%19 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<1x1x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %24 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %26 = linalg.fill ins(%cst_13 : f32) outs(%7 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25, %arg16 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %28 = tensor.empty() : tensor<2x32x8xf32>
    %29 = linalg.fill ins(%cst_13 : f32) outs(%28 : tensor<2x32x8xf32>) -> tensor<2x32x8xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25, %arg0 : tensor<2x32x64xf32>, tensor<64x8xf32>) outs(%29 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x8xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30, %arg1 : tensor<2x32x8xf32>, tensor<8x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %31 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %33 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %35 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25, %arg10 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25, %arg17 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %37 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25, %arg2 : tensor<2x32x64xf32>, tensor<64x8xf32>) outs(%29 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x8xf32>
    %38 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37, %arg3 : tensor<2x32x8xf32>, tensor<8x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %38 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %39 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %expanded = tensor.expand_shape %34 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32>
    %expanded_14 = tensor.expand_shape %35 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32>
    %expanded_15 = tensor.expand_shape %40 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32>
    %41 = tensor.empty() : tensor<2x4x32x32xf32>
    %42 = linalg.fill ins(%cst_13 : f32) outs(%41 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32>
    %43 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_14 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%42 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x32x32xf32>
    %44 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %45 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %44 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %46 = tensor.empty() : tensor<2x4x32xf32>
    %47 = linalg.fill ins(%cst_7 : f32) outs(%46 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %48 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x4x32x32xf32>) outs(%47 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%46 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %48 : tensor<2x4x32xf32>, tensor<2x4x32xf32>) outs(%46 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.maximumf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %51 = tensor.empty() : tensor<2x4x32x1xf32>
    %52 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x4x32xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32>
    %53 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x4x32x1xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %54 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %53 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.subf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %55 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = math.exp %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %56 = linalg.fill ins(%cst_13 : f32) outs(%46 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %57 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x4x32x32xf32>) outs(%56 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %58 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x4x32xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32>
    %59 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x4x32x1xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %60 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %59 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %61 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %58 : tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x1xf32>
    %62 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32>
    %63 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %61 : tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x1xf32>
    %64 = tensor.empty() : tensor<2x4x16x32xf32>
    %65 = linalg.fill ins(%cst_13 : f32) outs(%64 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32>
    %66 = linalg.generic {indexing_maps = [#map15, #map16, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15, %60 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%65 : tensor<2x4x16x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x16x32xf32>
    %67 = tensor.empty() : tensor<2x32x4x16xf32>
    %68 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x4x16x32xf32>) outs(%67 : tensor<2x32x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32>
    %collapsed = tensor.collapse_shape %68 [[0], [1], [2, 3]] : tensor<2x32x4x16xf32> into tensor<2x32x64xf32>
    %69 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg15 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28, %69 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x32xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x32x1xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %74 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.subf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %75 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %75 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x32xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %14 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = math.rsqrt %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %81 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %83 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x32x1xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %86 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%19 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<1x1x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %89 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<64xf32>) outs(%19 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %92 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<1x1x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %92 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %94 = tensor.empty() : tensor<2x32x256xf32>
    %95 = linalg.fill ins(%cst_13 : f32) outs(%94 : tensor<2x32x256xf32>) -> tensor<2x32x256xf32>
    %96 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93, %arg8 : tensor<2x32x64xf32>, tensor<64x256xf32>) outs(%95 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x256xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %96 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %96 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x256xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %97 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x256xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %98 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %102 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x256xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %103 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = math.tanh %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x256xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %106 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.subf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %106 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x256xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %109 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %111 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %113 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%112, %arg9 : tensor<2x32x256xf32>, tensor<256x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %113 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%114 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x32xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x32x1xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %118 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.subf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %119 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %119 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%120 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x32xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %14 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = math.rsqrt %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %125 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %127 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x32x1xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %129 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg22 : tensor<64xf32>) outs(%19 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %132 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<1x1x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %132 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %134 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<64xf32>) outs(%19 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %135 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<1x1x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %135 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %137 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136, %arg26 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %138 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136, %arg4 : tensor<2x32x64xf32>, tensor<64x8xf32>) outs(%29 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x8xf32>
    %139 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%138, %arg5 : tensor<2x32x8xf32>, tensor<8x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %139 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %140 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %142 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136, %arg20 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %143 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136, %arg27 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %144 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136, %arg6 : tensor<2x32x64xf32>, tensor<64x8xf32>) outs(%29 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x8xf32>
    %145 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%144, %arg7 : tensor<2x32x8xf32>, tensor<8x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %145 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %146 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %expanded_16 = tensor.expand_shape %141 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32>
    %expanded_17 = tensor.expand_shape %142 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32>
    %expanded_18 = tensor.expand_shape %147 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32>
    %148 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_16, %expanded_17 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%42 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x32x32xf32>
    %149 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %44 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %150 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%149 : tensor<2x4x32x32xf32>) outs(%47 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %150 : tensor<2x4x32xf32>, tensor<2x4x32xf32>) outs(%46 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.maximumf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %152 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<2x4x32xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32>
    %153 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<2x4x32x1xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %154 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %153 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.subf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %155 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154 : tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = math.exp %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %156 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%155 : tensor<2x4x32x32xf32>) outs(%56 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %157 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<2x4x32xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32>
    %158 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157 : tensor<2x4x32x1xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %159 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %158 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %160 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %157 : tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x1xf32>
    %161 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %160 : tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x1xf32>
    %162 = linalg.generic {indexing_maps = [#map15, #map16, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_18, %159 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%65 : tensor<2x4x16x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x16x32xf32>
    %163 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<2x4x16x32xf32>) outs(%67 : tensor<2x32x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32>
    %collapsed_19 = tensor.collapse_shape %163 [[0], [1], [2, 3]] : tensor<2x32x4x16xf32> into tensor<2x32x64xf32>
    %164 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_19, %arg25 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %164 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x32xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %169 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<2x32x1xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %169 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.subf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %170 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %170 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%171 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x32xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %14 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = math.rsqrt %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %176 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %178 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x32x1xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %180 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %182 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<64xf32>) outs(%19 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %183 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<1x1x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %183 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %185 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%19 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %186 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<1x1x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %186 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %188 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%187, %arg18 : tensor<2x32x64xf32>, tensor<64x256xf32>) outs(%95 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x256xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %188 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %188 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %189 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %190 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %192 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %193 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = math.tanh %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %195 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.subf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %195 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %197 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %198 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %200 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%199, %arg19 : tensor<2x32x256xf32>, tensor<256x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %200 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %202 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %arg29 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.subf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %202 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %202 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %205 = tensor.empty() : tensor<f32>
    %206 = linalg.fill ins(%cst_13 : f32) outs(%205 : tensor<f32>) -> tensor<f32>
    %207 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction"]} ins(%203 : tensor<2x32x64xf32>) outs(%206 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<f32>
    %208 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%207 : tensor<f32>) outs(%205 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.divf %in, %cst_0 : f32
      linalg.yield %375 : f32
    } -> tensor<f32>
    %209 = linalg.generic {indexing_maps = [#map18], iterator_types = []} outs(%205 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %210 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<f32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %204 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %212 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%211, %arg19 : tensor<2x32x64xf32>, tensor<256x64xf32>) outs(%95 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x256xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %212 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %214 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %198 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %213 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %196 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %195 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %217 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %218 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %219 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %219 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %191 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %222 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %224 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%223, %arg18 : tensor<2x32x256xf32>, tensor<64x256xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %183 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %225 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%226 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %expanded_20 = tensor.expand_shape %227 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %180 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20, %179 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %231 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%230 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %expanded_21 = tensor.expand_shape %231 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %232 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %228 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%233 : tensor<2x32x1xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<2x32xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %172 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %237 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %238 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%237 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %expanded_22 = tensor.expand_shape %238 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %236 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %240 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_21, %expanded_22 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %242 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%241 : tensor<2x32x1xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<2x32xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %244 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %243 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %245 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%244, %arg25 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %expanded_23 = tensor.expand_shape %245 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32>
    %246 = linalg.generic {indexing_maps = [#map20, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x32x4x16xf32>) outs(%64 : tensor<2x4x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x32xf32>
    %247 = linalg.generic {indexing_maps = [#map21, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%246, %expanded_18 : tensor<2x4x16x32xf32>, tensor<2x32x4x16xf32>) outs(%42 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x32x32xf32>
    %248 = linalg.generic {indexing_maps = [#map22, #map23, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%246, %159 : tensor<2x4x16x32xf32>, tensor<2x4x32x32xf32>) outs(%65 : tensor<2x4x16x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x16x32xf32>
    %249 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248 : tensor<2x4x16x32xf32>) outs(%67 : tensor<2x32x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32>
    %250 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<2x4x32x1xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %251 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %250 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %252 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%251, %155 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %253 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%252 : tensor<2x4x32x32xf32>) outs(%56 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %expanded_24 = tensor.expand_shape %253 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] : tensor<2x4x32xf32> into tensor<2x4x32x1xf32>
    %254 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x4x32x1xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x1xf32>
    %255 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %158 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %256 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%254 : tensor<2x4x32x1xf32>) outs(%56 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %257 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256 : tensor<2x4x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %258 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%255, %257 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %259 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %155 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %260 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %44 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %261 = tensor.empty() : tensor<2x4x32x16xf32>
    %262 = linalg.fill ins(%cst_13 : f32) outs(%261 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32>
    %263 = linalg.generic {indexing_maps = [#map21, #map24, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%260, %expanded_16 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%262 : tensor<2x4x32x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x32x16xf32>
    %264 = linalg.generic {indexing_maps = [#map25, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<2x4x32x16xf32>) outs(%67 : tensor<2x32x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32>
    %265 = linalg.generic {indexing_maps = [#map22, #map24, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%260, %expanded_17 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%262 : tensor<2x4x32x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x32x16xf32>
    %266 = linalg.generic {indexing_maps = [#map25, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%265 : tensor<2x4x32x16xf32>) outs(%67 : tensor<2x32x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32>
    %collapsed_25 = tensor.collapse_shape %249 [[0], [1], [2, 3]] : tensor<2x32x4x16xf32> into tensor<2x32x64xf32>
    %collapsed_26 = tensor.collapse_shape %264 [[0], [1], [2, 3]] : tensor<2x32x4x16xf32> into tensor<2x32x64xf32>
    %collapsed_27 = tensor.collapse_shape %266 [[0], [1], [2, 3]] : tensor<2x32x4x16xf32> into tensor<2x32x64xf32>
    %267 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %collapsed_25 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %268 = tensor.empty() : tensor<64x8xf32>
    %269 = linalg.fill ins(%cst_13 : f32) outs(%268 : tensor<64x8xf32>) -> tensor<64x8xf32>
    %270 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%267, %144 : tensor<2x32x64xf32>, tensor<2x32x8xf32>) outs(%269 : tensor<64x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x8xf32>
    %271 = tensor.empty() : tensor<8x64xf32>
    %272 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%270 : tensor<64x8xf32>) outs(%271 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x64xf32>
    %273 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%267, %arg7 : tensor<2x32x64xf32>, tensor<8x64xf32>) outs(%29 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x8xf32>
    %274 = linalg.fill ins(%cst_13 : f32) outs(%271 : tensor<8x64xf32>) -> tensor<8x64xf32>
    %275 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%273, %136 : tensor<2x32x8xf32>, tensor<2x32x64xf32>) outs(%274 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<8x64xf32>
    %276 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%275 : tensor<8x64xf32>) outs(%268 : tensor<64x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x8xf32>
    %277 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%273, %arg6 : tensor<2x32x8xf32>, tensor<64x8xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %278 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_25, %arg27 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %278 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %280 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_26, %arg20 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %281 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %280 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %collapsed_27 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %283 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%282, %138 : tensor<2x32x64xf32>, tensor<2x32x8xf32>) outs(%269 : tensor<64x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x8xf32>
    %284 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%283 : tensor<64x8xf32>) outs(%271 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x64xf32>
    %285 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%282, %arg5 : tensor<2x32x64xf32>, tensor<8x64xf32>) outs(%29 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x8xf32>
    %286 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%285, %136 : tensor<2x32x8xf32>, tensor<2x32x64xf32>) outs(%274 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<8x64xf32>
    %287 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%286 : tensor<8x64xf32>) outs(%268 : tensor<64x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x8xf32>
    %288 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%285, %arg4 : tensor<2x32x8xf32>, tensor<64x8xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %288 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %290 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_27, %arg26 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %290 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %292 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %132 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %292 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%293 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %expanded_28 = tensor.expand_shape %294 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %129 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %128 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %298 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%297 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %expanded_29 = tensor.expand_shape %298 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %295 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %300 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %301 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%300 : tensor<2x32x1xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<2x32xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %303 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %121 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %304 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%304 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %expanded_30 = tensor.expand_shape %305 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %303 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %expanded_30 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %308 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %309 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%308 : tensor<2x32x1xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<2x32xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %311 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %310 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %312 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%311, %arg9 : tensor<2x32x64xf32>, tensor<256x64xf32>) outs(%95 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x256xf32>
    %313 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %312 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %111 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %315 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %313 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %316 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %108 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %317 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %106 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %318 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %317 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %318 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %319 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %319 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %322 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %100 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %322 : tensor<2x32x256xf32>, tensor<2x32x256xf32>) outs(%94 : tensor<2x32x256xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x256xf32>
    %324 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%323, %arg8 : tensor<2x32x256xf32>, tensor<64x256xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %325 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %89 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %326 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %325 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %327 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %expanded_31 = tensor.expand_shape %327 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %328 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %86 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %329 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %85 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328 : tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %331 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%330 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %expanded_32 = tensor.expand_shape %331 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %332 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %328 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %333 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %334 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%333 : tensor<2x32x1xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<2x32xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %336 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %77 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %337 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %338 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%337 : tensor<2x32x64xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %expanded_33 = tensor.expand_shape %338 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %339 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %336 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %expanded_33 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %341 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %5 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x1xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%341 : tensor<2x32x1xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x32xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<2x32xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %344 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %343 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %345 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%344, %arg15 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32>
    %expanded_34 = tensor.expand_shape %345 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32>
    %346 = linalg.generic {indexing_maps = [#map20, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x32x4x16xf32>) outs(%64 : tensor<2x4x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x32xf32>
    %347 = linalg.generic {indexing_maps = [#map21, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%346, %expanded_15 : tensor<2x4x16x32xf32>, tensor<2x32x4x16xf32>) outs(%42 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x32x32xf32>
    %348 = linalg.generic {indexing_maps = [#map22, #map23, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%346, %60 : tensor<2x4x16x32xf32>, tensor<2x4x32x32xf32>) outs(%65 : tensor<2x4x16x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x16x32xf32>
    %349 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%348 : tensor<2x4x16x32xf32>) outs(%67 : tensor<2x32x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32>
    %350 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x4x32x1xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %351 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347, %350 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %352 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351, %55 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %353 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%352 : tensor<2x4x32x32xf32>) outs(%56 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %expanded_35 = tensor.expand_shape %353 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] : tensor<2x4x32xf32> into tensor<2x4x32x1xf32>
    %354 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<2x4x32x1xf32>) outs(%51 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x1xf32>
    %355 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347, %59 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.divf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %356 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%354 : tensor<2x4x32x1xf32>) outs(%56 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32xf32>
    %357 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%356 : tensor<2x4x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %358 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%355, %357 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.addf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %359 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%358, %55 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %360 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359, %44 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x4x32x32xf32>
    %361 = linalg.generic {indexing_maps = [#map22, #map24, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%360, %expanded_14 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%262 : tensor<2x4x32x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x4x32x16xf32>
    %362 = linalg.generic {indexing_maps = [#map25, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%361 : tensor<2x4x32x16xf32>) outs(%67 : tensor<2x32x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32>
    %collapsed_36 = tensor.collapse_shape %349 [[0], [1], [2, 3]] : tensor<2x32x4x16xf32> into tensor<2x32x64xf32>
    %collapsed_37 = tensor.collapse_shape %362 [[0], [1], [2, 3]] : tensor<2x32x4x16xf32> into tensor<2x32x64xf32>
    %363 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %collapsed_36 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %364 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%363, %37 : tensor<2x32x64xf32>, tensor<2x32x8xf32>) outs(%269 : tensor<64x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x8xf32>
    %365 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%364 : tensor<64x8xf32>) outs(%271 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x64xf32>
    %366 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%363, %arg3 : tensor<2x32x64xf32>, tensor<8x64xf32>) outs(%29 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x8xf32>
    %367 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%366, %25 : tensor<2x32x8xf32>, tensor<2x32x64xf32>) outs(%274 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<8x64xf32>
    %368 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%367 : tensor<8x64xf32>) outs(%268 : tensor<64x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x8xf32>
    %369 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %collapsed_37 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%7 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      linalg.yield %375 : f32
    } -> tensor<2x32x64xf32>
    %370 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%369, %30 : tensor<2x32x64xf32>, tensor<2x32x8xf32>) outs(%269 : tensor<64x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x8xf32>
    %371 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%370 : tensor<64x8xf32>) outs(%271 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x64xf32>
    %372 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%369, %arg1 : tensor<2x32x64xf32>, tensor<8x64xf32>) outs(%29 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x8xf32>
    %373 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%372, %25 : tensor<2x32x8xf32>, tensor<2x32x64xf32>) outs(%274 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %375 = arith.mulf %in, %in_38 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<8x64xf32>
    %374 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%373 : tensor<8x64xf32>) outs(%268 : tensor<64x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x8xf32>
    return %208, %374, %371, %368, %365, %287, %284, %276, %272 : tensor<f32>, tensor<64x8xf32>, tensor<8x64xf32>, tensor<64x8xf32>, tensor<8x64xf32>, tensor<64x8xf32>, tensor<8x64xf32>, tensor<64x8xf32>, tensor<8x64xf32>
  }
}

