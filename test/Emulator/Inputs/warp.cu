// Warp-wide functions: scans, ballots, matches; constants; dynamic shared
// memory; tiles of cooperative groups.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <cooperative_groups.h>

__constant__ int weights[8] = {1, -2, 3, -5, 7, -11, 13, -17};
__constant__ float scale;
__device__ int counters[4] = {10, 20, 30, 40};

/// Inclusive prefix sums of a block.
extern "C" __global__ void scan(const int *in, int *out, int n) {
  extern __shared__ int warpSums[];
  int i = threadIdx.x, lane = i & 31, warp = i >> 5;
  int value = i < n ? in[i] : 0;
  for (int distance = 1; distance < 32; distance *= 2) {
    int other = __shfl_up_sync(0xffffffffu, value, distance);
    if (lane >= distance)
      value += other;
  }
  if (lane == 31)
    warpSums[warp] = value;
  __syncthreads();
  for (int before = 0; before < warp; ++before)
    value += warpSums[before];
  if (i < n)
    out[i] = value;
}

/// Keeps positive numbers, in order, within each warp.
extern "C" __global__ void compact(const int *in, int *out, int *kept) {
  int i = threadIdx.x, lane = i & 31;
  int value = in[i];
  unsigned mask = __ballot_sync(0xffffffffu, value > 0);
  if (value > 0)
    out[(i & ~31) + __popc(mask & ((1u << lane) - 1))] = value;
  if (lane == 0)
    kept[i / 32] = __popc(mask);
  if (__any_sync(0xffffffffu, value == 1000))
    kept[i / 32] = __all_sync(__activemask(), value == 1000) ? -2 : -1;
}

/// Neighbors exchange by shared memory within a warp.
extern "C" __global__ void rotate(const int *in, int *out) {
  __shared__ int values[64];
  int i = threadIdx.x, base = i & ~31;
  values[i] = in[i];
  __syncwarp();
  int next = values[base + ((i + 1) & 31)];
  __syncwarp();
  values[i] = next * weights[i & 7];
  __syncwarp();
  out[i] = values[base + ((i + 31) & 31)];
}

extern "C" __global__ void groups(const int *in, unsigned *out, int n) {
  int i = threadIdx.x;
  unsigned same = __match_any_sync(0xffffffffu, in[i]);
  out[i] = same;
  out[n + i] = __reduce_add_sync(0xffffffffu, (unsigned)in[i]);
  out[2 * n + i] = __reduce_max_sync(same, i);
  int all;
  unsigned agree = __match_all_sync(0xffffffffu, in[i] >> 4, &all);
  out[3 * n + i] = (agree & 255) + all * 1000;
}

extern "C" __global__ void constants(const float *in, float *out) {
  int i = threadIdx.x;
  float sum = 0;
  for (int j = 0; j < 8; ++j)
    sum += in[(i + j) & 63] * weights[j];
  out[i] = sum * scale + counters[i & 3];
}

extern "C" __global__ void tiles(const int *in, int *out) {
  namespace cg = cooperative_groups;
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<8> tile = cg::tiled_partition<8>(block);
  int value = in[block.thread_rank()];
  for (int distance = tile.size() / 2; distance > 0; distance /= 2)
    value += tile.shfl_xor(value, distance);
  block.sync();
  if (value & 1) {
    cg::coalesced_group some = cg::coalesced_threads();
    value = value * 100 + some.size();
  }
  tile.sync();
  out[block.thread_rank()] = value;
}
