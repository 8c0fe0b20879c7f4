// f16 and bf16: one lane and two, conversions.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <cuda_bf16.h>
#include <cuda_fp16.h>

extern "C" __global__ void half_arithmetic(const __half *a, const __half *b,
                                           __half *out, int n) {
  int i = threadIdx.x;
  __half x = a[i], y = b[i];
  out[i] = x + y;
  out[n + i] = x * y;
  out[2 * n + i] = __hfma(x, y, y);
  out[3 * n + i] = x - y;
  out[4 * n + i] = __hmax(x, y);
  out[5 * n + i] = __hmin(x, y);
  out[6 * n + i] = __habs(x);
  out[7 * n + i] = __hneg(y);
  out[8 * n + i] = x < y ? x : y;
  out[9 * n + i] = __float2half_rz(__half2float(x) * 1.001f);
  out[10 * n + i] = __int2half_rn(__half2int_rd(x));
}

extern "C" __global__ void half2_dot(const __half2 *a, const __half2 *b,
                                     float *out, int pairs) {
  __half2 sum = __float2half2_rn(0.0f);
  for (int i = threadIdx.x; i < pairs; i += blockDim.x)
    sum = __hfma2(a[i], b[i], sum);
  float value = __low2float(sum) + __high2float(sum);
  for (int distance = 16; distance > 0; distance /= 2)
    value += __shfl_xor_sync(0xffffffffu, value, distance);
  if (threadIdx.x == 0)
    out[0] = value;
}

extern "C" __global__ void bfloat_arithmetic(const __nv_bfloat16 *a,
                                             const __nv_bfloat16 *b,
                                             __nv_bfloat16 *out, float *wide,
                                             int n) {
  int i = threadIdx.x;
  __nv_bfloat16 x = a[i], y = b[i];
  out[i] = x + y;
  out[n + i] = x * y;
  out[2 * n + i] = __hfma(x, y, y);
  out[3 * n + i] = __hmax(x, y);
  out[4 * n + i] = __float2bfloat16(__bfloat162float(x) / 3.0f);
  wide[i] = __bfloat162float(x) * 2.0f;
}
