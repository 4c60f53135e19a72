// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SchemeBenchmark",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Tintype", path: "../..")],
  targets: [
    .executableTarget(
      name: "Bench",
      dependencies: [
        .product(name: "ColorScience", package: "Tintype"), .product(name: "Catalog", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"),
      ])
  ]
)
