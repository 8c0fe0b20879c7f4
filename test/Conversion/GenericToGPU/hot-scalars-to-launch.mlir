// RUN: hot-opt %s --pass-pipeline='builtin.module(func.func(hot-scalars-to-launch,canonicalize,cse))' --split-input-file --verify-diagnostics | FileCheck %s

// A scatter loop runs in one thread, its small buffer is local.
// CHECK-LABEL: func.func @scatter(
// CHECK-NOT: memref.load
// CHECK: gpu.launch blocks({{.+}}) in (%{{.+}} = %c1, {{.+}}) threads({{.+}}) in (%{{.+}} = %c1,
// CHECK: memref.alloca() {{.*}}: memref<1xf32>
// CHECK: scf.for
// CHECK: gpu.terminator
// CHECK-NOT: memref.load
func.func @scatter(%labels: memref<8xindex>, %x: memref<10xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %n = memref.load %labels[%i] : memref<8xindex>
    %a = memref.alloc() : memref<1xf32>
    %v = memref.subview %x[%n] [1] [1] : memref<10xf32> to memref<1xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                    iterator_types = ["parallel"]}
        ins(%v : memref<1xf32, strided<[1], offset: ?>>) outs(%a : memref<1xf32>) {
    ^bb0(%p: f32, %o: f32):
      %q = arith.addf %p, %p : f32
      linalg.yield %q : f32
    }
    memref.copy %a, %v : memref<1xf32> to memref<1xf32, strided<[1], offset: ?>>
  }
  return
}

// -----

// A scalar that a big kernel needs goes through memory.
// CHECK-LABEL: func.func @picked_row(
// CHECK: %[[P:.+]] = memref.alloc() : memref<index>
// CHECK: gpu.launch
// CHECK:   memref.store %{{.+}}, %[[P]][]
// CHECK: %[[N:.+]] = memref.load %[[P]][] {hot.device_scalar}
// CHECK: memref.subview %{{.+}}[%[[N]], 0]
// CHECK: linalg.fill
func.func @picked_row(%row: memref<index>, %x: memref<10x512xf32>) {
  %z = arith.constant 0.0 : f32
  %n = memref.load %row[] : memref<index>
  %v = memref.subview %x[%n, 0] [1, 512] [1, 1]
      : memref<10x512xf32> to memref<1x512xf32, strided<[512, 1], offset: ?>>
  linalg.fill ins(%z : f32) outs(%v : memref<1x512xf32, strided<[512, 1], offset: ?>>)
  return
}

// -----

// Big work under a condition that only the device knows.
func.func @branch(%flag: memref<i1>, %x: memref<512x512xf32>) {
  %z = arith.constant 0.0 : f32
  %c = memref.load %flag[] : memref<i1>
  // expected-error @+1 {{'scf.if': a bound, condition or carried scalar depends on a value in device memory, which the host never reads}}
  scf.if %c {
    linalg.fill ins(%z : f32) outs(%x : memref<512x512xf32>)
  }
  return
}

// -----

func.func @size(%n: memref<index>) -> memref<?xf32> {
  %0 = memref.load %n[] : memref<index>
  // expected-error @+1 {{'memref.alloc': the size of the allocation depends on a value in device memory}}
  %1 = memref.alloc(%0) : memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

func.func @returned(%x: memref<f32>) -> f32 {
  %0 = memref.load %x[] : memref<f32>
  // expected-error @+1 {{'func.return': a result or condition of 'func.func' depends on a value in device memory}}
  return %0 : f32
}
