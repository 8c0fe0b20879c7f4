//===- ParserTest.cpp - PTX text to statements ----------------------------===//
//
// PTX ISA, "Syntax", "State Spaces, Types, and Variables", "Instruction
// Operands", "Directives".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Emulator/PTX.h"
#include "gtest/gtest.h"

using namespace mlir::hot::emulator;

static const char *const kHeader =
    ".version 8.0\n.target sm_80\n.address_size 64\n";

static std::string inKernel(const std::string &body) {
  return ".entry k(.param .u64 p, .param .align 8 .b8 s[16])\n{" + body + "}";
}

/// The module of a text after the header, which takes lines 1 to 3.
static Module parse(const std::string &text) {
  auto module = parsePTX(kHeader + text, "t");
  if (module)
    return std::move(*module);
  ADD_FAILURE() << llvm::toString(module.takeError());
  return Module();
}

static Function parseBody(const std::string &body) {
  Module module = parse(inKernel(body));
  return module.functions.empty() ? Function()
                                  : std::move(module.functions.back());
}

static std::string getError(const std::string &whole) {
  auto module = parsePTX(whole, "t");
  return module ? "" : llvm::toString(module.takeError());
}

static std::string getModuleError(const std::string &text) {
  return getError(kHeader + text);
}

static std::string getBodyError(const std::string &body) {
  return getModuleError(inKernel(body));
}

TEST(ParserTest, Types) {
  for (unsigned i = 0; i <= unsigned(ScalarType::E5M2); ++i) {
    ScalarType type;
    ASSERT_TRUE(parseScalarType(getName(ScalarType(i)), type));
    EXPECT_EQ(type, ScalarType(i));
  }
  ScalarType type;
  EXPECT_FALSE(parseScalarType("f128", type));
  EXPECT_EQ(getBits(ScalarType::BF16x2), 32u);
  EXPECT_EQ(getBits(ScalarType::S4), 4u);
}

TEST(ParserTest, Header) {
  Module module = parse("");
  EXPECT_EQ(module.version, 80u);
  EXPECT_EQ(module.target, "sm_80");
  EXPECT_EQ(getError(""), "t:1:1: expected .version before the end of the "
                          "text: this is not a PTX module");
  EXPECT_EQ(getError("\x7f"
                     "ELF"),
            "t:1:1: this is not text of PTX");
  EXPECT_EQ(getError(".version 8.0\n.address_size 64"),
            "t:2:1: expected .target before '.address_size'");
  EXPECT_EQ(getError(".version 8.0 .target sm_80\n.entry k {ret;}"),
            "t:2:1: expected .address_size 64 before '.entry': addresses of 32 "
            "bits, the default, are not supported");
  EXPECT_EQ(getError(".version 8.0 .target sm_80 .address_size 32"),
            "t:1:42: addresses have to be of 64 bits, not '32'");
  EXPECT_EQ(getError(".version 8.0 .target sm_80, map_f64_to_f32"),
            "t:1:43: option 'map_f64_to_f32' of .target is not supported");
}

TEST(ParserTest, Signatures) {
  Module module =
      parse(".extern .func (.param .b32 r) f(.param .b64 _, .param .b32 x);\n"
            ".visible .entry k(.param .u64 .ptr .global .align 16 a,\n"
            "  .param .align 8 .b8 s[24], .param .f32 c)\n"
            ".maxntid 128, 2\n.reqntid 64,1,1\n.minnctapersm 2\n.maxnreg 40\n"
            "{ ret; }\n"
            ".weak .func noret() .noreturn { trap; exit; }\n");
  ASSERT_EQ(module.functions.size(), 3u);
  const Function &declared = module.functions[0], &k = module.functions[1];
  EXPECT_FALSE(declared.hasBody);
  EXPECT_EQ(declared.returns.size(), 1u);
  EXPECT_EQ(declared.parameters.size(), 2u);
  EXPECT_TRUE(k.isEntry);
  EXPECT_TRUE(k.hasBody);
  ASSERT_EQ(k.parameters.size(), 3u);
  // `.ptr .align` is of the memory that the parameter points to.
  EXPECT_EQ(k.parameters[0].align, 8u);
  EXPECT_EQ(k.parameters[1].bytes, 24u);
  EXPECT_EQ(k.parameters[1].align, 8u);
  EXPECT_EQ(k.parameters[2].type, ScalarType::F32);
  EXPECT_EQ(k.maxThreads, (std::array<uint32_t, 3>{128, 2, 1}));
  EXPECT_EQ(k.requiredThreads, (std::array<uint32_t, 3>{64, 1, 1}));
  EXPECT_EQ(k.maxRegisters, 40u);
  EXPECT_EQ(module.functions[2].statements.size(), 2u);
}

TEST(ParserTest, DeclarationsAndDefinitions) {
  Module module = parse(".func f(.param .b32 a);\n.func g() { call f, (1); }\n"
                        ".func f(.param .b32 b) { ret; }\n");
  ASSERT_EQ(module.functions.size(), 2u);
  EXPECT_EQ(module.functions[0].name, "f");
  EXPECT_TRUE(module.functions[0].hasBody);
  EXPECT_EQ(module.functions[0].line, 6u);
  EXPECT_EQ(getModuleError(".func f() {}\n.func f() {}"),
            "t:5:7: 'f' is defined at line 4 already");
  EXPECT_EQ(getModuleError(".func f();\n.func f(.param .b32 x) {}"),
            "t:5:7: 'f' does not match its declaration at line 4");
  EXPECT_EQ(getModuleError(".extern .func f() {}"),
            "t:4:15: 'f' is .extern and has a body");
  EXPECT_EQ(getModuleError(".global .u32 f;\n.func f() {}"),
            "t:5:7: 'f' is a variable already");
  EXPECT_EQ(getModuleError(".alias f, g;"),
            "t:4:1: '.alias' is not supported outside of functions");
  EXPECT_EQ(getModuleError(".func f(.reg .b32 x) {}"),
            "t:4:9: expected .param before '.reg': parameters in registers are "
            "not supported");
}

TEST(ParserTest, Initializers) {
  Module module = parse(
      ".global .align 4 .u32 a = 5;\n.global .s16 b[2][2] = {{-1}, {2, 3}};\n"
      ".const .f32 c[] = {1.5, 0f40000000, -2.0, 3};\n"
      ".global .u64 d[2] = {generic(a)+8, a-2};\n"
      ".global .align 8 .u8 e[9] = {1, 0xFF(a), 0xFF00(a), 0xFF0000(a), "
      "0xFF000000(a), 0xFF00000000(a), 0xFF0000000000(a), "
      "0xFF000000000000(a), 0xFF00000000000000(a)};\n"
      ".global .f16 f = 1.0;\n.global .u64 g = (1 << 40) | 0x0fU;\n"
      ".extern .shared .align 16 .b8 h[];\n.common .global .v4 .f32 i;\n"
      ".global .attribute(.managed) .b32 j, k[3];\n");
  using Bytes = std::vector<uint8_t>;
  auto &v = module.variables;
  ASSERT_EQ(v.size(), 11u);
  EXPECT_EQ(v[0].initializer, (Bytes{5, 0, 0, 0}));
  EXPECT_EQ(v[1].initializer, (Bytes{255, 255, 0, 0, 2, 0, 3, 0}));
  EXPECT_EQ(v[2].bytes, 16u);
  EXPECT_EQ(v[2].initializer, (Bytes{0, 0, 0xC0, 0x3F, 0, 0, 0, 0x40, 0, 0, 0,
                                     0xC0, 0, 0, 0x40, 0x40}));
  EXPECT_EQ(v[2].space, StateSpace::Const);
  ASSERT_EQ(v[3].relocations.size(), 2u);
  EXPECT_TRUE(v[3].relocations[0].generic);
  EXPECT_EQ(v[3].relocations[0].addend, 8);
  EXPECT_FALSE(v[3].relocations[1].generic);
  EXPECT_EQ(v[3].relocations[1].offset, 8u);
  EXPECT_EQ(v[3].relocations[1].addend, -2);
  ASSERT_EQ(v[4].relocations.size(), 1u);
  EXPECT_EQ(v[4].relocations[0].offset, 1u);
  EXPECT_EQ(v[4].relocations[0].bytes, 8u);
  EXPECT_EQ(v[5].initializer, (Bytes{0, 0x3C}));
  EXPECT_EQ(v[6].initializer, (Bytes{15, 0, 0, 0, 0, 1, 0, 0}));
  EXPECT_TRUE(v[7].isUnsized && v[7].isExtern);
  EXPECT_EQ(v[7].align, 16u);
  EXPECT_EQ(v[8].bytes, 16u);
  EXPECT_EQ(v[8].align, 16u);
  EXPECT_EQ(v[10].bytes, 12u);
}

TEST(ParserTest, BadVariables) {
  auto error = getModuleError;
  EXPECT_EQ(error(".global .u8 x = 256;"),
            "t:4:17: this value does not fit into type .u8");
  EXPECT_EQ(error(".global .u32 x[2] = {1, 2, 3};"),
            "t:4:28: more than 2 values");
  EXPECT_EQ(error(".global .u32 x[2] = {1, 2"),
            "t:4:26: expected ',' or '}' before the end of the text in the "
            "initializer that begins at line 4");
  EXPECT_EQ(error(".global .u64 x = y;"),
            "t:4:1: 'y' in the initializer of 'x' is not declared");
  EXPECT_EQ(error(".global .b16 x = 0d3FF0000000000000;"),
            "t:4:18: a variable of type .b16 cannot be initialized with a "
            "float");
  EXPECT_EQ(error(".global .b8 x[2] = {0xFF(x), 1};"),
            "t:4:30: the eight bytes of an address have to be in a row");
  EXPECT_EQ(error(".shared .u32 x = 1;"),
            "t:4:14: 'x' cannot have an initializer: only defined .global and "
            ".const variables have");
  EXPECT_EQ(error(".shared .u32 x[];"), "t:4:14: the size of 'x' is missing");
  EXPECT_EQ(error(".shared .b8 x[4294967296][4294967296];"),
            "t:4:14: this array is larger than 1048576 bytes");
  EXPECT_EQ(error(".global .b8 x[1000000000] = {1};"),
            "t:4:29: initializers of more than 268435456 bytes");
  EXPECT_EQ(error(".global .b8 x[][1000000000] = {{1}};"),
            "t:4:32: initializers of more than 268435456 bytes");
  EXPECT_EQ(error(".global .u32 x;\n.global .u32 x;"),
            "t:5:14: 'x' is declared at line 4 already");
  EXPECT_EQ(error(".global .texref x;"),
            "t:4:9: '.texref' of a variable is not supported");
  EXPECT_EQ(error(".global .align 3 .u32 x;"),
            "t:4:16: expected an alignment, a power of two up to 4096, instead "
            "of '3'");
}

TEST(ParserTest, Operands) {
  Function f = parseBody(
      ".reg .pred %p<3>; .reg .b32 %r<9>, lane; .reg .b64 %rd<2>;\n"
      ".shared .align 4 .b8 tile[64];\n"
      "mov.b64 {%r1,_}, %rd1;\n"
      "@!%p1 setp.lt.s32 %p1|%p2, %r1, -0x10;\n"
      "ld.shared.v2.f32 {%r2, %r3}, [tile+8];\n"
      "ld.global.u32 lane, [%rd1+-24];\n"
      "st.u32 [16], 0f3F800000;\n"
      "mov.u64 %rd0, s+4;\n"
      "selp.b32 %r1, 017, 0b101U, !%p2;\n"
      "mov.u32 %r4, %tid.x; mov.u32 %r4, %laneid; mov.u32 %r5, WARP_SZ*2;\n"
      "cp.async.bulk.shared::cluster.global [%rd0], [%rd1-8+4], 16;\n"
      "mov.f64 %rd0, -1.5; add.s32 %r1, %r2, (3 + 4) * 2 - 1;");
  ASSERT_EQ(f.statements.size(), 13u);
  auto &s = f.statements;
  EXPECT_EQ(s[0].operands[0].kind, Operand::Vector);
  EXPECT_EQ(s[0].operands[0].elements[1].kind, Operand::Sink);
  EXPECT_EQ(f.registers[s[0].operands[1].index].name, "%rd1");
  EXPECT_EQ(f.registers[s[0].operands[1].index].type, ScalarType::B64);
  EXPECT_EQ(s[1].guard, int(s[1].operands[0].elements[0].index));
  EXPECT_TRUE(s[1].guardNegated);
  EXPECT_EQ(s[1].operands[0].kind, Operand::Pair);
  EXPECT_EQ(s[1].operands[2].bits, uint64_t(-16));
  EXPECT_EQ(s[1].line, 8u);
  EXPECT_EQ(s[2].operands[1].kind, Operand::Address);
  EXPECT_EQ(s[2].operands[1].bits, 8u);
  EXPECT_EQ(s[2].operands[1].elements[0].symbol, SymbolKind::FunctionVariable);
  EXPECT_EQ(f.variables[0].space, StateSpace::Shared);
  EXPECT_EQ(s[3].operands[1].bits, uint64_t(-24));
  EXPECT_TRUE(s[4].operands[0].elements.empty());
  EXPECT_EQ(s[4].operands[0].bits, 16u);
  EXPECT_EQ(s[4].operands[1].kind, Operand::Single);
  EXPECT_EQ(s[4].operands[1].bits, 0x3F800000u);
  EXPECT_EQ(s[5].operands[1].symbol, SymbolKind::Parameter);
  EXPECT_EQ(s[5].operands[1].index, 1u);
  EXPECT_EQ(s[5].operands[1].bits, 4u);
  EXPECT_EQ(s[6].operands[1].bits, 15u);
  EXPECT_EQ(s[6].operands[2].bits, 5u);
  EXPECT_TRUE(s[6].operands[3].negated);
  EXPECT_EQ(s[7].operands[1].name, "%tid.x");
  EXPECT_EQ(s[8].operands[1].kind, Operand::Special);
  EXPECT_EQ(s[9].operands[1].bits, 64u);
  EXPECT_EQ(s[10].opcode, "cp.async.bulk.shared::cluster.global");
  EXPECT_EQ(s[10].operands[1].bits, uint64_t(-4));
  EXPECT_EQ(s[12].operands[2].bits, 13u);
  EXPECT_EQ(s[11].operands[1].bits, 0xBFF8000000000000u);
}

TEST(ParserTest, ConstantExpressions) {
  auto evaluate = [](const std::string &text) -> int64_t {
    Function f = parseBody(".reg .b64 %r; mov.u64 %r, " + text + ";");
    return f.statements.empty() ? -999 : f.statements[0].operands[1].bits;
  };
  EXPECT_EQ(evaluate("2+3*4-1"), 13);
  EXPECT_EQ(evaluate("-7 / 2"), -3);
  EXPECT_EQ(evaluate("-7 >> 1"), -4);
  EXPECT_EQ(evaluate("(.u64)-8 >> 1"), int64_t(uint64_t(-8) >> 1));
  EXPECT_EQ(evaluate("(.s64)0x8000000000000000 / -1"), INT64_MIN);
  EXPECT_EQ(evaluate("1 < 2 && !(3 == 4) ? 10 : 20"), 10);
  EXPECT_EQ(evaluate("~0 ^ 0xf0 | 1"), -241);
  EXPECT_EQ(getBodyError("mov.u64 %clock64, 1 / 0;"),
            "t:5:22: division by zero");
  EXPECT_EQ(getBodyError("bar.sync 1 << 64;"),
            "t:5:13: a shift by more than 63");
  EXPECT_EQ(getBodyError("bar.sync " + std::string(100000, '(') + ";"),
            "t:5:76: this expression is nested too deeply");
  EXPECT_EQ(getBodyError("bar.sync " + std::string(100000, '-') + "1;"),
            "t:5:76: this expression is nested too deeply");
}

TEST(ParserTest, ScopesAndLabels) {
  Function f =
      parseBody(".reg .b32 %r1; .param .b32 x;\n"
                "L: bra DONE;\n"
                "{ .reg .b64 %r1; .param .b64 x; st.param.b64 [x], %r1;\n"
                "  bra L; L: bra.uni L; bra END; }\n"
                "targets: .branchtargets L, END,\n DONE;\n"
                "brx.idx %r1, targets;\n"
                "DONE: st.param.b32 [x], %r1;\nEND:");
  ASSERT_EQ(f.statements.size(), 7u);
  ASSERT_EQ(f.labels.size(), 4u);
  auto target = [&](unsigned statement) {
    const Operand &operand = f.statements[statement].operands[0];
    EXPECT_EQ(operand.symbol, SymbolKind::Label);
    return f.labels[operand.index].statement;
  };
  EXPECT_EQ(target(0), 6u);
  // The inner block has a label L of its own.
  EXPECT_EQ(target(2), 3u);
  EXPECT_EQ(target(3), 3u);
  EXPECT_EQ(target(4), 7u);
  const Operand &inner = f.statements[1].operands[1];
  EXPECT_EQ(f.registers[inner.index].type, ScalarType::B64);
  const Operand &outer = f.statements[6].operands[1];
  EXPECT_EQ(f.registers[outer.index].type, ScalarType::B32);
  EXPECT_EQ(f.variables[1].bytes, 8u);
  EXPECT_EQ(f.statements[6].operands[0].elements[0].index, 0u);
  EXPECT_EQ(f.statements[5].operands[1].symbol, SymbolKind::LabelList);
  ASSERT_EQ(f.labelLists.size(), 1u);
  EXPECT_EQ(f.labelLists[0].labels.size(), 3u);
  EXPECT_EQ(f.labels[f.labelLists[0].labels[0]].statement, 0u);
  EXPECT_EQ(f.labels[f.labelLists[0].labels[1]].statement, 7u);
}

TEST(ParserTest, Calls) {
  Module module = parse(
      ".func (.param .b32 r) f(.param .b32 a, .param .b64 b) { ret; }\n" +
      inKernel("{ .reg .b64 %rd1; .param .b32 ret; .param .b32 a;\n"
               "call.uni (ret), f, (a, 5);\n"
               "proto : .callprototype (.param .b32 _) _ (.param .b32 _);\n"
               "call (ret), %rd1, (a), proto; }"));
  const auto &s = module.functions[1].statements;
  ASSERT_EQ(s.size(), 2u);
  ASSERT_EQ(s[0].operands.size(), 3u);
  EXPECT_EQ(s[0].operands[0].kind, Operand::List);
  EXPECT_EQ(s[0].operands[1].symbol, SymbolKind::Function);
  EXPECT_EQ(s[0].operands[1].index, 0u);
  EXPECT_EQ(s[0].operands[2].elements.size(), 2u);
  EXPECT_EQ(s[1].operands[1].kind, Operand::Register);
}

TEST(ParserTest, DebugInformation) {
  Module module = parse(
      ".file 1 \"a \\\" b.cu\", 5, 6\n/* a\n comment */ // and one\n" +
      inKernel("\n.loc 1 2 3, function_name $L__info+4, inlined_at 1 2 3\n"
               ".pragma \"nounroll\";\n$L__tmp0:\nret;\n") +
      ".section .debug_str { $L__info: .b8 1,2 .b64 $L__tmp0-4 }\n"
      ".section .debug_loc { }\n");
  ASSERT_EQ(module.functions.size(), 1u);
  ASSERT_EQ(module.functions[0].statements.size(), 1u);
  EXPECT_EQ(module.functions[0].statements[0].line, 12u);
}

TEST(ParserTest, BadBodies) {
  auto error = getBodyError;
  EXPECT_EQ(error("ret"), "t:5:5: expected ';' before '}'");
  EXPECT_EQ(getModuleError(".entry k()\n{ ret;"),
            "t:5:7: the text ends within the block that begins at line 5");
  EXPECT_EQ(error("add.s32 %r1, 1, 2;"),
            "t:5:10: register '%r1' is not declared");
  EXPECT_EQ(error(".reg .b32 %r<2>; neg.s32 %r2, %r1;"),
            "t:5:27: register '%r2' is not declared");
  EXPECT_EQ(error("bra nowhere;"), "t:5:6: label 'nowhere' is not declared");
  EXPECT_EQ(error("call f;"), "t:5:7: 'f' is not declared");
  EXPECT_EQ(error(".reg .b32 r, r;"),
            "t:5:15: 'r' is declared in this block already");
  EXPECT_EQ(error(".reg .b32 r<5>, r4;"),
            "t:5:18: 'r4' is declared in this block already");
  EXPECT_EQ(error(".reg .b32 r<1000000000>;"),
            "t:5:14: expected a number of registers up to 1048576 instead of "
            "'1000000000'");
  EXPECT_EQ(error(".reg .v2 .f32 r;"),
            "t:5:7: registers of '.v2' are not supported");
  EXPECT_EQ(error("L: L: ret;"),
            "t:5:5: 'L' is declared in this block already");
  EXPECT_EQ(error(".reg .b32 r; @r ret;"),
            "t:5:16: 'r' is not a predicate register");
  EXPECT_EQ(error("mov.f32 %clock, 0f3F8;"),
            "t:5:18: expected eight hexadecimal digits after 0f");
  EXPECT_EQ(error("/* no end"), "t:5:2: this comment does not end");
  EXPECT_EQ(error("bar.sync 18446744073709551616;"),
            "t:5:11: this is not a number of 64 bits");
  EXPECT_EQ(error("x {{{{{{1}}}}}};"),
            "t:5:7: operands within operands within operands");
  EXPECT_NE(error(std::string(1000, '{')).find("blocks in each other"),
            std::string::npos);
}

/// Names that are many and long take time in proportion to the text.
TEST(ParserTest, LargeText) {
  std::string body = ".reg .b32 %r<1000000>;\n";
  for (unsigned i = 0; i < 50000; ++i)
    body += "L" + std::to_string(i) + ": add.s32 %r" + std::to_string(i) +
            ", %r0, 1; bra L" + std::to_string(49999 - i) + ";\n";
  Function f = parseBody(body);
  EXPECT_EQ(f.statements.size(), 100000u);
  EXPECT_EQ(f.registers.size(), 50000u);
}
