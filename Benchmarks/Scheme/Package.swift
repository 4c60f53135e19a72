// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SchemeBenchmark",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Tintype", path: "../..")],
  targets: [
    .target(name: "CGreedy", cSettings: [.unsafeFlags(["-O3"])], linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "CGreedy",
        .product(name: "ColorScience", package: "Tintype"), .product(name: "Catalog", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"),
      ]),
  ]
)
