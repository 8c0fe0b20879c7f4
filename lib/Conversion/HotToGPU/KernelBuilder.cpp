//===- KernelBuilder.cpp --------------------------------------------------===//
//
// Short names for index arithmetic and control flow.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::hot;

Value KernelBuilder::constant(Type type, int64_t value) {
  return arith::ConstantOp::create(*this, getIntegerAttr(type, value));
}

Value KernelBuilder::f32(float value) {
  return arith::ConstantOp::create(*this, getF32FloatAttr(value));
}

Value KernelBuilder::toI32(Value index) {
  return arith::IndexCastUIOp::create(*this, getI32Type(), index);
}

Value KernelBuilder::add(Value a, Value b) {
  return arith::AddIOp::create(*this, a, b);
}
Value KernelBuilder::sub(Value a, Value b) {
  return arith::SubIOp::create(*this, a, b);
}
Value KernelBuilder::mul(Value a, Value b) {
  return arith::MulIOp::create(*this, a, b);
}
Value KernelBuilder::div(Value a, Value b) {
  return arith::DivUIOp::create(*this, a, b);
}
Value KernelBuilder::rem(Value a, Value b) {
  return arith::RemUIOp::create(*this, a, b);
}
Value KernelBuilder::min(Value a, Value b) {
  return arith::MinUIOp::create(*this, a, b);
}
Value KernelBuilder::max(Value a, Value b) {
  return arith::MaxUIOp::create(*this, a, b);
}
Value KernelBuilder::bitAnd(Value a, Value b) {
  return arith::AndIOp::create(*this, a, b);
}
Value KernelBuilder::bitOr(Value a, Value b) {
  return arith::OrIOp::create(*this, a, b);
}
Value KernelBuilder::bitXor(Value a, Value b) {
  return arith::XOrIOp::create(*this, a, b);
}
Value KernelBuilder::shiftLeft(Value a, int64_t bits) {
  if (bits == 0)
    return a;
  return arith::ShLIOp::create(*this, a, constant(a.getType(), bits));
}
Value KernelBuilder::shiftRight(Value a, int64_t bits) {
  if (bits == 0)
    return a;
  return arith::ShRUIOp::create(*this, a, constant(a.getType(), bits));
}

Value KernelBuilder::lessThan(Value a, Value b) {
  return arith::CmpIOp::create(*this, arith::CmpIPredicate::ult, a, b);
}
Value KernelBuilder::atLeast(Value a, Value b) {
  return arith::CmpIOp::create(*this, arith::CmpIPredicate::uge, a, b);
}
Value KernelBuilder::equals(Value a, Value b) {
  return arith::CmpIOp::create(*this, arith::CmpIPredicate::eq, a, b);
}
Value KernelBuilder::select(Value condition, Value a, Value b) {
  return arith::SelectOp::create(*this, condition, a, b);
}

Value KernelBuilder::threadId() {
  return gpu::ThreadIdOp::create(*this, gpu::Dimension::x);
}
Value KernelBuilder::blockId() {
  return gpu::BlockIdOp::create(*this, gpu::Dimension::x);
}
Value KernelBuilder::gridSize() {
  return gpu::GridDimOp::create(*this, gpu::Dimension::x);
}

void KernelBuilder::when(Value condition, llvm::function_ref<void()> then) {
  auto op = scf::IfOp::create(*this, condition, /*withElseRegion=*/false);
  InsertionGuard guard(*this);
  setInsertionPointToStart(op.thenBlock());
  then();
}

KernelBuilder::Values
KernelBuilder::branch(Value condition, TypeRange types,
                      llvm::function_ref<Values()> then,
                      llvm::function_ref<Values()> otherwise) {
  auto op = scf::IfOp::create(*this, types, condition, /*withElseRegion=*/true);
  InsertionGuard guard(*this);
  // Without results the blocks have their terminators already.
  auto fill = [&](Block *block, llvm::function_ref<Values()> content) {
    setInsertionPointToStart(block);
    Values values = content();
    if (!types.empty())
      scf::YieldOp::create(*this, values);
  };
  fill(op.thenBlock(), then);
  fill(op.elseBlock(), otherwise);
  return llvm::to_vector_of<Value>(op.getResults());
}

KernelBuilder::Values
KernelBuilder::loop(Value from, Value to, Value step, ValueRange init,
                    llvm::function_ref<Values(Value, ValueRange)> body) {
  auto op = scf::ForOp::create(*this, from, to, step, init);
  InsertionGuard guard(*this);
  setInsertionPointToStart(op.getBody());
  Values results = body(op.getInductionVar(), op.getRegionIterArgs());
  if (!init.empty())
    scf::YieldOp::create(*this, results);
  return llvm::to_vector_of<Value>(op.getResults());
}

Value KernelBuilder::view(Value pointer, ValueRange sizes) {
  Type elementType = cast<MemRefType>(pointer.getType()).getElementType();
  SmallVector<OpFoldResult> shape, strides(sizes.size());
  Value stride;
  for (int64_t axis = sizes.size() - 1; axis >= 0; --axis) {
    strides[axis] = stride ? OpFoldResult(stride) : getIndexAttr(1);
    stride = !stride    ? sizes[axis]
             : axis > 0 ? mul(stride, sizes[axis])
                        : stride;
  }
  for (Value size : sizes)
    shape.push_back(size);
  SmallVector<int64_t> dynamic(sizes.size(), ShapedType::kDynamic);
  SmallVector<int64_t> staticStrides = dynamic;
  staticStrides.back() = 1;
  auto layout = StridedLayoutAttr::get(getContext(), 0, staticStrides);
  MemRefType type = sizes.size() == 1
                        ? MemRefType::get(dynamic, elementType)
                        : MemRefType::get(dynamic, elementType, layout);
  return memref::ReinterpretCastOp::create(*this, type, pointer,
                                           getIndexAttr(0), shape, strides);
}

Value KernelBuilder::isAligned(Value pointer, Value rowBytes, int64_t bytes) {
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(*this, pointer);
  Value low = bitAnd(bitOr(address, rowBytes), bytes - 1);
  return equals(low, index(0));
}

static int64_t getBytes(VectorType type) {
  return type.getNumElements() * type.getElementTypeBitWidth() / 8;
}

Value KernelBuilder::loadVector(VectorType type, Value array,
                                ValueRange indices) {
  return vector::LoadOp::create(*this, type, array, indices,
                                /*nontemporal=*/false,
                                llvm::Align(getBytes(type)));
}

void KernelBuilder::storeVector(Value vector, Value array, ValueRange indices) {
  vector::StoreOp::create(
      *this, vector, array, indices, /*nontemporal=*/false,
      llvm::Align(getBytes(cast<VectorType>(vector.getType()))));
}
