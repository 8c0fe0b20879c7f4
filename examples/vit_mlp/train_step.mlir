#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map12 = affine_map<(d0, d1, d2) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map16 = affine_map<(d0, d1) -> (d1, d0)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module @jit_step {
  func.func public @main(%arg0: tensor<3072xf32>, %arg1: tensor<768x3072xf32>, %arg2: tensor<768xf32>, %arg3: tensor<3072x768xf32>, %arg4: tensor<768xf32>, %arg5: tensor<768xf32>, %arg6: tensor<2x197x768xf32>, %arg7: tensor<2x197x768xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3072xf32> {jax.result_info = "result[1][0]['fc1']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1][0]['fc1']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1][0]['fc2']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1][0]['fc2']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1][0]['norm']['bias']"}, tensor<768xf32> {jax.result_info = "result[1][0]['norm']['scale']"}, tensor<2x197x768xf32> {jax.result_info = "result[1][1]"}) {
    %cst = arith.constant 3.304780e-06 : f32
    %cst_0 = arith.constant dense<-1.12837923> : tensor<f32>
    %cst_1 = arith.constant 3.025920e+05 : f32
    %cst_2 = arith.constant 1.12837911 : f32
    %cst_3 = arith.constant -0.37612626 : f32
    %cst_4 = arith.constant 0.112835854 : f32
    %cst_5 = arith.constant -0.0268538129 : f32
    %cst_6 = arith.constant 0.00518832775 : f32
    %cst_7 = arith.constant -8.0101937E-4 : f32
    %cst_8 = arith.constant 7.85386146E-5 : f32
    %cst_9 = arith.constant -88.7228394 : f32
    %cst_10 = arith.constant 0.564189494 : f32
    %cst_11 = arith.constant -0.282076746 : f32
    %cst_12 = arith.constant 0.42184633 : f32
    %cst_13 = arith.constant -1.01526523 : f32
    %cst_14 = arith.constant 2.92101908 : f32
    %cst_15 = arith.constant -7.49551868 : f32
    %cst_16 = arith.constant 1.297720e+01 : f32
    %cst_17 = arith.constant -10.477664 : f32
    %cst_18 = arith.constant 0.563825965 : f32
    %cst_19 = arith.constant -0.274112701 : f32
    %cst_20 = arith.constant 3.404880e-01 : f32
    %cst_21 = arith.constant -0.494451523 : f32
    %cst_22 = arith.constant 0.621000468 : f32
    %cst_23 = arith.constant -0.582473278 : f32
    %cst_24 = arith.constant 0.368742466 : f32
    %cst_25 = arith.constant -0.138703942 : f32
    %cst_26 = arith.constant 2.326820e-02 : f32
    %cst_27 = arith.constant 2.000000e+00 : f32
    %cst_28 = arith.constant 1.000000e+00 : f32
    %cst_29 = arith.constant dense<0.707106769> : tensor<f32>
    %cst_30 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_31 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %cst_32 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_33 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_34 = arith.constant dense<7.680000e+02> : tensor<f32>
    %cst_35 = arith.constant 0.000000e+00 : f32
    %cst_36 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_37 = arith.constant dense<2.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x197x768xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %arg6 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_37 : tensor<f32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x768xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %arg6 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %4 = tensor.empty() : tensor<2x197xf32>
    %5 = linalg.fill ins(%cst_35 : f32) outs(%4 : tensor<2x197xf32>) -> tensor<2x197xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg6 : tensor<2x197x768xf32>) outs(%5 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_34 : tensor<f32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.divf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x197x768xf32>) outs(%5 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%9, %7 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.divf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%8, %8 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<f32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%12, %8 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.subf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_36 : tensor<f32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%15, %14 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.maximumf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %17 = tensor.empty() : tensor<2x197xi1>
    %18 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%17 : tensor<2x197xi1>) {
    ^bb0(%in: f32, %in_43: f32, %out: i1):
      %178 = arith.cmpf oeq, %in, %in_43 : f32
      linalg.yield %178 : i1
    } -> tensor<2x197xi1>
    %19 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_33 : tensor<f32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%18, %19, %15 : tensor<2x197xi1>, tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %178 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%17 : tensor<2x197xi1>) {
    ^bb0(%in: f32, %in_43: f32, %out: i1):
      %178 = arith.cmpf oeq, %in, %in_43 : f32
      linalg.yield %178 : i1
    } -> tensor<2x197xi1>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%21, %12, %19 : tensor<2x197xi1>, tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %178 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%20, %22 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.divf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %24 = tensor.empty() : tensor<2x197x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x197xf32>) outs(%24 : tensor<2x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x1xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x197xf32>) outs(%24 : tensor<2x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x1xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x197x1xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x768xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %27 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.subf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_32 : tensor<f32>) outs(%24 : tensor<2x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<2x197x1xf32>, tensor<2x197x1xf32>) outs(%24 : tensor<2x197x1xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x197x1xf32>) outs(%24 : tensor<2x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = math.rsqrt %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %30 : tensor<2x197x1xf32>, tensor<2x197x1xf32>) outs(%24 : tensor<2x197x1xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.divf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_31 : tensor<f32>) outs(%24 : tensor<2x197x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x1xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %32 : tensor<2x197x1xf32>, tensor<2x197x1xf32>) outs(%24 : tensor<2x197x1xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x1xf32>
    %expanded = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [1, 1, 768] : tensor<768xf32> into tensor<1x1x768xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x197x1xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x768xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x768xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %37 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %expanded_38 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [1, 1, 768] : tensor<768xf32> into tensor<1x1x768xf32>
    %39 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<1x1x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x768xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %39 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %41 = tensor.empty() : tensor<2x197x3072xf32>
    %42 = linalg.fill ins(%cst_35 : f32) outs(%41 : tensor<2x197x3072xf32>) -> tensor<2x197x3072xf32>
    %43 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40, %arg1 : tensor<2x197x768xf32>, tensor<768x3072xf32>) outs(%42 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      %179 = arith.addf %out, %178 : f32
      linalg.yield %179 : f32
    } -> tensor<2x197x3072xf32>
    %expanded_39 = tensor.expand_shape %arg0 [[0, 1, 2]] output_shape [1, 1, 3072] : tensor<3072xf32> into tensor<1x1x3072xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<1x1x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x3072xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %44 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x3072xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %45 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.negf %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x3072xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %50 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.negf %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = math.absf %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.divf %cst_28, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = math.exp %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.divf %cst_28, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %56 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %58 = tensor.empty() : tensor<2x197x3072xi1>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x197x3072xf32>) outs(%58 : tensor<2x197x3072xi1>) {
    ^bb0(%in: f32, %out: i1):
      %178 = arith.cmpf olt, %in, %cst_27 : f32
      linalg.yield %178 : i1
    } -> tensor<2x197x3072xi1>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %cst_26 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_25 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_24 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_23 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_22 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_21 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_20 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_19 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_18 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %cst_17 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_16 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_15 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_14 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_13 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_12 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_11 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %54 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_10 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %75, %89 : tensor<2x197x3072xi1>, tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %178 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %90 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x197x3072xf32>) outs(%58 : tensor<2x197x3072xi1>) {
    ^bb0(%in: f32, %out: i1):
      %178 = arith.cmpf olt, %in, %cst_9 : f32
      linalg.yield %178 : i1
    } -> tensor<2x197x3072xi1>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %91 : tensor<2x197x3072xi1>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: i1, %in_43: f32, %out: f32):
      %178 = arith.select %in, %cst_35, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x197x3072xf32>) outs(%58 : tensor<2x197x3072xi1>) {
    ^bb0(%in: f32, %out: i1):
      %178 = arith.cmpf olt, %in, %cst_35 : f32
      linalg.yield %178 : i1
    } -> tensor<2x197x3072xi1>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.subf %cst_27, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %95, %93 : tensor<2x197x3072xi1>, tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %178 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %cst_8 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_7 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %51 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_6 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %51 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_5 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %51 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_4 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %51 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_3 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %51 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_2 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %108 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.subf %cst_28, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x197x3072xf32>) outs(%58 : tensor<2x197x3072xi1>) {
    ^bb0(%in: f32, %out: i1):
      %178 = arith.cmpf olt, %in, %cst_28 : f32
      linalg.yield %178 : i1
    } -> tensor<2x197x3072xi1>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %110, %96 : tensor<2x197x3072xi1>, tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %178 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %112 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %114 = linalg.fill ins(%cst_35 : f32) outs(%0 : tensor<2x197x768xf32>) -> tensor<2x197x768xf32>
    %115 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113, %arg3 : tensor<2x197x3072xf32>, tensor<3072x768xf32>) outs(%114 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      %179 = arith.addf %out, %178 : f32
      linalg.yield %179 : f32
    } -> tensor<2x197x768xf32>
    %expanded_40 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [1, 1, 768] : tensor<768xf32> into tensor<1x1x768xf32>
    %116 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<1x1x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x768xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %116 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %117 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %arg7 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.subf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %119 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %119 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %122 = tensor.empty() : tensor<f32>
    %123 = linalg.fill ins(%cst_35 : f32) outs(%122 : tensor<f32>) -> tensor<f32>
    %124 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction"]} ins(%120 : tensor<2x197x768xf32>) outs(%123 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<f32>
    %125 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%124 : tensor<f32>) outs(%122 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.divf %in, %cst_1 : f32
      linalg.yield %178 : f32
    } -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map10], iterator_types = []} outs(%122 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %127 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<f32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x768xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %121 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %129 = tensor.empty() : tensor<768xf32>
    %130 = linalg.fill ins(%cst_35 : f32) outs(%129 : tensor<768xf32>) -> tensor<768xf32>
    %131 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "reduction", "reduction"]} ins(%128 : tensor<2x197x768xf32>) outs(%130 : tensor<768xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<768xf32>
    %132 = tensor.empty() : tensor<768x3072xf32>
    %133 = linalg.fill ins(%cst_35 : f32) outs(%132 : tensor<768x3072xf32>) -> tensor<768x3072xf32>
    %134 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%128, %113 : tensor<2x197x768xf32>, tensor<2x197x3072xf32>) outs(%133 : tensor<768x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      %179 = arith.addf %out, %178 : f32
      linalg.yield %179 : f32
    } -> tensor<768x3072xf32>
    %135 = tensor.empty() : tensor<3072x768xf32>
    %136 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<768x3072xf32>) outs(%135 : tensor<3072x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3072x768xf32>
    %137 = linalg.generic {indexing_maps = [#map7, #map17, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%128, %arg3 : tensor<2x197x768xf32>, tensor<3072x768xf32>) outs(%42 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      %179 = arith.addf %out, %178 : f32
      linalg.yield %179 : f32
    } -> tensor<2x197x3072xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %137 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %112 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x3072xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %138 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %55 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %49 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.negf %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %139 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %145 : tensor<2x197x3072xf32>, tensor<2x197x3072xf32>) outs(%41 : tensor<2x197x3072xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x3072xf32>
    %147 = tensor.empty() : tensor<3072xf32>
    %148 = linalg.fill ins(%cst_35 : f32) outs(%147 : tensor<3072xf32>) -> tensor<3072xf32>
    %149 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "reduction", "reduction"]} ins(%146 : tensor<2x197x3072xf32>) outs(%148 : tensor<3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<3072xf32>
    %150 = linalg.fill ins(%cst_35 : f32) outs(%135 : tensor<3072x768xf32>) -> tensor<3072x768xf32>
    %151 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%146, %40 : tensor<2x197x3072xf32>, tensor<2x197x768xf32>) outs(%150 : tensor<3072x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      %179 = arith.addf %out, %178 : f32
      linalg.yield %179 : f32
    } -> tensor<3072x768xf32>
    %152 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<3072x768xf32>) outs(%132 : tensor<768x3072xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<768x3072xf32>
    %153 = linalg.generic {indexing_maps = [#map7, #map17, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146, %arg1 : tensor<2x197x3072xf32>, tensor<768x3072xf32>) outs(%114 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      %179 = arith.addf %out, %178 : f32
      linalg.yield %179 : f32
    } -> tensor<2x197x768xf32>
    %154 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "reduction", "reduction"]} ins(%153 : tensor<2x197x768xf32>) outs(%130 : tensor<768xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<768xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %153 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %37 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %155 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %158 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "reduction", "reduction"]} ins(%157 : tensor<2x197x768xf32>) outs(%130 : tensor<768xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<768xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %36 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<2x197x768xf32>) outs(%5 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %expanded_41 = tensor.expand_shape %160 [[0], [1, 2]] output_shape [2, 197, 1] : tensor<2x197xf32> into tensor<2x197x1xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %34 : tensor<2x197x1xf32>, tensor<2x197x1xf32>) outs(%24 : tensor<2x197x1xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x1xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.negf %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162 : tensor<2x197x768xf32>) outs(%5 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %expanded_42 = tensor.expand_shape %163 [[0], [1, 2]] output_shape [2, 197, 1] : tensor<2x197xf32> into tensor<2x197x1xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %156 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<2x197x1xf32>) outs(%5 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_42 : tensor<2x197x1xf32>) outs(%5 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %167 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%165, %23 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %168 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.negf %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %169 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%168, %13 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %170 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%166, %169 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %171 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %7 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.divf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x197xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x768xf32>
    %173 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %7 : tensor<2x197xf32>, tensor<2x197xf32>) outs(%4 : tensor<2x197xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.divf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x197xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x197x768xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %174 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %3 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.mulf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %176 : tensor<2x197x768xf32>, tensor<2x197x768xf32>) outs(%0 : tensor<2x197x768xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %178 = arith.addf %in, %in_43 : f32
      linalg.yield %178 : f32
    } -> tensor<2x197x768xf32>
    return %125, %149, %152, %131, %136, %154, %158, %177 : tensor<f32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<2x197x768xf32>
  }
}

