// What a user can get wrong on the command line: one error, exit code 1, no output.

// RUN: rm -rf %t && mkdir -p %t && touch %t/file %t/errors
// RUN: not hot-runner %t/none.mlir >> %t/errors 2>&1
// RUN: not hot-runner %s --device=tpu >> %t/errors 2>&1
// RUN: not hot-runner %s --entry=nowhere >> %t/errors 2>&1
// RUN: not hot-runner %s --entry=hidden >> %t/errors 2>&1
// RUN: not hot-runner %s --entry=declared >> %t/errors 2>&1
// RUN: not hot-runner %s --entry=data >> %t/errors 2>&1
// RUN: not hot-runner %s --entry=buffer >> %t/errors 2>&1
// RUN: not hot-runner %s --entry=unranked >> %t/errors 2>&1
// RUN: not hot-runner %s --input=a.npy,b.npy >> %t/errors 2>&1
// RUN: not hot-runner %s --opt-level=4 >> %t/errors 2>&1
// RUN: not hot-runner %s --entry=open --dynamic-size=-1 >> %t/errors 2>&1
// RUN: not hot-runner %s --entry=open --dynamic-size=4000000000000 >> %t/errors 2>&1
// RUN: not hot-runner %s --entry=open --dynamic-size=9000000000000000000 >> %t/errors 2>&1
// RUN: not hot-runner %s --rank=8 >> %t/errors 2>&1
// RUN: not hot-runner %s --scheme='a"b' >> %t/errors 2>&1
// RUN: not hot-runner %s --output-dir=%t/file >> %t/errors 2>&1
// RUN: not hot-runner %s --output-dir=%t/file/folder >> %t/errors 2>&1
// RUN: not hot-runner %s --scheme=warm --output-dir=%t/out >> %t/errors 2>&1
// RUN: not hot-runner %s --scheme=hot --block=12 --output-dir=%t/out >> %t/errors 2>&1
// RUN: not hot-runner %s --scheme=hot --rank=17 --output-dir=%t/out >> %t/errors 2>&1
// RUN: echo "func.func @main( -> tensor<4xf32>" | not hot-runner - --output-dir=%t/out >> %t/errors 2>&1
// RUN: not test -e %t/out
// RUN: FileCheck %s --input-file=%t/errors --implicit-check-not=error:

// CHECK: error: cannot open input file '{{.*}}none.mlir': No such file or directory
// CHECK: error: unknown device 'tpu'; known: cpu
// CHECK: error: @nowhere does not exist; public functions with a body: @main, @buffer, @unranked, @open
// CHECK: error: @hidden is not public;
// CHECK: error: @declared has no body;
// CHECK: error: @data is a memref.global, not a func.func;
// CHECK: error: argument 0 of type memref<4xf32>: only ranked tensors and scalars
// CHECK: error: result 0 of type tensor<*xf32>: only ranked tensors and scalars
// CHECK: error: 2 inputs given, @main takes 1
// CHECK: error: --opt-level=4: 0 to 3 are allowed
// CHECK: error: --dynamic-size is negative
// CHECK: error: argument 0: a tensor of 4000000000000xf32 needs 16000000000000 bytes
// CHECK: error: argument 0: a tensor of 9000000000000000000xf32 is too large
// CHECK: error: 'rank=8' has no effect without --scheme
// CHECK: error: options of the rewrite cannot contain a double quote
// CHECK: error: {{.*}}file: not a folder
// CHECK: error: {{.*}}folder: Not a directory
// CHECK: error: {{.*}}unknown scheme 'warm'
// CHECK: error: {{.*}}block must be a power of two
// CHECK: error: {{.*}}rank must be from 1 to the block
// CHECK: error: expected

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func private @hidden(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
memref.global @data : memref<4xf32>
func.func @buffer(%a: memref<4xf32>) {
  return
}
func.func @unranked(%a: tensor<4xf32>) -> tensor<*xf32> {
  %b = tensor.cast %a : tensor<4xf32> to tensor<*xf32>
  return %b : tensor<*xf32>
}
func.func @open(%a: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}
