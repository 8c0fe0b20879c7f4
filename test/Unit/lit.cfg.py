"""The GoogleTest binaries, seen by lit: one suite, one count."""
import lit.formats

config.name = "hot-mlir-unit"
config.suffixes = []
config.test_exec_root = config.hot_unit_dir
config.test_source_root = config.hot_unit_dir
config.test_format = lit.formats.GoogleTest(".", "Tests")
