// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "KernelsForWasm",
  dependencies: [.package(name: "ColorScienceBenchmarks", path: "..")],
  targets: [
    .executableTarget(
      name: "KernelsForWasm", dependencies: [.product(name: "Kernels", package: "ColorScienceBenchmarks")])
  ]
)
