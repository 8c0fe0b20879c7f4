// RUN: hot-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s

module attributes {gpu.container_module} {
gpu.module @kernels {
  gpu.func @k(%x: memref<1xf32>, %n: index, %y: memref<1xf32>) kernel { gpu.return }
  gpu.func @scalar(%x: memref<1xf32>, %n: index, %y: memref<1xi8>) kernel { gpu.return }
}

// A tensor arrives as the pointer to its first element.
// CHECK-LABEL: func.func @pointers(
//  CHECK-SAME:   %[[X:[a-z0-9]+]]: memref<f32>, %[[N:[a-z0-9]+]]: index
//   CHECK-DAG:   %[[Y:.+]] = memref.alloc(%[[N]]) {{.*}} : memref<?x8xi8>
//   CHECK-DAG:   %[[PX:.+]] = memref.reinterpret_cast %[[X]] to offset: [0], sizes: [1], strides: [1] : memref<f32> to memref<1xf32>
//   CHECK-DAG:   %[[PY:.+]] = memref.reinterpret_cast %[[Y]] to offset: [0], sizes: [1], strides: [1] : memref<?x8xi8> to memref<1xi8>
//   CHECK-DAG:   %[[B:.+]] = arith.constant 64 : index
//   CHECK-DAG:   %[[S:.+]] = arith.constant 256 : i32
//       CHECK:   gpu.launch_func @kernels::@scalar blocks in (%[[N]], %{{.+}}, %{{.+}}) threads in (%[[B]], %{{.+}}, %{{.+}}) dynamic_shared_memory_size %[[S]] args(%[[PX]] : memref<1xf32>, %[[N]] : index, %[[PY]] : memref<1xi8>)
//       CHECK:   return %[[Y]]
func.func @pointers(%x: tensor<f32>, %n: index) -> tensor<?x8xi8> {
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?x8xi8>
  %0 = hot.launch_kernel @kernels::@scalar grid [%n, %c1, %c1] block [64, 1, 1] shared 256
      ins(%x, %n : tensor<f32>, index) outs(%e : tensor<?x8xi8>) -> tensor<?x8xi8>
  return %0 : tensor<?x8xi8>
}

// A buffer with gaps is copied to one without, as input and as destination.
// CHECK-LABEL: func.func @gaps(
//       CHECK:   %[[X:.+]] = memref.subview %{{.+}}[0, 4] [4, 4] [1, 1]
//       CHECK:   %[[C:.+]] = memref.alloc() {{.*}} : memref<4x4xf32>
//       CHECK:   memref.copy %[[X]], %[[C]]
//       CHECK:   %[[P:.+]] = memref.reinterpret_cast %[[C]]
//       CHECK:   gpu.launch_func {{.*}} args(%[[P]] : memref<1xf32>
func.func @gaps(%x: tensor<4x8xf32>, %n: index) -> tensor<4x4xf32> {
  %s = tensor.extract_slice %x[0, 4] [4, 4] [1, 1] : tensor<4x8xf32> to tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [32, 1, 1]
      ins(%s, %n : tensor<4x4xf32>, index) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @gaps_in_destination(
//  CHECK-SAME:   %[[X:[a-z0-9]+]]: memref<4x4xf32>, %[[D:[a-z0-9]+]]: memref<4x8xf32>
//       CHECK:   %[[Y:.+]] = memref.subview %[[D]][0, 4] [4, 4] [1, 1]
//       CHECK:   %[[C:.+]] = memref.alloc() {{.*}} : memref<4x4xf32>
//       CHECK:   memref.copy %[[Y]], %[[C]]
//       CHECK:   gpu.launch_func
//       CHECK:   memref.copy %[[C]], %[[Y]]
func.func @gaps_in_destination(%x: tensor<4x4xf32>, %d: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %s = tensor.extract_slice %d[0, 4] [4, 4] [1, 1] : tensor<4x8xf32> to tensor<4x4xf32>
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [32, 1, 1]
      ins(%x, %n : tensor<4x4xf32>, index) outs(%s : tensor<4x4xf32>) accumulate -> tensor<4x4xf32>
  %1 = tensor.insert_slice %0 into %d[0, 4] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// Input and destination never share a buffer, and without `accumulate` what the
// destination held is not copied.
// CHECK-LABEL: func.func @no_alias(
//  CHECK-SAME:   %[[X:[a-z0-9]+]]: memref<8xf32>
//       CHECK:   %[[Y:.+]] = memref.alloc() {{.*}} : memref<8xf32>
//   CHECK-NOT:   memref.copy
//       CHECK:   gpu.launch_func
//       CHECK:   return %[[Y]], %[[X]]
func.func @no_alias(%x: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [32, 1, 1]
      ins(%x, %n : tensor<8xf32>, index) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return %0, %x : tensor<8xf32>, tensor<8xf32>
}
}
