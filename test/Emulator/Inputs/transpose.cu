// Transposes through a tile of shared memory, with and without padding.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <int padding>
__device__ void transpose(const float *in, float *out, int rows, int columns) {
  __shared__ float tile[32][32 + padding];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    if (y + j < rows && x < columns)
      tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * columns + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x;
  y = blockIdx.x * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    if (y + j < columns && x < rows)
      out[(y + j) * rows + x] = tile[threadIdx.x][threadIdx.y + j];
}

extern "C" __global__ void transpose_plain(const float *in, float *out,
                                           int rows, int columns) {
  transpose<0>(in, out, rows, columns);
}

extern "C" __global__ void transpose_padded(const float *in, float *out,
                                            int rows, int columns) {
  transpose<1>(in, out, rows, columns);
}

/// Reads along rows, writes along columns: every word its own sector.
extern "C" __global__ void transpose_direct(const float *in, float *out,
                                            int rows, int columns) {
  int x = blockIdx.x * 32 + threadIdx.x;
  for (int y = blockIdx.y * 32 + threadIdx.y; y < blockIdx.y * 32 + 32; y += 8)
    if (x < columns && y < rows)
      out[x * rows + y] = in[y * columns + x];
}
