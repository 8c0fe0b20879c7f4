// RUN: not hot-opt %s --hot-linalg-to-ptx=chip=sm_999 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not hot-opt %s --hot-linalg-to-ptx=chip=sm_90a 2>&1 | FileCheck %s --check-prefix=LATER
// RUN: not hot-opt %s --hot-linalg-to-ptx="chip=sm_89 ptx-version=77" 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not hot-opt %s --hot-linalg-to-ptx="chip=sm_80 ptx-version=79" 2>&1 | FileCheck %s --check-prefix=VERSION
// RUN: hot-opt %s --hot-check-target="chip=sm_89 ptx-version=78" | FileCheck %s --check-prefix=GOOD

// UNKNOWN: error: unknown chip 'sm_999'; chip= takes one of sm_80, sm_86, sm_89
// LATER: error: chip 'sm_90a' is not supported: {{.+}} do not exist yet; chip= takes one of sm_80, sm_86, sm_89
// OLD: error: PTX 7.7 does not know chip 'sm_89'; ptx-version= must be at least 78 (PTX 7.8)
// VERSION: error: unknown PTX version 79; ptx-version= takes 0 {{.+}} 70, 71
// GOOD: func.func @f
func.func @f() {
  return
}
