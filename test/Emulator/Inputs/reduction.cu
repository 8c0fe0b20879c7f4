// Sums: by shuffles and shared memory, and the last block adds what all have.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

__device__ unsigned blocksDone;

__device__ float reduceWarp(float value) {
  for (int distance = 16; distance > 0; distance /= 2)
    value += __shfl_down_sync(0xffffffffu, value, distance);
  return value;
}

/// One launch: partial sums of blocks, and the sum of those in total[0].
extern "C" __global__ void sum_last_block(const float *in, int n,
                                          float *partial, float *total) {
  __shared__ float sums[32];
  __shared__ bool isLast;
  float value = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += gridDim.x * blockDim.x)
    value += in[i];
  value = reduceWarp(value);
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lane == 0)
    sums[warp] = value;
  __syncthreads();
  if (warp == 0) {
    value = lane < blockDim.x / 32 ? sums[lane] : 0;
    value = reduceWarp(value);
    if (lane == 0) {
      partial[blockIdx.x] = value;
      __threadfence();
      isLast = atomicInc(&blocksDone, gridDim.x - 1) == gridDim.x - 1;
    }
  }
  __syncthreads();
  if (isLast && threadIdx.x == 0) {
    __threadfence();
    float sum = 0;
    for (int i = 0; i < gridDim.x; ++i)
      sum += ((volatile float *)partial)[i];
    total[0] = sum;
  }
}

/// Classic tree in dynamic shared memory; threads beyond the end leave early.
extern "C" __global__ void sum_tree(const int *in, int n, int *total) {
  extern __shared__ int values[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  values[threadIdx.x] = i < n ? in[i] : 0;
  __syncthreads();
  for (unsigned stride = blockDim.x / 2; stride > 0; stride >>= 1) {
    if (threadIdx.x < stride)
      values[threadIdx.x] += values[threadIdx.x + stride];
    __syncthreads();
  }
  if (threadIdx.x != 0)
    return;
  atomicAdd(total, values[0]);
}

/// Minimum, maximum and histogram by atomics.
extern "C" __global__ void statistics(const int *in, int n, int *extremes,
                                      unsigned *histogram) {
  __shared__ unsigned local[16];
  if (threadIdx.x < 16)
    local[threadIdx.x] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    atomicMin(&extremes[0], in[i]);
    atomicMax(&extremes[1], in[i]);
    atomicAdd(&local[in[i] & 15], 1u);
  }
  __syncthreads();
  if (threadIdx.x < 16)
    atomicAdd(&histogram[threadIdx.x], local[threadIdx.x]);
}
