// Divides each row of a matrix by its sum: a block for each row. Example of
// docs/Emulator.md; the PTX beside it is what
//   nvcc -ptx -arch=sm_80 scale_rows.cu
// makes of it.
extern "C" __global__ void scale_rows(const float *in, float *out, int columns) {
  __shared__ float partial[8];
  const float *row = in + (size_t)blockIdx.x * columns;
  float sum = 0;
  for (int i = threadIdx.x; i < columns; i += blockDim.x)
    sum += row[i];
  for (int offset = 16; offset; offset /= 2)
    sum += __shfl_down_sync(~0u, sum, offset);
  if (threadIdx.x % 32 == 0)
    partial[threadIdx.x / 32] = sum;
  __syncthreads();
  float total = 0;
  for (unsigned i = 0; i < blockDim.x / 32; ++i)
    total += partial[i];
  for (int i = threadIdx.x; i < columns; i += blockDim.x)
    out[(size_t)blockIdx.x * columns + i] = row[i] / total;
}
