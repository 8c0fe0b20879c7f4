// Random arguments follow the documented formula, whatever else is given.

// RUN: rm -rf %t && mkdir -p %t
// RUN: hot-runner %s --seed=3 --output-dir=%t/one
// RUN: hot-runner %s --seed=3 --output-dir=%t/again --input=%t/one/out_00.npy
// RUN: hot-runner %s --seed=4 --output-dir=%t/other --dynamic-size=5
// RUN: cmp %t/one/out_01.npy %t/again/out_01.npy
// RUN: not cmp %t/one/out_01.npy %t/other/out_01.npy
// RUN: %python %S/Inputs/check_random.py %t/one 3 32
// RUN: %python %S/Inputs/check_random.py %t/other 4 5

func.func @main(%a: tensor<2x3xf32>, %b: tensor<?xf64>, %c: tensor<50xi32>, %d: tensor<50xi4>, %e: tensor<50xi1>)
    -> (tensor<2x3xf32>, tensor<?xf64>, tensor<50xi32>, tensor<50xi4>, tensor<50xi1>) {
  return %a, %b, %c, %d, %e : tensor<2x3xf32>, tensor<?xf64>, tensor<50xi32>, tensor<50xi4>, tensor<50xi1>
}
