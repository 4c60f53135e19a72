// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "PictureBenchmark",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Tintype", path: "../..")],
  targets: [
    .target(name: "CMeans", cSettings: [.unsafeFlags(["-O3"])], linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "Bench", dependencies: ["CMeans", .product(name: "ColorScience", package: "Tintype")]),
  ]
)
