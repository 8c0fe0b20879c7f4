#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map21 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map22 = affine_map<(d0, d1) -> (d1, d0)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map24 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map25 = affine_map<() -> ()>
#map26 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map27 = affine_map<(d0, d1, d2) -> (d0)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map38 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module @jit_step {
  func.func public @main(%arg0: tensor<30522xf32>, %arg1: tensor<30522x64xf32>, %arg2: tensor<256xf32>, %arg3: tensor<64x256xf32>, %arg4: tensor<64xf32>, %arg5: tensor<256x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64x64xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64x64xf32>, %arg18: tensor<256xf32>, %arg19: tensor<64x256xf32>, %arg20: tensor<64xf32>, %arg21: tensor<256x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64x64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<64x64xf32>, %arg32: tensor<64xf32>, %arg33: tensor<64x64xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<16x64xf32>, %arg37: tensor<64xf32>, %arg38: tensor<64x64xf32>, %arg39: tensor<2x16xi32>, %arg40: tensor<2x16xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<30522xf32> {jax.result_info = "result[1]['bias']"}, tensor<30522x64xf32> {jax.result_info = "result[1]['embedding']"}, tensor<256xf32> {jax.result_info = "result[1]['layers'][0]['fc1']['b']"}, tensor<64x256xf32> {jax.result_info = "result[1]['layers'][0]['fc1']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][0]['fc2']['b']"}, tensor<256x64xf32> {jax.result_info = "result[1]['layers'][0]['fc2']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][0]['key']['b']"}, tensor<64x64xf32> {jax.result_info = "result[1]['layers'][0]['key']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][0]['ln1']['b']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][0]['ln1']['g']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][0]['ln2']['b']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][0]['ln2']['g']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][0]['output']['b']"}, tensor<64x64xf32> {jax.result_info = "result[1]['layers'][0]['output']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][0]['query']['b']"}, tensor<64x64xf32> {jax.result_info = "result[1]['layers'][0]['query']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][0]['value']['b']"}, tensor<64x64xf32> {jax.result_info = "result[1]['layers'][0]['value']['w']"}, tensor<256xf32> {jax.result_info = "result[1]['layers'][1]['fc1']['b']"}, tensor<64x256xf32> {jax.result_info = "result[1]['layers'][1]['fc1']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][1]['fc2']['b']"}, tensor<256x64xf32> {jax.result_info = "result[1]['layers'][1]['fc2']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][1]['key']['b']"}, tensor<64x64xf32> {jax.result_info = "result[1]['layers'][1]['key']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][1]['ln1']['b']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][1]['ln1']['g']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][1]['ln2']['b']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][1]['ln2']['g']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][1]['output']['b']"}, tensor<64x64xf32> {jax.result_info = "result[1]['layers'][1]['output']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][1]['query']['b']"}, tensor<64x64xf32> {jax.result_info = "result[1]['layers'][1]['query']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['layers'][1]['value']['b']"}, tensor<64x64xf32> {jax.result_info = "result[1]['layers'][1]['value']['w']"}, tensor<64xf32> {jax.result_info = "result[1]['ln']['b']"}, tensor<64xf32> {jax.result_info = "result[1]['ln']['g']"}, tensor<16x64xf32> {jax.result_info = "result[1]['positions']"}, tensor<64xf32> {jax.result_info = "result[1]['transform']['b']"}, tensor<64x64xf32> {jax.result_info = "result[1]['transform']['w']"}) {
    %c30521_i32 = arith.constant 30521 : i32
    %c15 = arith.constant 15 : index
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %c31 = arith.constant 31 : index
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<30521> : tensor<1xi32>
    %true = arith.constant true
    %cst_0 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_1 = arith.constant -1.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_2 = arith.constant 3.200000e+01 : f32
    %cst_3 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_4 = arith.constant dense<0.797884583> : tensor<f32>
    %cst_5 = arith.constant dense<4.471500e-02> : tensor<f32>
    %cst_6 = arith.constant dense<3.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %cst_8 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_9 = arith.constant dense<6.400000e+01> : tensor<f32>
    %cst_10 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_13 = arith.constant 0xFF800000 : f32
    %cst_14 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_15 = arith.constant dense<2.500000e-01> : tensor<f32>
    %cst_16 = arith.constant 0.000000e+00 : f32
    %c30521 = arith.constant 30521 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_17 = arith.constant dense<30522> : tensor<i32>
    %cst_18 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%0 : tensor<2x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16xi32>
    %2 = tensor.empty() : tensor<2x16xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg39, %1 : tensor<2x16xi32>, tensor<2x16xi32>) outs(%2 : tensor<2x16xi1>) {
    ^bb0(%in: i32, %in_81: i32, %out: i1):
      %629 = arith.cmpi slt, %in, %in_81 : i32
      linalg.yield %629 : i1
    } -> tensor<2x16xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<i32>) outs(%0 : tensor<2x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16xi32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg39, %4 : tensor<2x16xi32>, tensor<2x16xi32>) outs(%0 : tensor<2x16xi32>) {
    ^bb0(%in: i32, %in_81: i32, %out: i32):
      %629 = arith.addi %in, %in_81 : i32
      linalg.yield %629 : i32
    } -> tensor<2x16xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg39 : tensor<2x16xi1>, tensor<2x16xi32>, tensor<2x16xi32>) outs(%0 : tensor<2x16xi32>) {
    ^bb0(%in: i1, %in_81: i32, %in_82: i32, %out: i32):
      %629 = arith.select %in, %in_81, %in_82 : i32
      linalg.yield %629 : i32
    } -> tensor<2x16xi32>
    %7 = tensor.empty() : tensor<2x16x1xi32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x16xi32>) outs(%7 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32>
    %9 = tensor.empty() : tensor<2x16x64xf32>
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%out: f32):
      %629 = linalg.index 0 : index
      %630 = linalg.index 1 : index
      %631 = linalg.index 2 : index
      %extracted = tensor.extract %8[%629, %630, %c0] : tensor<2x16x1xi32>
      %632 = arith.index_cast %extracted : i32 to index
      %633 = arith.maxsi %632, %c0 : index
      %634 = arith.minsi %633, %c30521 : index
      %extracted_81 = tensor.extract %arg1[%634, %631] : tensor<30522x64xf32>
      linalg.yield %extracted_81 : f32
    } -> tensor<2x16x64xf32>
    %11 = tensor.empty() : tensor<1x16x64xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg36 : tensor<16x64xf32>) outs(%11 : tensor<1x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x64xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %13 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %15 = linalg.fill ins(%cst_16 : f32) outs(%9 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14, %arg15 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %17 = tensor.empty() : tensor<1x1x64xf32>
    %18 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %19 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %expanded = tensor.expand_shape %20 [[0], [1], [2, 3]] output_shape [2, 16, 4, 16] : tensor<2x16x64xf32> into tensor<2x16x4x16xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14, %arg7 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %22 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %23 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %23 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %expanded_19 = tensor.expand_shape %24 [[0], [1], [2, 3]] output_shape [2, 16, 4, 16] : tensor<2x16x64xf32> into tensor<2x16x4x16xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14, %arg17 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %27 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %27 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %expanded_20 = tensor.expand_shape %28 [[0], [1], [2, 3]] output_shape [2, 16, 4, 16] : tensor<2x16x64xf32> into tensor<2x16x4x16xf32>
    %29 = tensor.empty() : tensor<2x4x16x16xf32>
    %30 = linalg.fill ins(%cst_16 : f32) outs(%29 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
    %31 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_19 : tensor<2x16x4x16xf32>, tensor<2x16x4x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %32 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %33 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %32 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %34 = tensor.empty() : tensor<2x4x16xf32>
    %35 = linalg.fill ins(%cst_13 : f32) outs(%34 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %36 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x4x16x16xf32>) outs(%35 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.maximumf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %37 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%34 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %36 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%34 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.maximumf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %39 = tensor.empty() : tensor<2x4x16x1xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x4x16xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x1xf32>
    %41 = linalg.generic {indexing_maps = [#map17, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x4x16x1xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %42 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %41 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %43 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %44 = linalg.fill ins(%cst_16 : f32) outs(%34 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %45 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x4x16x16xf32>) outs(%44 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x4x16xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x1xf32>
    %47 = linalg.generic {indexing_maps = [#map17, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x4x16x1xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %48 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %47 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %49 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %46 : tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x1xf32>
    %50 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x1xf32>
    %51 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %49 : tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x1xf32>
    %52 = linalg.generic {indexing_maps = [#map18, #map19, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_20, %48 : tensor<2x16x4x16xf32>, tensor<2x4x16x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %53 = tensor.empty() : tensor<2x16x4x16xf32>
    %54 = linalg.generic {indexing_maps = [#map20, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x4x16x16xf32>) outs(%53 : tensor<2x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x16xf32>
    %collapsed = tensor.collapse_shape %54 [[0], [1], [2, 3]] : tensor<2x16x4x16xf32> into tensor<2x16x64xf32>
    %55 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg13 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %57 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %57 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %58 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %60 = tensor.empty() : tensor<2x16xf32>
    %61 = linalg.fill ins(%cst_16 : f32) outs(%60 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %63 = tensor.empty() : tensor<2x16x1xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %65 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %67 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %67 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %68 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %70 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %68 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %75 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %75 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %76 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %79 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %78 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %81 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %81 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %83 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %84 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %84 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %86 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %87 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %87 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %89 = tensor.empty() : tensor<2x16x256xf32>
    %90 = linalg.fill ins(%cst_16 : f32) outs(%89 : tensor<2x16x256xf32>) -> tensor<2x16x256xf32>
    %91 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88, %arg3 : tensor<2x16x64xf32>, tensor<64x256xf32>) outs(%90 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x256xf32>
    %92 = tensor.empty() : tensor<1x1x256xf32>
    %93 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<256xf32>) outs(%92 : tensor<1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x256xf32>
    %94 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<1x1x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x256xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %94 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %95 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %95 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %98 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x256xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %96 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %100 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x256xf32>
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %97 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %101 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %103 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x256xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %102 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %106 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x256xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %105 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %105 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %109 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x256xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %108 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %110 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %112 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%111, %arg5 : tensor<2x16x256xf32>, tensor<256x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %113 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %114 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %114 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %115 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %118 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %120 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %120 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %121 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %121 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %126 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %75 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %127 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %129 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %131 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %131 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %133 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %134 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %134 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %136 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %137 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %137 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %139 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%138, %arg31 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %140 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg30 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %141 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %141 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %expanded_21 = tensor.expand_shape %142 [[0], [1], [2, 3]] output_shape [2, 16, 4, 16] : tensor<2x16x64xf32> into tensor<2x16x4x16xf32>
    %143 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%138, %arg23 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %144 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg22 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %145 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %145 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %expanded_22 = tensor.expand_shape %146 [[0], [1], [2, 3]] output_shape [2, 16, 4, 16] : tensor<2x16x64xf32> into tensor<2x16x4x16xf32>
    %147 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%138, %arg33 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %148 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %149 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %expanded_23 = tensor.expand_shape %150 [[0], [1], [2, 3]] output_shape [2, 16, 4, 16] : tensor<2x16x64xf32> into tensor<2x16x4x16xf32>
    %151 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_21, %expanded_22 : tensor<2x16x4x16xf32>, tensor<2x16x4x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %152 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %32 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %153 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%152 : tensor<2x4x16x16xf32>) outs(%35 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.maximumf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %153 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%34 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.maximumf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %155 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154 : tensor<2x4x16xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x1xf32>
    %156 = linalg.generic {indexing_maps = [#map17, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<2x4x16x1xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %157 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %156 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %158 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157 : tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %159 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%158 : tensor<2x4x16x16xf32>) outs(%44 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %160 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159 : tensor<2x4x16xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x1xf32>
    %161 = linalg.generic {indexing_maps = [#map17, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<2x4x16x1xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %162 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %161 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %163 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160, %160 : tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x1xf32>
    %164 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %163 : tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x1xf32>
    %165 = linalg.generic {indexing_maps = [#map18, #map19, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23, %162 : tensor<2x16x4x16xf32>, tensor<2x4x16x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %166 = linalg.generic {indexing_maps = [#map20, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<2x4x16x16xf32>) outs(%53 : tensor<2x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x16xf32>
    %collapsed_24 = tensor.collapse_shape %166 [[0], [1], [2, 3]] : tensor<2x16x4x16xf32> into tensor<2x16x64xf32>
    %167 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_24, %arg29 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %168 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %169 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %169 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %170 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %172 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%171 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %173 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %175 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %176 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %175 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %176 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %176 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %179 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%177 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %75 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %183 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %184 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %182 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %184 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %186 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %187 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %186 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %188 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg25 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %189 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %190 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %189 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %191 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %192 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %192 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %194 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%193, %arg19 : tensor<2x16x64xf32>, tensor<64x256xf32>) outs(%90 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x256xf32>
    %195 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18 : tensor<256xf32>) outs(%92 : tensor<1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x256xf32>
    %196 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<1x1x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x256xf32>
    %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %196 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %197 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %197 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %198 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %199 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %202 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %201 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %202 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %204 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %204 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %204 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %207 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %206 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %208 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %207 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %209 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208, %arg21 : tensor<2x16x256xf32>, tensor<256x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %210 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %211 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %212 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %211 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %213 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %212 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %214 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%213 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %215 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %217 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213, %217 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %218 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %218 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %221 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%219 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %222 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %75 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %225 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %224 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %227 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %226 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %228 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %228 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %230 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg27 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %231 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %231 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %233 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %234 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %235 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %234 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %236 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235, %arg38 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %237 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg37 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %238 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %239 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %238 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %240 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %239 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %241 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %239 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %242 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %243 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %240 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %244 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %245 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %241 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %246 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %245 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %247 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %248 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %246 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %249 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.tanh %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %250 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %251 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %249 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %249 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %253 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %252 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %254 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %256 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%255 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %258 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %259 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %259 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %260 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %260 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %263 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %265 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %75 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %267 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.rsqrt %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %266 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %268 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %270 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<2x16x1xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %271 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %270 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %272 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg35 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %273 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %273 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %275 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %276 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<1x1x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %276 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %278 = tensor.empty() : tensor<64x30522xf32>
    %279 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<30522x64xf32>) outs(%278 : tensor<64x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x30522xf32>
    %280 = tensor.empty() : tensor<2x16x30522xf32>
    %281 = linalg.fill ins(%cst_16 : f32) outs(%280 : tensor<2x16x30522xf32>) -> tensor<2x16x30522xf32>
    %282 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%277, %279 : tensor<2x16x64xf32>, tensor<64x30522xf32>) outs(%281 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x30522xf32>
    %283 = tensor.empty() : tensor<1x1x30522xf32>
    %284 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<30522xf32>) outs(%283 : tensor<1x1x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x30522xf32>
    %285 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<1x1x30522xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x30522xf32>
    %286 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %285 : tensor<2x16x30522xf32>, tensor<2x16x30522xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x30522xf32>
    %287 = linalg.fill ins(%cst_13 : f32) outs(%60 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %288 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%286 : tensor<2x16x30522xf32>) outs(%287 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.maximumf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%60 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%289, %288 : tensor<2x16xf32>, tensor<2x16xf32>) outs(%60 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.maximumf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %291 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %292 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<2x16x1xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x30522xf32>
    %293 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286, %292 : tensor<2x16x30522xf32>, tensor<2x16x30522xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x30522xf32>
    %294 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<2x16x30522xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.exp %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x30522xf32>
    %295 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%294 : tensor<2x16x30522xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %296 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %297 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = math.log %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %298 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<2x16x1xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x30522xf32>
    %299 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %298 : tensor<2x16x30522xf32>, tensor<2x16x30522xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.subf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x30522xf32>
    %300 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40 : tensor<2x16xi32>) outs(%7 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32>
    %301 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%7 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32>
    %302 = tensor.empty() : tensor<2x16x1xi1>
    %303 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %301 : tensor<2x16x1xi32>, tensor<2x16x1xi32>) outs(%302 : tensor<2x16x1xi1>) {
    ^bb0(%in: i32, %in_81: i32, %out: i1):
      %629 = arith.cmpi slt, %in, %in_81 : i32
      linalg.yield %629 : i1
    } -> tensor<2x16x1xi1>
    %304 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<i32>) outs(%7 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32>
    %305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %304 : tensor<2x16x1xi32>, tensor<2x16x1xi32>) outs(%7 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %in_81: i32, %out: i32):
      %629 = arith.addi %in, %in_81 : i32
      linalg.yield %629 : i32
    } -> tensor<2x16x1xi32>
    %306 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %305, %300 : tensor<2x16x1xi1>, tensor<2x16x1xi32>, tensor<2x16x1xi32>) outs(%7 : tensor<2x16x1xi32>) {
    ^bb0(%in: i1, %in_81: i32, %in_82: i32, %out: i32):
      %629 = arith.select %in, %in_81, %in_82 : i32
      linalg.yield %629 : i32
    } -> tensor<2x16x1xi32>
    %expanded_25 = tensor.expand_shape %306 [[0], [1], [2, 3]] output_shape [2, 16, 1, 1] : tensor<2x16x1xi32> into tensor<2x16x1x1xi32>
    %307 = tensor.empty() : tensor<2x16x1x1xi32>
    %308 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%307 : tensor<2x16x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1x1xi32>
    %309 = tensor.empty() : tensor<2x16x1x1xi1>
    %310 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25, %308 : tensor<2x16x1x1xi32>, tensor<2x16x1x1xi32>) outs(%309 : tensor<2x16x1x1xi1>) {
    ^bb0(%in: i32, %in_81: i32, %out: i1):
      %629 = arith.cmpi sge, %in, %in_81 : i32
      linalg.yield %629 : i1
    } -> tensor<2x16x1x1xi1>
    %311 = tensor.empty() : tensor<1x1x1x1xi32>
    %312 = linalg.generic {indexing_maps = [#map23, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%311 : tensor<1x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1x1xi32>
    %313 = linalg.generic {indexing_maps = [#map24, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312 : tensor<1x1x1x1xi32>) outs(%307 : tensor<2x16x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1x1xi32>
    %314 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25, %313 : tensor<2x16x1x1xi32>, tensor<2x16x1x1xi32>) outs(%309 : tensor<2x16x1x1xi1>) {
    ^bb0(%in: i32, %in_81: i32, %out: i1):
      %629 = arith.cmpi sle, %in, %in_81 : i32
      linalg.yield %629 : i1
    } -> tensor<2x16x1x1xi1>
    %315 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310, %314 : tensor<2x16x1x1xi1>, tensor<2x16x1x1xi1>) outs(%309 : tensor<2x16x1x1xi1>) {
    ^bb0(%in: i1, %in_81: i1, %out: i1):
      %629 = arith.andi %in, %in_81 : i1
      linalg.yield %629 : i1
    } -> tensor<2x16x1x1xi1>
    %316 = linalg.fill ins(%true : i1) outs(%302 : tensor<2x16x1xi1>) -> tensor<2x16x1xi1>
    %317 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%315 : tensor<2x16x1x1xi1>) outs(%316 : tensor<2x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %629 = arith.andi %out, %in : i1
      linalg.yield %629 : i1
    } -> tensor<2x16x1xi1>
    %318 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%out: f32):
      %629 = linalg.index 0 : index
      %630 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_25[%629, %630, %c0, %c0] : tensor<2x16x1x1xi32>
      %631 = arith.index_cast %extracted : i32 to index
      %632 = arith.maxsi %631, %c0 : index
      %633 = arith.minsi %632, %c30521 : index
      %extracted_81 = tensor.extract %299[%629, %630, %633] : tensor<2x16x30522xf32>
      linalg.yield %extracted_81 : f32
    } -> tensor<2x16x1xf32>
    %319 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %320 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %318, %319 : tensor<2x16x1xi1>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: i1, %in_81: f32, %in_82: f32, %out: f32):
      %629 = arith.select %in, %in_81, %in_82 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %321 = tensor.empty() : tensor<f32>
    %322 = linalg.fill ins(%cst_16 : f32) outs(%321 : tensor<f32>) -> tensor<f32>
    %323 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["reduction", "reduction", "reduction"]} ins(%320 : tensor<2x16x1xf32>) outs(%322 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<f32>
    %324 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%323 : tensor<f32>) outs(%321 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_2 : f32
      linalg.yield %629 : f32
    } -> tensor<f32>
    %325 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%324 : tensor<f32>) outs(%321 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<f32>
    %326 = linalg.generic {indexing_maps = [#map25], iterator_types = []} outs(%321 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %327 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%326 : tensor<f32>) outs(%321 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.divf %in, %cst_2 : f32
      linalg.yield %629 : f32
    } -> tensor<f32>
    %328 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<f32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32>
    %329 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x30522xf32>
    %collapsed_26 = tensor.collapse_shape %328 [[0, 1, 2]] : tensor<2x16x1xf32> into tensor<32xf32>
    %collapsed_27 = tensor.collapse_shape %306 [[0, 1], [2]] : tensor<2x16x1xi32> into tensor<32x1xi32>
    %330:2 = scf.for %arg41 = %c0 to %c32 step %c1 iter_args(%arg42 = %cst_18, %arg43 = %329) -> (tensor<i32>, tensor<2x16x30522xf32>) {
      %629 = tensor.empty() : tensor<i32>
      %630 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg42 : tensor<i32>) outs(%629 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %653 = arith.addi %in, %c1_i32 : i32
        linalg.yield %653 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %arg42[] : tensor<i32>
      %631 = arith.index_cast %extracted : i32 to index
      %632 = arith.maxsi %631, %c0 : index
      %633 = arith.minsi %632, %c31 : index
      %extracted_slice = tensor.extract_slice %collapsed_27[%633, 0] [1, 1] [1, 1] : tensor<32x1xi32> to tensor<1x1xi32>
      %collapsed_81 = tensor.collapse_shape %extracted_slice [] : tensor<1x1xi32> into tensor<i32>
      %634 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg42 : tensor<i32>) outs(%629 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %653 = arith.divsi %in, %c16_i32 : i32
        linalg.yield %653 : i32
      } -> tensor<i32>
      %635 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%634 : tensor<i32>) outs(%629 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %653 = arith.remsi %in, %c2_i32 : i32
        linalg.yield %653 : i32
      } -> tensor<i32>
      %636 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg42 : tensor<i32>) outs(%629 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %653 = arith.remsi %in, %c16_i32 : i32
        linalg.yield %653 : i32
      } -> tensor<i32>
      %extracted_82 = tensor.extract %635[] : tensor<i32>
      %637 = arith.index_cast %extracted_82 : i32 to index
      %638 = arith.maxsi %637, %c0 : index
      %639 = arith.minsi %638, %c1 : index
      %extracted_83 = tensor.extract %636[] : tensor<i32>
      %640 = arith.index_cast %extracted_83 : i32 to index
      %641 = arith.maxsi %640, %c0 : index
      %642 = arith.minsi %641, %c15 : index
      %extracted_84 = tensor.extract %collapsed_81[] : tensor<i32>
      %643 = arith.index_cast %extracted_84 : i32 to index
      %644 = arith.maxsi %643, %c0 : index
      %645 = arith.minsi %644, %c30521 : index
      %extracted_slice_85 = tensor.extract_slice %arg43[%639, %642, %645] [1, 1, 1] [1, 1, 1] : tensor<2x16x30522xf32> to tensor<1x1x1xf32>
      %extracted_slice_86 = tensor.extract_slice %collapsed_26[%633] [1] [1] : tensor<32xf32> to tensor<1xf32>
      %expanded_87 = tensor.expand_shape %extracted_slice_86 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
      %646 = tensor.empty() : tensor<1x1x1xf32>
      %647 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_85, %expanded_87 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%646 : tensor<1x1x1xf32>) {
      ^bb0(%in: f32, %in_89: f32, %out: f32):
        %653 = arith.addf %in, %in_89 : f32
        linalg.yield %653 : f32
      } -> tensor<1x1x1xf32>
      %648 = tensor.empty() : tensor<i1>
      %649 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%collapsed_81 : tensor<i32>) outs(%648 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %653 = arith.cmpi sge, %in, %c0_i32 : i32
        linalg.yield %653 : i1
      } -> tensor<i1>
      %650 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%collapsed_81 : tensor<i32>) outs(%648 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %653 = arith.cmpi sle, %in, %c30521_i32 : i32
        linalg.yield %653 : i1
      } -> tensor<i1>
      %651 = linalg.generic {indexing_maps = [#map25, #map25, #map25], iterator_types = []} ins(%649, %650 : tensor<i1>, tensor<i1>) outs(%648 : tensor<i1>) {
      ^bb0(%in: i1, %in_89: i1, %out: i1):
        %653 = arith.andi %in, %in_89 : i1
        linalg.yield %653 : i1
      } -> tensor<i1>
      %extracted_88 = tensor.extract %651[] : tensor<i1>
      %652 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647, %extracted_slice_85 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%646 : tensor<1x1x1xf32>) {
      ^bb0(%in: f32, %in_89: f32, %out: f32):
        %653 = arith.select %extracted_88, %in, %in_89 : f32
        linalg.yield %653 : f32
      } -> tensor<1x1x1xf32>
      %inserted_slice = tensor.insert_slice %652 into %arg43[%639, %642, %645] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xf32> into tensor<2x16x30522xf32>
      scf.yield %630, %inserted_slice : tensor<i32>, tensor<2x16x30522xf32>
    }
    %331 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330#1 : tensor<2x16x30522xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x30522xf32>
    %332 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%331 : tensor<2x16x30522xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_28 = tensor.expand_shape %332 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %296 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %334 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%333 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<2x16xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x30522xf32>
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %294 : tensor<2x16x30522xf32>, tensor<2x16x30522xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x30522xf32>
    %337 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330#1, %336 : tensor<2x16x30522xf32>, tensor<2x16x30522xf32>) outs(%280 : tensor<2x16x30522xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x30522xf32>
    %338 = tensor.empty() : tensor<30522xf32>
    %339 = linalg.fill ins(%cst_16 : f32) outs(%338 : tensor<30522xf32>) -> tensor<30522xf32>
    %340 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%337 : tensor<2x16x30522xf32>) outs(%339 : tensor<30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<30522xf32>
    %expanded_29 = tensor.expand_shape %340 [[0, 1, 2]] output_shape [1, 1, 30522] : tensor<30522xf32> into tensor<1x1x30522xf32>
    %341 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_29 : tensor<1x1x30522xf32>) outs(%339 : tensor<30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<30522xf32>
    %342 = tensor.empty() : tensor<30522x64xf32>
    %343 = linalg.fill ins(%cst_16 : f32) outs(%342 : tensor<30522x64xf32>) -> tensor<30522x64xf32>
    %344 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%337, %277 : tensor<2x16x30522xf32>, tensor<2x16x64xf32>) outs(%343 : tensor<30522x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<30522x64xf32>
    %345 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%344 : tensor<30522x64xf32>) outs(%278 : tensor<64x30522xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x30522xf32>
    %346 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%337, %279 : tensor<2x16x30522xf32>, tensor<64x30522xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %347 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%345 : tensor<64x30522xf32>) outs(%342 : tensor<30522x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<30522x64xf32>
    %348 = tensor.empty() : tensor<64xf32>
    %349 = linalg.fill ins(%cst_16 : f32) outs(%348 : tensor<64xf32>) -> tensor<64xf32>
    %350 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%346 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_30 = tensor.expand_shape %350 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %351 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_30 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %352 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %346 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %353 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%352 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_31 = tensor.expand_shape %353 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %273 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %355 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_31 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %354 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %357 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%356 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_32 = tensor.expand_shape %357 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %358 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %270 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %269 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %360 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %361 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_33 = tensor.expand_shape %361 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %362 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %363 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%362 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %364 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %365 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364, %262 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %366 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %367 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%366 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_34 = tensor.expand_shape %367 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %368 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %365 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %369 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %expanded_34 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %370 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %371 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%370 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %372 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %373 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %372 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %374 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %373 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %375 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373, %254 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %376 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %374 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %377 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %251 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %378 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %249 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %379 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %378 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %380 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %379 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %381 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %380 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %382 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %380 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %383 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382, %243 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %384 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381, %383 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %385 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%384 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_35 = tensor.expand_shape %385 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %386 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_35 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %387 = tensor.empty() : tensor<64x64xf32>
    %388 = linalg.fill ins(%cst_16 : f32) outs(%387 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %389 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%384, %235 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%388 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x64xf32>
    %390 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%389 : tensor<64x64xf32>) outs(%387 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %391 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%384, %arg38 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %392 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%391 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_36 = tensor.expand_shape %392 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %393 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_36 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %394 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %391 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %395 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%394 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_37 = tensor.expand_shape %395 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %396 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %231 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %397 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_37 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %398 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %396 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %399 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%398 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_38 = tensor.expand_shape %399 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %400 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %228 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %401 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %227 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %402 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %403 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%402 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_39 = tensor.expand_shape %403 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %404 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %405 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%404 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %406 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %220 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %408 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %409 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%408 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_40 = tensor.expand_shape %409 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %410 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %407 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %411 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %expanded_40 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %412 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %413 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%412 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %414 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %415 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %414 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %416 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%415 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_41 = tensor.expand_shape %416 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %417 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_41 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %418 = tensor.empty() : tensor<64x256xf32>
    %419 = linalg.fill ins(%cst_16 : f32) outs(%418 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %420 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%415, %208 : tensor<2x16x64xf32>, tensor<2x16x256xf32>) outs(%419 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x256xf32>
    %421 = tensor.empty() : tensor<256x64xf32>
    %422 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%420 : tensor<64x256xf32>) outs(%421 : tensor<256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x64xf32>
    %423 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%415, %arg21 : tensor<2x16x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x256xf32>
    %424 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %423 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %425 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %207 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %426 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %424 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %427 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426, %205 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %428 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %204 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %428 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %430 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %429 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %431 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %430 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %432 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %430 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %433 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432, %200 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %434 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %433 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %435 = tensor.empty() : tensor<256xf32>
    %436 = linalg.fill ins(%cst_16 : f32) outs(%435 : tensor<256xf32>) -> tensor<256xf32>
    %437 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%434 : tensor<2x16x256xf32>) outs(%436 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<256xf32>
    %expanded_42 = tensor.expand_shape %437 [[0, 1, 2]] output_shape [1, 1, 256] : tensor<256xf32> into tensor<1x1x256xf32>
    %438 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_42 : tensor<1x1x256xf32>) outs(%436 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<256xf32>
    %439 = linalg.fill ins(%cst_16 : f32) outs(%421 : tensor<256x64xf32>) -> tensor<256x64xf32>
    %440 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%434, %193 : tensor<2x16x256xf32>, tensor<2x16x64xf32>) outs(%439 : tensor<256x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<256x64xf32>
    %441 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%440 : tensor<256x64xf32>) outs(%418 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32>
    %442 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%434, %arg19 : tensor<2x16x256xf32>, tensor<64x256xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %443 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415, %442 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %444 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%443 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_43 = tensor.expand_shape %444 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %445 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_43 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %443 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %447 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%446 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_44 = tensor.expand_shape %447 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %189 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %449 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_44 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %448 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %451 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%450 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_45 = tensor.expand_shape %451 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %452 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448, %186 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45, %185 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %454 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %455 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%454 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_46 = tensor.expand_shape %455 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %456 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %457 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%456 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %458 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %459 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %178 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %460 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %461 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%460 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_47 = tensor.expand_shape %461 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %462 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %459 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %463 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %expanded_47 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %465 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%464 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %466 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %468 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%467 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_48 = tensor.expand_shape %468 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %469 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_48 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %470 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%467, %collapsed_24 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%388 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x64xf32>
    %471 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%470 : tensor<64x64xf32>) outs(%387 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %472 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%467, %arg29 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %expanded_49 = tensor.expand_shape %472 [[0], [1], [2, 3]] output_shape [2, 16, 4, 16] : tensor<2x16x64xf32> into tensor<2x16x4x16xf32>
    %473 = linalg.generic {indexing_maps = [#map32, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x16x4x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %474 = linalg.generic {indexing_maps = [#map33, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%473, %expanded_23 : tensor<2x4x16x16xf32>, tensor<2x16x4x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %475 = linalg.generic {indexing_maps = [#map34, #map35, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%473, %162 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %476 = linalg.generic {indexing_maps = [#map20, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%475 : tensor<2x4x16x16xf32>) outs(%53 : tensor<2x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x16xf32>
    %477 = linalg.generic {indexing_maps = [#map17, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164 : tensor<2x4x16x1xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %478 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474, %477 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %479 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%478, %158 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %480 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%479 : tensor<2x4x16x16xf32>) outs(%44 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %expanded_50 = tensor.expand_shape %480 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %481 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<2x4x16x1xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x1xf32>
    %482 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474, %161 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %483 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%481 : tensor<2x4x16x1xf32>) outs(%44 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %484 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%483 : tensor<2x4x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %485 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%482, %484 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %486 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%485, %158 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %487 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%486, %32 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %488 = linalg.generic {indexing_maps = [#map33, #map36, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%487, %expanded_21 : tensor<2x4x16x16xf32>, tensor<2x16x4x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %489 = linalg.generic {indexing_maps = [#map37, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%488 : tensor<2x4x16x16xf32>) outs(%53 : tensor<2x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x16xf32>
    %490 = linalg.generic {indexing_maps = [#map34, #map36, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%487, %expanded_22 : tensor<2x4x16x16xf32>, tensor<2x16x4x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %491 = linalg.generic {indexing_maps = [#map37, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490 : tensor<2x4x16x16xf32>) outs(%53 : tensor<2x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x16xf32>
    %collapsed_51 = tensor.collapse_shape %476 [[0], [1], [2, 3]] : tensor<2x16x4x16xf32> into tensor<2x16x64xf32>
    %492 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_51 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_52 = tensor.expand_shape %492 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %493 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_52 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %494 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_51, %138 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%388 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x64xf32>
    %495 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%494 : tensor<64x64xf32>) outs(%387 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %496 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_51, %arg33 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %497 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467, %496 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_53 = tensor.collapse_shape %489 [[0], [1], [2, 3]] : tensor<2x16x4x16xf32> into tensor<2x16x64xf32>
    %498 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_53 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_54 = tensor.expand_shape %498 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %499 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_54 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %500 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_53, %138 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%388 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x64xf32>
    %501 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%500 : tensor<64x64xf32>) outs(%387 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %502 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_53, %arg23 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %503 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %502 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_55 = tensor.collapse_shape %491 [[0], [1], [2, 3]] : tensor<2x16x4x16xf32> into tensor<2x16x64xf32>
    %504 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_55 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_56 = tensor.expand_shape %504 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %505 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_56 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %506 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_55, %138 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%388 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x64xf32>
    %507 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%506 : tensor<64x64xf32>) outs(%387 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %508 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_55, %arg31 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %509 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %508 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %510 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%509 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_57 = tensor.expand_shape %510 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %511 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_57 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %512 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %509 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %513 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%512 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_58 = tensor.expand_shape %513 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %514 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509, %134 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %515 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_58 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %516 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %514 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %517 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%516 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_59 = tensor.expand_shape %517 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %518 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %131 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %519 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %130 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %520 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %521 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%520 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_60 = tensor.expand_shape %521 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %522 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %523 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%522 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %524 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %525 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %123 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %526 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%525 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %527 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%526 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_61 = tensor.expand_shape %527 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %528 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %525 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %529 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60, %expanded_61 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %530 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %531 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%530 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %532 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %533 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %532 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %534 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%533 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_62 = tensor.expand_shape %534 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %535 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_62 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %536 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%533, %111 : tensor<2x16x64xf32>, tensor<2x16x256xf32>) outs(%419 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x256xf32>
    %537 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%536 : tensor<64x256xf32>) outs(%421 : tensor<256x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x64xf32>
    %538 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%533, %arg5 : tensor<2x16x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x256xf32>
    %539 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %538 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %540 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538, %110 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %541 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %539 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %542 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %107 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %543 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %105 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %544 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %543 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %545 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %544 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %546 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540, %545 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %547 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %545 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %548 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %99 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %549 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %548 : tensor<2x16x256xf32>, tensor<2x16x256xf32>) outs(%89 : tensor<2x16x256xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x256xf32>
    %550 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%549 : tensor<2x16x256xf32>) outs(%436 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<256xf32>
    %expanded_63 = tensor.expand_shape %550 [[0, 1, 2]] output_shape [1, 1, 256] : tensor<256xf32> into tensor<1x1x256xf32>
    %551 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_63 : tensor<1x1x256xf32>) outs(%436 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<256xf32>
    %552 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%549, %88 : tensor<2x16x256xf32>, tensor<2x16x64xf32>) outs(%439 : tensor<256x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<256x64xf32>
    %553 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%552 : tensor<256x64xf32>) outs(%418 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32>
    %554 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%549, %arg3 : tensor<2x16x256xf32>, tensor<64x256xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %555 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %554 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %556 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%555 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_64 = tensor.expand_shape %556 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %557 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_64 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %558 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %555 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %559 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%558 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_65 = tensor.expand_shape %559 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %560 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %84 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %561 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_65 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %562 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %560 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %563 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%562 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_66 = tensor.expand_shape %563 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %564 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560, %81 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %565 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_66, %80 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %566 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%564 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %567 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%566 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_67 = tensor.expand_shape %567 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %568 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %569 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%568 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %570 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %571 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %71 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %572 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571 : tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %573 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%572 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %expanded_68 = tensor.expand_shape %573 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %574 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%564, %571 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %575 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67, %expanded_68 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %576 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575, %65 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x1xf32>
    %577 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%576 : tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x16xf32>
    %578 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577 : tensor<2x16xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32>
    %579 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %578 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %580 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%579 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_69 = tensor.expand_shape %580 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %581 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_69 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %582 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%579, %collapsed : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%388 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x64xf32>
    %583 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%582 : tensor<64x64xf32>) outs(%387 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %584 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%579, %arg13 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %expanded_70 = tensor.expand_shape %584 [[0], [1], [2, 3]] output_shape [2, 16, 4, 16] : tensor<2x16x64xf32> into tensor<2x16x4x16xf32>
    %585 = linalg.generic {indexing_maps = [#map32, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<2x16x4x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %586 = linalg.generic {indexing_maps = [#map33, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%585, %expanded_20 : tensor<2x4x16x16xf32>, tensor<2x16x4x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %587 = linalg.generic {indexing_maps = [#map34, #map35, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%585, %48 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %588 = linalg.generic {indexing_maps = [#map20, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%587 : tensor<2x4x16x16xf32>) outs(%53 : tensor<2x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x16xf32>
    %589 = linalg.generic {indexing_maps = [#map17, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x4x16x1xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %590 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%586, %589 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %591 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%590, %43 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %592 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%591 : tensor<2x4x16x16xf32>) outs(%44 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %expanded_71 = tensor.expand_shape %592 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %593 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<2x4x16x1xf32>) outs(%39 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.negf %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x1xf32>
    %594 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%586, %47 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.divf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %595 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%593 : tensor<2x4x16x1xf32>) outs(%44 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16xf32>
    %596 = linalg.generic {indexing_maps = [#map8, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595 : tensor<2x4x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %597 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%594, %596 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %598 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%597, %43 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %599 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%598, %32 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x4x16x16xf32>
    %600 = linalg.generic {indexing_maps = [#map33, #map36, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%599, %expanded : tensor<2x4x16x16xf32>, tensor<2x16x4x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %601 = linalg.generic {indexing_maps = [#map37, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%600 : tensor<2x4x16x16xf32>) outs(%53 : tensor<2x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x16xf32>
    %602 = linalg.generic {indexing_maps = [#map34, #map36, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%599, %expanded_19 : tensor<2x4x16x16xf32>, tensor<2x16x4x16xf32>) outs(%30 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x4x16x16xf32>
    %603 = linalg.generic {indexing_maps = [#map37, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%602 : tensor<2x4x16x16xf32>) outs(%53 : tensor<2x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x16xf32>
    %collapsed_72 = tensor.collapse_shape %588 [[0], [1], [2, 3]] : tensor<2x16x4x16xf32> into tensor<2x16x64xf32>
    %604 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_72 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_73 = tensor.expand_shape %604 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %605 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_73 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %606 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_72, %14 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%388 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x64xf32>
    %607 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%606 : tensor<64x64xf32>) outs(%387 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %608 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_72, %arg17 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %609 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %608 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_74 = tensor.collapse_shape %601 [[0], [1], [2, 3]] : tensor<2x16x4x16xf32> into tensor<2x16x64xf32>
    %610 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_74 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_75 = tensor.expand_shape %610 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %611 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_75 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %612 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_74, %14 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%388 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x64xf32>
    %613 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%612 : tensor<64x64xf32>) outs(%387 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %614 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_74, %arg7 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %615 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609, %614 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_76 = tensor.collapse_shape %603 [[0], [1], [2, 3]] : tensor<2x16x4x16xf32> into tensor<2x16x64xf32>
    %616 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_76 : tensor<2x16x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %expanded_77 = tensor.expand_shape %616 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %617 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_77 : tensor<1x1x64xf32>) outs(%349 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<64xf32>
    %618 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_76, %14 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%388 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<64x64xf32>
    %619 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%618 : tensor<64x64xf32>) outs(%387 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32>
    %620 = linalg.generic {indexing_maps = [#map6, #map31, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_76, %arg15 : tensor<2x16x64xf32>, tensor<64x64xf32>) outs(%15 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.mulf %in, %in_81 : f32
      %630 = arith.addf %out, %629 : f32
      linalg.yield %630 : f32
    } -> tensor<2x16x64xf32>
    %621 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615, %620 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%9 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<2x16x64xf32>
    %622 = tensor.empty() : tensor<16x64xf32>
    %623 = linalg.fill ins(%cst_16 : f32) outs(%622 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %624 = linalg.generic {indexing_maps = [#map38, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%621 : tensor<2x16x64xf32>) outs(%623 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<16x64xf32>
    %expanded_78 = tensor.expand_shape %624 [[0, 1], [2]] output_shape [1, 16, 64] : tensor<16x64xf32> into tensor<1x16x64xf32>
    %625 = linalg.generic {indexing_maps = [#map38, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_78 : tensor<1x16x64xf32>) outs(%623 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %629 = arith.addf %out, %in : f32
      linalg.yield %629 : f32
    } -> tensor<16x64xf32>
    %626 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%342 : tensor<30522x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<30522x64xf32>
    %collapsed_79 = tensor.collapse_shape %621 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %collapsed_80 = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<2x16x1xi32> into tensor<32x1xi32>
    %627:2 = scf.for %arg41 = %c0 to %c32 step %c1 iter_args(%arg42 = %cst_18, %arg43 = %626) -> (tensor<i32>, tensor<30522x64xf32>) {
      %629 = tensor.empty() : tensor<i32>
      %630 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg42 : tensor<i32>) outs(%629 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %644 = arith.addi %in, %c1_i32 : i32
        linalg.yield %644 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %arg42[] : tensor<i32>
      %631 = arith.index_cast %extracted : i32 to index
      %632 = arith.maxsi %631, %c0 : index
      %633 = arith.minsi %632, %c31 : index
      %extracted_slice = tensor.extract_slice %collapsed_80[%633, 0] [1, 1] [1, 1] : tensor<32x1xi32> to tensor<1x1xi32>
      %collapsed_81 = tensor.collapse_shape %extracted_slice [] : tensor<1x1xi32> into tensor<i32>
      %extracted_82 = tensor.extract %collapsed_81[] : tensor<i32>
      %634 = arith.index_cast %extracted_82 : i32 to index
      %635 = arith.maxsi %634, %c0 : index
      %636 = arith.minsi %635, %c30521 : index
      %extracted_slice_83 = tensor.extract_slice %arg43[%636, 0] [1, 64] [1, 1] : tensor<30522x64xf32> to tensor<1x64xf32>
      %extracted_slice_84 = tensor.extract_slice %collapsed_79[%633, 0] [1, 64] [1, 1] : tensor<32x64xf32> to tensor<1x64xf32>
      %637 = tensor.empty() : tensor<1x64xf32>
      %638 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_83, %extracted_slice_84 : tensor<1x64xf32>, tensor<1x64xf32>) outs(%637 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %in_86: f32, %out: f32):
        %644 = arith.addf %in, %in_86 : f32
        linalg.yield %644 : f32
      } -> tensor<1x64xf32>
      %639 = tensor.empty() : tensor<i1>
      %640 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%collapsed_81 : tensor<i32>) outs(%639 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %644 = arith.cmpi sge, %in, %c0_i32 : i32
        linalg.yield %644 : i1
      } -> tensor<i1>
      %641 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%collapsed_81 : tensor<i32>) outs(%639 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %644 = arith.cmpi sle, %in, %c30521_i32 : i32
        linalg.yield %644 : i1
      } -> tensor<i1>
      %642 = linalg.generic {indexing_maps = [#map25, #map25, #map25], iterator_types = []} ins(%640, %641 : tensor<i1>, tensor<i1>) outs(%639 : tensor<i1>) {
      ^bb0(%in: i1, %in_86: i1, %out: i1):
        %644 = arith.andi %in, %in_86 : i1
        linalg.yield %644 : i1
      } -> tensor<i1>
      %extracted_85 = tensor.extract %642[] : tensor<i1>
      %643 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%638, %extracted_slice_83 : tensor<1x64xf32>, tensor<1x64xf32>) outs(%637 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %in_86: f32, %out: f32):
        %644 = arith.select %extracted_85, %in, %in_86 : f32
        linalg.yield %644 : f32
      } -> tensor<1x64xf32>
      %inserted_slice = tensor.insert_slice %643 into %arg43[%636, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<30522x64xf32>
      scf.yield %630, %inserted_slice : tensor<i32>, tensor<30522x64xf32>
    }
    %628 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%347, %627#1 : tensor<30522x64xf32>, tensor<30522x64xf32>) outs(%342 : tensor<30522x64xf32>) {
    ^bb0(%in: f32, %in_81: f32, %out: f32):
      %629 = arith.addf %in, %in_81 : f32
      linalg.yield %629 : f32
    } -> tensor<30522x64xf32>
    return %325, %341, %628, %551, %553, %535, %537, %611, %613, %557, %561, %511, %515, %581, %583, %617, %619, %605, %607, %438, %441, %417, %422, %499, %501, %445, %449, %393, %397, %469, %471, %505, %507, %493, %495, %351, %355, %625, %386, %390 : tensor<f32>, tensor<30522xf32>, tensor<30522x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x64xf32>
  }
}

