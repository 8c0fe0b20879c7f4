//===- MatrixLoadTest.cpp - ldmatrix, stmatrix ----------------------------===//
//
// PTX ISA, "Warp-level matrix load instruction: ldmatrix", "Warp-level matrix
// store instruction: stmatrix": the fragment layout of one 8x8 matrix, and
// which lane's address is that of which row.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include <algorithm>
#include <numeric>
#include <random>

using namespace mlir::hot::emulator;

namespace {

constexpr unsigned kSharedBytes = 8192;

/// What a lane gets: words of its row in memory, where that row goes in shared
/// memory, and the address that it gives to ldmatrix or stmatrix.
struct LaneInput {
  uint16_t row[8];
  uint32_t target;
  uint32_t address;
  uint32_t fragment[4];
  uint32_t padding[2];
};
static_assert(sizeof(LaneInput) == 48);

const char *const kRegisters =
    ".shared .align 128 .b8 s[8192];\n.reg .b32 %s, %t, %u, %r<4>, %f<4>;\n"
    ".reg .b64 %p, %q, %g;\n";

/// Loads the lane's input; its row is in shared memory after that, if `fill`.
std::string makePrologue(bool fill) {
  std::string text =
      "mul.wide.u32 %p, %thread, 48;\nadd.s64 %p, %p, %in;\n"
      "mul.wide.u32 %q, %thread, 16;\nadd.s64 %q, %q, %out;\n"
      "mov.u32 %s, s;\n"
      "ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%p];\n"
      "ld.global.b32 %t, [%p+16];\nadd.u32 %t, %t, %s;\n"
      "ld.global.b32 %u, [%p+20];\nadd.u32 %u, %u, %s;\n"
      "ld.global.b32 %f0, [%p+24];\nld.global.b32 %f1, [%p+28];\n"
      "ld.global.b32 %f2, [%p+32];\nld.global.b32 %f3, [%p+36];\n";
  if (fill)
    text += "st.shared.v4.b32 [%t], {%r0, %r1, %r2, %r3};\n"
            "bar.warp.sync 0xffffffff;\n";
  return text;
}

std::string list(unsigned count) {
  std::string text = "{%f0";
  for (unsigned i = 1; i < count; ++i)
    text += ", %f" + std::to_string(i);
  return text + "}";
}

const char *const kStoreFragments =
    "st.global.v4.b32 [%q], {%f0, %f1, %f2, %f3};\n";

std::string makeLoad(unsigned count, bool transposed) {
  return "ldmatrix.sync.aligned.m8n8.x" + std::to_string(count) +
         (transposed ? ".trans" : "") + ".shared.b16 " + list(count) +
         ", [%u];\n";
}

/// Random rows; row r lies at `places[r]`, and lane r has its address.
std::vector<LaneInput> makeInput(const std::vector<uint32_t> &places,
                                 unsigned count, std::mt19937 &random) {
  std::vector<LaneInput> in(32);
  for (unsigned lane = 0; lane < 32; ++lane) {
    for (uint16_t &element : in[lane].row)
      element = static_cast<uint16_t>(random());
    in[lane].target = places[lane];
    // Lanes beyond those of the matrices: their addresses are not looked at.
    in[lane].address = lane < 8 * count ? places[lane] : 0x7ffffff1;
    for (uint32_t &word : in[lane].fragment)
      word = random();
  }
  return in;
}

/// Lane and half of its register that hold an element of a matrix.
std::pair<unsigned, unsigned> placeOf(unsigned row, unsigned column,
                                      bool transposed) {
  if (transposed)
    std::swap(row, column);
  return {row * 4 + column / 2, column % 2};
}

std::vector<uint32_t> makePlaces(unsigned stride) {
  std::vector<uint32_t> places(32);
  for (unsigned i = 0; i < 32; ++i)
    places[i] = i * stride;
  return places;
}

TEST(LoadMatrix, AllForms) {
  std::mt19937 random(1);
  std::vector<uint32_t> places = makePlaces(16);
  for (unsigned count : {1u, 2u, 4u})
    for (bool transposed : {false, true}) {
      std::shuffle(places.begin(), places.end(), random);
      std::vector<LaneInput> in = makeInput(places, count, random);
      auto run = runKernel<uint32_t>(
          makeKernel(kRegisters, makePrologue(true) +
                                     makeLoad(count, transposed) +
                                     kStoreFragments),
          in, 128);
      expectClean(run);
      for (unsigned matrix = 0; matrix < count; ++matrix)
        for (unsigned row = 0; row < 8; ++row)
          for (unsigned column = 0; column < 8; ++column) {
            auto [lane, half] = placeOf(row, column, transposed);
            EXPECT_EQ(run.out[lane * 4 + matrix] >> (16 * half) & 0xffff,
                      in[8 * matrix + row].row[column])
                << count << " " << transposed << " " << matrix << " " << row
                << " " << column;
          }
      // Registers of other matrices keep their values.
      for (unsigned lane = 0; lane < 32; ++lane)
        for (unsigned i = count; i < 4; ++i)
          EXPECT_EQ(run.out[lane * 4 + i], in[lane].fragment[i]);
    }
}

TEST(StoreMatrix, AllForms) {
  std::mt19937 random(2);
  std::vector<uint32_t> places = makePlaces(16);
  for (unsigned count : {1u, 2u, 4u})
    for (bool transposed : {false, true}) {
      std::shuffle(places.begin(), places.end(), random);
      std::vector<LaneInput> in = makeInput(places, count, random);
      // The rows are there before, so that those which are not stored are read
      // back.
      auto run = runKernel<uint32_t>(
          makeKernel(kRegisters,
                     makePrologue(true) + "stmatrix.sync.aligned.m8n8.x" +
                         std::to_string(count) + (transposed ? ".trans" : "") +
                         ".shared.b16 [%u], " + list(count) +
                         ";\nbar.warp.sync 0xffffffff;\n"
                         "ld.shared.v4.b32 {%f0, %f1, %f2, %f3}, [%t];\n" +
                         kStoreFragments,
                     "sm_90"),
          in, 128);
      expectClean(run);
      for (unsigned row = 0; row < 32; ++row)
        for (unsigned column = 0; column < 8; ++column) {
          uint32_t expected = in[row].row[column];
          if (row < 8 * count) {
            auto [lane, half] = placeOf(row % 8, column, transposed);
            expected = in[lane].fragment[row / 8] >> (16 * half) & 0xffff;
          }
          EXPECT_EQ(run.out[row * 4 + column / 2] >> (16 * (column % 2)) &
                        0xffff,
                    expected)
              << count << " " << transposed << " " << row << " " << column;
        }
    }
}

TEST(LoadMatrix, GenericAddresses) {
  std::mt19937 random(3);
  std::vector<LaneInput> in = makeInput(makePlaces(16), 4, random);
  auto body = [](llvm::StringRef address) {
    return makePrologue(true) +
           ("mul.wide.u32 %g, %thread, 16;\n" + address +
            "ldmatrix.sync.aligned.m8n8.x4.b16 {%f0, %f1, %f2, %f3}, [%g];\n" +
            kStoreFragments)
               .str();
  };
  auto run = runKernel<uint32_t>(
      makeKernel(kRegisters + std::string(".reg .b64 %h;\n"),
                 body("mov.u64 %h, s;\ncvta.shared.u64 %h, %h;\n"
                      "add.s64 %g, %g, %h;\n")),
      in, 128);
  expectClean(run);
  EXPECT_EQ(run.out[0], in[0].row[0] | uint32_t(in[0].row[1]) << 16);
  EXPECT_EQ(run.out[31 * 4 + 3], in[31].row[6] | uint32_t(in[31].row[7]) << 16);
  // Global memory is no place for it.
  expectFault(
      runKernel<uint32_t>(
          makeKernel(kRegisters, body("add.s64 %g, %g, %in;\n")), in, 128),
      FaultKind::InvalidOperand);
}

/// Counters of one ldmatrix.x4 whose rows are `stride` bytes apart.
SharedTraffic countLoad(unsigned stride) {
  std::mt19937 random(4);
  std::vector<LaneInput> in = makeInput(makePlaces(stride), 4, random);
  auto run = runKernel<uint32_t>(
      makeKernel(kRegisters,
                 makePrologue(true) + makeLoad(4, false) + kStoreFragments),
      in, 128);
  expectClean(run);
  return run.launch.counters.sharedLoads;
}

TEST(LoadMatrix, CountsWavefrontsOfEachMatrix) {
  SharedTraffic dense = countLoad(16);
  EXPECT_EQ(dense.requests, 1u);
  EXPECT_EQ(dense.bytes, 512u);
  EXPECT_EQ(dense.ideal, 4u);
  EXPECT_EQ(dense.wavefronts, 4u);
  // Rows 128 bytes apart all begin in bank 0; with 16 bytes between them they
  // are spread over all banks; with rows 64 bytes apart four share a bank.
  EXPECT_EQ(countLoad(128).wavefronts, 32u);
  EXPECT_EQ(countLoad(128).ideal, 4u);
  EXPECT_EQ(countLoad(144).wavefronts, 4u);
  EXPECT_EQ(countLoad(64).wavefronts, 16u);
}

TEST(LoadMatrix, Faults) {
  std::mt19937 random(5);
  std::string ptx = makeKernel(
      kRegisters, makePrologue(true) + makeLoad(4, false) + kStoreFragments);
  std::vector<LaneInput> in = makeInput(makePlaces(16), 4, random);
  in[9].address += 8;
  auto misaligned = runKernel<uint32_t>(ptx, in, 128);
  expectFault(misaligned, FaultKind::Misaligned);
  EXPECT_EQ(misaligned.launch.reports.front().lane, 9u);
  in[9].address = kSharedBytes;
  expectFault(runKernel<uint32_t>(ptx, in, 128), FaultKind::OutOfBounds);
  in[9].address = 512;
  expectFault(runKernel<uint32_t>(ptx, in, 128), FaultKind::Uninitialized);
  // Another warp has written it, with no barrier between.
  auto two = runKernel<uint32_t>(
      makeKernel(kRegisters,
                 makePrologue(false) +
                     ".reg .pred %b;\nsetp.ge.u32 %b, %thread, 32;\n"
                     "@%b bra LOAD;\n"
                     "st.shared.v4.b32 [%t], {%r0, %r1, %r2, %r3};\nret;\n"
                     "LOAD:\n" +
                     makeLoad(1, false)),
      [&] {
        std::vector<LaneInput> both = makeInput(makePlaces(16), 4, random);
        both.resize(64);
        std::copy(both.begin(), both.begin() + 32, both.begin() + 32);
        return both;
      }(),
      128, {64, 1, 1});
  expectFault(two, FaultKind::SharedRace);
  expectFault(runKernel<uint32_t>(ptx, makeInput(makePlaces(16), 4, random),
                                  128, {16, 1, 1}),
              FaultKind::DivergentCollective);
}

TEST(LoadMatrix, FormsThatAreNotThere) {
  for (const char *statement :
       {"ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {%f0, %f1}, [%u];",
        "ldmatrix.sync.aligned.m8n16.x1.shared.b8x16.b4x16_p64 {%f0}, [%u];",
        "ldmatrix.sync.aligned.m8n8.x3.shared.b16 {%f0, %f1, %f2}, [%u];",
        "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%f0}, [%u];",
        "ldmatrix.aligned.m8n8.x1.shared.b16 {%f0}, [%u];"}) {
    auto run = runKernel<uint32_t>(makeKernel(kRegisters, statement),
                                   std::vector<LaneInput>(32), 128);
    std::string opcode = llvm::StringRef(statement).split(' ').first.str();
    EXPECT_NE(run.error.find("'" + opcode + "'"), std::string::npos)
        << run.error;
    EXPECT_NE(run.error.find("test.ptx:"), std::string::npos) << run.error;
  }
}

} // namespace
