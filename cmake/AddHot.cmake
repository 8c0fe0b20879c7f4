# How this project builds: its own code is plain static libraries without any
# link dependency on MLIR, and each executable links the shared MLIR and LLVM.
# Mixing the static MLIR archives with libMLIR.so would register things twice.
include_guard()

# gcc names the debug level otherwise than clang; one spelling in the presets.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  string(REPLACE "-gline-tables-only" "-g1" CMAKE_CXX_FLAGS_DEBUG "${CMAKE_CXX_FLAGS_DEBUG}")
endif()

find_program(HOT_CCACHE ccache)
if(HOT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${HOT_CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${HOT_CCACHE})
endif()

set(HOT_COMPILE_OPTIONS -Wall -Wextra -Wno-unused-parameter)
if(HOT_WARNINGS_AS_ERRORS)
  list(APPEND HOT_COMPILE_OPTIONS -Werror)
endif()
set(HOT_LINK_OPTIONS)
if(HOT_ENABLE_ASAN)
  # vptr needs typeinfo that the packaged LLVM does not export for every class.
  set(sanitizers -fsanitize=address,undefined -fno-sanitize=vptr -fno-omit-frame-pointer)
  list(APPEND HOT_COMPILE_OPTIONS ${sanitizers})
  list(APPEND HOT_LINK_OPTIONS -fsanitize=address,undefined)
endif()
if(HOT_ENABLE_FUZZING)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "HOT_ENABLE_FUZZING needs clang, which brings libFuzzer")
  endif()
  list(APPEND HOT_COMPILE_OPTIONS -fsanitize=fuzzer-no-link)
  list(APPEND HOT_LINK_OPTIONS -fsanitize=fuzzer-no-link)
endif()

# Adds a static library of this project.
function(add_hot_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS;LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name} PRIVATE ${HOT_COMPILE_OPTIONS})
  add_dependencies(${name} MLIRHotIncGen ${ARG_DEPENDS})
  if(ARG_LINK_LIBS)
    target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS})
  endif()
endfunction()

# Adds an executable that links the given libraries of this project.
function(add_hot_tool name)
  set_property(GLOBAL APPEND PROPERTY HOT_TOOLS ${name})
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name} PRIVATE ${HOT_COMPILE_OPTIONS})
  target_link_options(${name} PRIVATE ${HOT_LINK_OPTIONS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} MLIR LLVM)
  add_dependencies(${name} MLIRHotIncGen)
endfunction()
