// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ColorScienceBenchmarks",
  platforms: [.macOS(.v14)],
  products: [.library(name: "Kernels", targets: ["Kernels"])],
  dependencies: [.package(name: "Tintype", path: "../..")],
  targets: [
    .target(name: "CArithmetic", cSettings: [.unsafeFlags(["-O3"])], linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Kernels", dependencies: [.product(name: "ColorScience", package: "Tintype")]),
    .executableTarget(name: "Bench", dependencies: ["CArithmetic", "Kernels"]),
  ]
)
