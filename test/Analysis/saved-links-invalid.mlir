// RUN: hot-opt %s -split-input-file --hot-rewrite-backward -verify-diagnostics -o /dev/null

// expected-error @below {{function @backward: argument 1 has hot.saved = 3, but no function has a result with that number}}
func.func @backward(%a: tensor<4xf32>, %b: tensor<4xf32> {hot.saved = 3}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// -----

// expected-note @below {{to result 0 of @first}}
func.func @first(%a: tensor<4xf32>) -> (tensor<4xf32> {hot.saved = 3}) {
  return %a : tensor<4xf32>
}
// expected-error @below {{function @second: result 1 has hot.saved = 3, which is given already}}
func.func @second(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32> {hot.saved = 3}) {
  return %a, %a : tensor<4xf32>, tensor<4xf32>
}

// -----

// expected-note @below {{result 0 of @forward with that number is of type 'tensor<4xf32>'}}
func.func @forward(%a: tensor<4xf32>) -> (tensor<4xf32> {hot.saved = 3}) {
  return %a : tensor<4xf32>
}
// expected-error @below {{function @backward: argument 0 of type 'tensor<5xf32>' has hot.saved = 3}}
func.func @backward(%a: tensor<5xf32> {hot.saved = 3}) {
  return
}

// -----

// expected-error @below {{function @f: takes tensors marked hot.saved that are computed from its own results}}
func.func @f(%a: tensor<4xf32> {hot.saved = 0}) -> (tensor<4xf32> {hot.saved = 1}) {
  return %a : tensor<4xf32>
}
func.func @g(%a: tensor<4xf32> {hot.saved = 1}) -> (tensor<4xf32> {hot.saved = 0}) {
  return %a : tensor<4xf32>
}

// -----

// Saved in vain, saved within another module, saved for a function elsewhere:
// nothing to say.
// expected-remark @below {{no gradient product found}}
module {
  func.func private @forward(tensor<4xf32>) -> (tensor<4xf32> {hot.saved = 0}, tensor<4xf32> {hot.saved = 1})
  func.func @backward(%a: tensor<4xf32> {hot.saved = 0}) {
    return
  }
  module {
    func.func @forward(%a: tensor<4xf32>) -> (tensor<4xf32> {hot.saved = 0}) {
      return %a : tensor<4xf32>
    }
  }
}
