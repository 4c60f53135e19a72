// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ImportBenchmark",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Tintype", path: "../..")],
  targets: [
    .executableTarget(
      name: "Bench",
      dependencies: [.product(name: "Formats", package: "Tintype"), .product(name: "Import", package: "Tintype")])
  ]
)
