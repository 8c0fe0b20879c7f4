// What a user can get wrong about devices: one error, exit code 1.

// RUN: rm -rf %t && mkdir -p %t && touch %t/errors
// RUN: not hot-runner %s --device=tpu >> %t/errors 2>&1
// RUN: not hot-runner %s --counters=- >> %t/errors 2>&1
// RUN: not hot-runner %s --device=cuda --counters=- >> %t/errors 2>&1
// RUN: not hot-runner %s --step-limit=100 >> %t/errors 2>&1
// RUN: not hot-runner %s --emulator-threads=2 >> %t/errors 2>&1
// RUN: not hot-runner %s --device=emulator --chip=sm_70 >> %t/errors 2>&1
// RUN: not hot-runner %s --device=emulator --chip=sm_90a >> %t/errors 2>&1
// RUN: not hot-runner %s --device=emulator --counters=%t/none/c.json >> %t/errors 2>&1
// RUN: FileCheck %s --input-file=%t/errors --implicit-check-not=error:

// CHECK: error: unknown device 'tpu'; known: cpu, emulator, cuda
// CHECK: error: --counters is for --device=emulator only
// CHECK: error: --counters is for --device=emulator only
// CHECK: error: --step-limit is for --device=emulator only
// CHECK: error: --emulator-threads is for --device=emulator only
// CHECK: error: unknown chip 'sm_70'; chip= takes one of sm_80, sm_86, sm_89
// CHECK: error: chip 'sm_90a' is not supported: {{.*}}; chip= takes one of sm_80, sm_86, sm_89
// CHECK: error: {{.*}}none/c.json

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
