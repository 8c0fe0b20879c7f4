//===- Names.cpp - What names stand for -----------------------------------===//
//
// PTX ISA, "Identifiers", "Parameterized Variable Names".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PTX/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

/// "%r12" may be number 12 of "%r<100>" or number 2 of "%r1<100>".
static const RegisterRange *findRange(const Scope &scope, StringRef name) {
  if (scope.ranges.empty())
    return nullptr;
  constexpr size_t kMaxDigits = 7;
  for (size_t digits = 1; digits <= kMaxDigits && digits < name.size();
       ++digits) {
    StringRef number = name.take_back(digits);
    if (!llvm::isDigit(number.front()))
      return nullptr;
    if (number.front() == '0' && digits > 1)
      continue;
    auto range = scope.ranges.find(name.drop_back(digits));
    uint32_t value;
    if (range != scope.ranges.end() && !number.getAsInteger(10, value) &&
        value < range->second.size)
      return &range->second;
  }
  return nullptr;
}

/// Declares in the innermost scope of the function.
bool Parser::declare(StringRef name, Name value, const Token &where) {
  Scope &scope = scopes.back();
  if (findRange(scope, name) || !scope.names.try_emplace(name, value).second)
    return failAt(where, "'" + name + "' is declared in this block already");
  return false;
}

bool Parser::lookUp(StringRef name, Name &result) {
  for (Scope &scope : llvm::reverse(scopes)) {
    auto entry = scope.names.find(name);
    if (entry != scope.names.end()) {
      result = entry->second;
      return true;
    }
    if (const RegisterRange *range = findRange(scope, name)) {
      result = Name();
      result.isRegister = true;
      result.index = static_cast<uint32_t>(function->registers.size());
      function->registers.push_back({name.str(), range->type});
      scope.names.try_emplace(name, result);
      return true;
    }
  }
  auto entry = moduleNames.find(name);
  if (entry == moduleNames.end())
    return false;
  result = entry->second;
  return true;
}

/// At the end of a scope: what is not declared in it may be outside of it.
bool Parser::resolveLabels(Scope &scope, Scope *outer) {
  for (LabelUse &use : scope.labelUses) {
    auto entry = scope.names.find(use.name);
    if (entry == scope.names.end()) {
      if (!outer)
        return failAt(use.line, use.column,
                      "label '" + use.name + "' is not declared");
      outer->labelUses.push_back(use);
      continue;
    }
    SymbolKind kind = entry->second.kind;
    if (kind != SymbolKind::Label &&
        (use.isList || kind != SymbolKind::LabelList))
      return failAt(use.line, use.column, "'" + use.name + "' is not a label");
    if (use.isList) {
      function->labelLists[use.at].labels[use.part] = entry->second.index;
    } else {
      Operand &operand = function->statements[use.at].operands[use.part];
      operand.symbol = kind;
      operand.index = entry->second.index;
    }
  }
  return false;
}
