// C = A B^T for int8 with mma.sync, ldmatrix and a pipeline of cp.async.
// Sizes are multiples of 64; a block of 128 threads makes 64 x 64 of C.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <cstdint>

constexpr int kTile = 64;     // rows of A and B, and bytes of k
constexpr int kStride = 80;   // bytes of a row in shared memory
constexpr int kStages = 3;

__device__ uint32_t sharedAddress(const void *pointer) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(pointer));
}

__device__ void copyTile(int8_t *tile, const int8_t *source, int k) {
  // 64 rows of 64 bytes in pieces of 16: two for each thread.
  for (int piece = threadIdx.x; piece < 256; piece += 128) {
    int row = piece / 4, column = piece % 4 * 16;
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(
                     sharedAddress(tile + row * kStride + column)),
                 "l"(source + row * k + column)
                 : "memory");
  }
}

__device__ void loadMatrices(uint32_t (&fragment)[4], uint32_t address) {
  asm volatile(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
      : "=r"(fragment[0]), "=r"(fragment[1]), "=r"(fragment[2]),
        "=r"(fragment[3])
      : "r"(address));
}

extern "C" __global__ void __launch_bounds__(128)
    gemm_s8(const int8_t *a, const int8_t *b, int32_t *c, int n, int k) {
  __shared__ __align__(16) int8_t tiles[kStages][2][kTile * kStride];
  const int8_t *rowsOfA = a + blockIdx.y * kTile * k;
  const int8_t *rowsOfB = b + blockIdx.x * kTile * k;
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  int32_t sums[8][4] = {};
  int steps = k / kTile;
  for (int stage = 0; stage < kStages - 1; ++stage) {
    if (stage < steps) {
      copyTile(tiles[stage][0], rowsOfA + stage * kTile, k);
      copyTile(tiles[stage][1], rowsOfB + stage * kTile, k);
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
  }
  for (int step = 0; step < steps; ++step) {
    asm volatile("cp.async.wait_group %0;" ::"n"(kStages - 2) : "memory");
    __syncthreads();
    int next = step + kStages - 1;
    if (next < steps) {
      copyTile(tiles[next % kStages][0], rowsOfA + next * kTile, k);
      copyTile(tiles[next % kStages][1], rowsOfB + next * kTile, k);
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
    const int8_t *tileA = tiles[step % kStages][0];
    const int8_t *tileB = tiles[step % kStages][1];
    for (int part = 0; part < kTile; part += 32) {
      // Rows 0 to 7 and 8 to 15 of the warp's 16, then the next 16 bytes of k.
      uint32_t fragmentA[4];
      loadMatrices(fragmentA, sharedAddress(tileA + (warp * 16 + lane % 16) *
                                                        kStride +
                                            part + lane / 16 * 16));
      for (int column = 0; column < kTile; column += 16) {
        // Two groups of eight columns, two halves of k each.
        uint32_t fragmentB[4];
        int row = column + lane % 8 + lane / 16 * 8;
        loadMatrices(fragmentB, sharedAddress(tileB + row * kStride + part +
                                              lane / 8 % 2 * 16));
        for (int half = 0; half < 2; ++half) {
          int32_t(&d)[4] = sums[column / 8 + half];
          asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
                       "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
                       "{%0, %1, %2, %3};"
                       : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
                       : "r"(fragmentA[0]), "r"(fragmentA[1]),
                         "r"(fragmentA[2]), "r"(fragmentA[3]),
                         "r"(fragmentB[2 * half]), "r"(fragmentB[2 * half + 1]));
        }
      }
    }
  }
  int row = blockIdx.y * kTile + warp * 16 + lane / 4;
  int column = blockIdx.x * kTile + lane % 4 * 2;
  for (int i = 0; i < 8; ++i) {
    int32_t *out = c + row * n + column + i * 8;
    *reinterpret_cast<int2 *>(out) = make_int2(sums[i][0], sums[i][1]);
    *reinterpret_cast<int2 *>(out + 8 * n) = make_int2(sums[i][2], sums[i][3]);
  }
}
