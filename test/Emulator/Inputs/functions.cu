// Calls, structures by value, local arrays, switches, the math library.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct Polynomial {
  float coefficients[5];
  int degree;
};

__device__ __noinline__ float evaluate(Polynomial p, float x) {
  float value = 0;
  for (int i = p.degree; i >= 0; --i)
    value = value * x + p.coefficients[i];
  return value;
}

__device__ __noinline__ Polynomial derive(const Polynomial &p) {
  Polynomial result;
  result.degree = p.degree - 1;
  for (int i = 0; i < 5; ++i)
    result.coefficients[i] = i < 4 ? p.coefficients[i + 1] * (i + 1) : 0;
  return result;
}

/// Newton's method from x0; the number of steps differs by thread.
extern "C" __global__ void roots(const float *start, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  Polynomial p = {{-6, 11, -6, 1, 0}, 3}; // (x - 1) (x - 2) (x - 3)
  Polynomial q = derive(p);
  float x = start[i];
  for (int step = 0; step < 100; ++step) {
    float delta = evaluate(p, x) / evaluate(q, x);
    x -= delta;
    if (fabsf(delta) < 1e-6f)
      break;
  }
  out[i] = x;
}

extern "C" __global__ void elementary(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float x = in[i];
  out[i] = expf(x);
  out[n + i] = sinf(x);
  out[2 * n + i] = logf(fabsf(x) + 0.5f);
  out[3 * n + i] = sqrtf(fabsf(x));
  out[4 * n + i] = tanhf(x);
  out[5 * n + i] = powf(fabsf(x), 1.7f);
  out[6 * n + i] = erff(x);
  out[7 * n + i] = x / (x * x + 3.0f);
}

extern "C" __global__ void elementary_double(const double *in, double *out,
                                             int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  double x = in[i];
  out[i] = exp(x);
  out[n + i] = cos(x);
  out[2 * n + i] = log(fabs(x) + 0.5);
  out[3 * n + i] = 1.0 / sqrt(fabs(x) + 1.0);
  out[4 * n + i] = x / 7.0;
  out[5 * n + i] = floor(x) + rint(x * 3.0);
}

/// A little stack machine: a local array with variable indices, a switch.
extern "C" __global__ void interpret(const unsigned char *code, int length,
                                     const long long *in, long long *out) {
  long long stack[8];
  int top = 0;
  stack[0] = in[threadIdx.x];
  for (int pc = 0; pc < length; ++pc) {
    switch (code[pc]) {
    case 0:
      stack[top + 1] = stack[top];
      ++top;
      break;
    case 1:
      --top;
      stack[top] += stack[top + 1];
      break;
    case 2:
      --top;
      stack[top] *= stack[top + 1];
      break;
    case 3:
      stack[top] = stack[top] / 3;
      break;
    case 4:
      stack[top] = stack[top] % 1000;
      break;
    case 5:
      if (stack[top] & 1)
        stack[top] = -stack[top];
      break;
    case 6:
      stack[top] ^= threadIdx.x;
      break;
    case 7:
      stack[++top] = pc;
      break;
    default:
      stack[top] = 0;
    }
  }
  out[threadIdx.x] = stack[top];
}

/// Integer intrinsics.
extern "C" __global__ void bits(const unsigned *in, unsigned *out, int n) {
  int i = threadIdx.x;
  unsigned x = in[i], y = in[(i + 1) % n];
  unsigned long long wide = (unsigned long long)x << 32 | y;
  out[i] = __popc(x);
  out[n + i] = __clz(x);
  out[2 * n + i] = __brev(x);
  out[3 * n + i] = __ffs(x);
  out[4 * n + i] = __byte_perm(x, y, 0x5160);
  out[5 * n + i] = __funnelshift_l(x, y, y & 63);
  out[6 * n + i] = __umulhi(x, y);
  out[7 * n + i] = __mulhi((int)x, (int)y);
  out[8 * n + i] = __clzll(wide) + __popcll(wide) * 100;
  out[9 * n + i] = x / (y | 1) + x % (y | 1);
  out[10 * n + i] = (int)x / 17 + (int)y % 13;
  out[11 * n + i] = (unsigned)(wide / (x | 1));
  out[12 * n + i] = __dp4a((int)x, (int)y, 7);
  out[13 * n + i] = __vadd4(x, y);
  out[14 * n + i] = (x >> 5 & 0x3f) | (int)y >> 7;
  out[15 * n + i] = __sad((int)x, (int)y, 1u);
}
