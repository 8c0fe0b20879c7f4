namespace mlir::hot {}
