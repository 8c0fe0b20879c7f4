// RUN: hot-opt %s -split-input-file --hot-rewrite-backward="min-elements=0" -verify-diagnostics

// hot.role that contradicts the shapes: the error names both products.

// Sums over the inputs of w, as the forward product does.
func.func @not_over_outputs(%x0: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e0: tensor<20x6xf32>) -> tensor<20x6xf32> {
  %x = math.absf %x0 : tensor<20x8xf32>
  // expected-note @below {{the forward product is here}}
  %y = linalg.matmul {hot.role = "forward"} ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %z = math.cos %x : tensor<20x8xf32>
  // expected-error @below {{'linalg.matmul' op has hot.role "grad_input", but does not sum over the output axes of the weight that it shares with a forward product}}
  %gx = linalg.matmul {hot.role = "grad_input"} ins(%z, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  return %gx : tensor<20x6xf32>
}

// -----

// Sums over the inputs of x instead of its tokens.
func.func @not_over_tokens(%x0: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e0: tensor<20x6xf32>) -> tensor<20x6xf32> {
  %x = math.absf %x0 : tensor<20x8xf32>
  // expected-note @below {{the forward product is here}}
  %y = linalg.matmul {hot.role = "forward"} ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %z = math.cos %w : tensor<8x6xf32>
  // expected-error @below {{'linalg.matmul' op has hot.role "grad_weight", but does not sum over the token axes of the activation that it shares with a forward product}}
  %gw = linalg.matmul {hot.role = "grad_weight"} ins(%x, %z : tensor<20x8xf32>, tensor<8x6xf32>) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  return %gw : tensor<20x6xf32>
}

// -----

// Each of two experts has a weight of its own, so gx is one for each as well.
func.func @sums_over_experts(%x0: tensor<2x20x8xf32>, %w: tensor<2x8x6xf32>, %gyt: tensor<2x6x20xf32>, %e0: tensor<2x20x6xf32>, %e1: tensor<8x20xf32>) -> (tensor<2x20x6xf32>, tensor<8x20xf32>) {
  %x = math.absf %x0 : tensor<2x20x8xf32>
  // expected-note @below {{the forward product is here}}
  %y = linalg.batch_matmul {hot.role = "forward"} ins(%x, %w : tensor<2x20x8xf32>, tensor<2x8x6xf32>) outs(%e0 : tensor<2x20x6xf32>) -> tensor<2x20x6xf32>
  // expected-error @below {{'linalg.batch_reduce_matmul' op has hot.role "grad_input", but does not sum over the output axes of the weight that it shares with a forward product}}
  %gx = linalg.batch_reduce_matmul {hot.role = "grad_input"} ins(%w, %gyt : tensor<2x8x6xf32>, tensor<2x6x20xf32>) outs(%e1 : tensor<8x20xf32>) -> tensor<8x20xf32>
  return %y, %gx : tensor<2x20x6xf32>, tensor<8x20xf32>
}

// -----

func.func @integers(%a: tensor<20x8xi8>, %b: tensor<8x6xi8>, %e: tensor<20x6xi32>) -> tensor<20x6xi32> {
  // expected-error @below {{'linalg.matmul' op has hot.role "grad_weight", but is a product of integers}}
  %0 = linalg.matmul {hot.role = "grad_weight"} ins(%a, %b : tensor<20x8xi8>, tensor<8x6xi8>) outs(%e : tensor<20x6xi32>) -> tensor<20x6xi32>
  return %0 : tensor<20x6xi32>
}
