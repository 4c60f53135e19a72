// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ColorScienceBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Tintype", path: "../..")],
  targets: [
    .target(name: "CArithmetic", cSettings: [.unsafeFlags(["-O3"])], linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "Bench", dependencies: ["CArithmetic", .product(name: "ColorScience", package: "Tintype")]),
  ]
)
