// Every kind of bad .npy file: one error with file and reason, exit code 1, nothing
// written. The loop stops at the first code that is not 1.

// RUN: rm -rf %t && mkdir -p %t
// RUN: %python %S/Inputs/make_bad.py %t
// RUN: hot-runner %s --input=%t/good.npy | FileCheck %s --check-prefix=GOOD
// RUN: bash -c 'for f in %t/*.npy; do case $f in *good*|*codes*) continue;; esac; hot-runner %s --input=$f --output-dir=%t/out; test $? = 1 || exit 1; done' > %t/errors 2>&1
// RUN: not hot-runner %s --entry=codes --input=%t/codes.npy --output-dir=%t/out >> %t/errors 2>&1
// RUN: not hot-runner %s --input=%t/missing.npy --output-dir=%t/out >> %t/errors 2>&1
// RUN: not hot-runner %s --input=%t --output-dir=%t/out >> %t/errors 2>&1
// RUN: not test -e %t/out
// RUN: FileCheck %s --input-file=%t/errors --implicit-check-not=error:

// GOOD: result 0  4xf32  {{ *}}1.5

// CHECK: hot-runner: error: {{.*}}big_endian.npy: elements of type '>f4' are not supported
// CHECK: hot-runner: error: {{.*}}complex.npy: elements of type '<c8' are not supported
// CHECK: hot-runner: error: {{.*}}cut_data.npy: truncated: 4xf32 takes 16 bytes, the file has 15
// CHECK: hot-runner: error: {{.*}}cut_header.npy: truncated header
// CHECK: hot-runner: error: {{.*}}empty.npy: not a .npy file
// CHECK: hot-runner: error: {{.*}}fortran.npy: in Fortran order; save numpy.ascontiguousarray of it
// CHECK: hot-runner: error: {{.*}}huge_header.npy: a header of 4294967295 bytes is too long
// CHECK: hot-runner: error: {{.*}}huge_shape.npy: shape too large
// CHECK: hot-runner: error: {{.*}}key.npy: malformed header: unknown key 'x'
// CHECK: hot-runner: error: {{.*}}large_shape.npy: truncated: 1000000000000xf32 takes 4000000000000 bytes, the file has 16
// CHECK: hot-runner: error: {{.*}}magic.npy: not a .npy file
// CHECK: hot-runner: error: {{.*}}many_axes.npy: malformed header: more than 64 axes
// CHECK: hot-runner: error: {{.*}}negative.npy: malformed header: a size of the shape
// CHECK: hot-runner: error: {{.*}}no_dictionary.npy: malformed header: expected '{'
// CHECK: hot-runner: error: {{.*}}no_number.npy: malformed header: a size of the shape
// CHECK: hot-runner: error: {{.*}}no_shape.npy: malformed header: one of descr, fortran_order, shape is missing
// CHECK: hot-runner: error: {{.*}}open_string.npy: malformed header: unterminated string
// CHECK: hot-runner: error: {{.*}}shape.npy: holds 2x2xf32, argument 0 is 4xf32
// CHECK: hot-runner: error: {{.*}}struct.npy: malformed header: arrays of structures are not supported
// CHECK: hot-runner: error: {{.*}}tail.npy: malformed header: text after the dictionary
// CHECK: hot-runner: error: {{.*}}too_long.npy: too long: 4xf32 takes 16 bytes, the file has 17
// CHECK: hot-runner: error: {{.*}}twice.npy: malformed header: key 'shape' appears twice
// CHECK: hot-runner: error: {{.*}}type.npy: holds 4xf64, argument 0 is 4xf32
// CHECK: hot-runner: error: {{.*}}version.npy: version 7.0 of the .npy format is not supported
// CHECK: hot-runner: error: {{.*}}codes.npy: value 8 does not fit argument 0, i4 holds -8 to 7
// CHECK: hot-runner: error: {{.*}}missing.npy: No such file or directory
// CHECK: hot-runner: error: {{.*}}: not a regular file

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

func.func @codes(%a: tensor<4xi4>) -> tensor<4xi4> {
  return %a : tensor<4xi4>
}
