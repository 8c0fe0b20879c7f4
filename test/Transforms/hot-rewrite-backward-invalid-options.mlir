// Each wrong option: one error that says what is allowed, and no output.

// RUN: not hot-opt %s --hot-rewrite-backward="scheme=hto" 2>&1 | FileCheck %s --check-prefix=SCHEME
// SCHEME:      invalid-options.mlir:[[#@LINE+59]]:1: error: hot-rewrite-backward: unknown scheme 'hto', expected one of hot, none
// SCHEME-NOT:  error:
// SCHEME-NOT:  func.func

// RUN: not hot-opt %s --hot-rewrite-backward="chip=sm_70" 2>&1 | FileCheck %s --check-prefix=CHIP
// CHIP:        error: hot-rewrite-backward: unknown chip 'sm_70', expected one of sm_75, sm_80, sm_86, sm_89, sm_90
// CHIP-NOT:    error:

// RUN: not hot-opt %s --hot-rewrite-backward="chip=sm_90a gx-bits=4" 2>&1 | FileCheck %s --check-prefix=NARROW
// NARROW:      error: hot-rewrite-backward: gx-bits=4 is not available on sm_90a, which multiplies integers of 8 bits and more
// NARROW-NOT:  error:

// RUN: not hot-opt %s --hot-rewrite-backward="gx-bits=3" 2>&1 | FileCheck %s --check-prefix=GX
// GX:          error: hot-rewrite-backward: gx-bits must be 0, 4 or 8, but is 3
// GX-NOT:      error:

// RUN: not hot-opt %s --hot-rewrite-backward="gw-bits=16" 2>&1 | FileCheck %s --check-prefix=GW
// GW:          error: hot-rewrite-backward: gw-bits must be 0, 4 or 8, but is 16
// GW-NOT:      error:

// RUN: not hot-opt %s --hot-rewrite-backward="block=12" 2>&1 | FileCheck %s --check-prefix=BLOCK
// BLOCK:       error: hot-rewrite-backward: block must be a power of two from 2 to 1024, but is 12
// BLOCK-NOT:   error:

// RUN: not hot-opt %s --hot-rewrite-backward="block=0" 2>&1 | FileCheck %s --check-prefix=BLOCK0
// BLOCK0:      error: hot-rewrite-backward: block must be a power of two from 2 to 1024, but is 0
// BLOCK0-NOT:  error:

// RUN: not hot-opt %s --hot-rewrite-backward="rank=17" 2>&1 | FileCheck %s --check-prefix=RANK
// RANK:        error: hot-rewrite-backward: rank must be from 1 to the block of 16, but is 17
// RANK-NOT:    error:

// RUN: not hot-opt %s --hot-rewrite-backward="block=8 rank=9" 2>&1 | FileCheck %s --check-prefix=RANK8
// RANK8:       error: hot-rewrite-backward: rank must be from 1 to the block of 8, but is 9
// RANK8-NOT:   error:

// RUN: not hot-opt %s --hot-rewrite-backward="rank=0" 2>&1 | FileCheck %s --check-prefix=RANK0
// RANK0:       error: hot-rewrite-backward: rank must be from 1 to the block of 16, but is 0
// RANK0-NOT:   error:

// RUN: not hot-opt %s --hot-rewrite-backward="granularity=per_row" 2>&1 | FileCheck %s --check-prefix=GRANULARITY
// GRANULARITY: error: hot-rewrite-backward: unknown granularity 'per_row', expected one of auto, per_token, per_tensor
// GRANULARITY-NOT: error:

// RUN: not hot-opt %s --hot-rewrite-backward="rounding=up" 2>&1 | FileCheck %s --check-prefix=ROUNDING
// ROUNDING:    error: hot-rewrite-backward: unknown rounding 'up', expected one of auto, nearest, pseudo_stochastic, pseudo_stochastic_indexed
// ROUNDING-NOT: error:

// RUN: not hot-opt %s --hot-rewrite-backward="layers=a(b" 2>&1 | FileCheck %s --check-prefix=LAYERS
// LAYERS:      error: hot-rewrite-backward: layers is not a regular expression: parentheses not balanced
// LAYERS-NOT:  error:

// RUN: not hot-opt %s --hot-rewrite-backward="min-elements=-1" 2>&1 | FileCheck %s --check-prefix=MIN
// MIN:         error: hot-rewrite-backward: min-elements must not be negative, but is -1
// MIN-NOT:     error:

// RUN: not hot-opt %s --hot-rewrite-backward="ranks=8" 2>&1 | FileCheck %s --check-prefix=NAME
// NAME:        no such option ranks

module {
  func.func @nothing() {
    return
  }
}
