// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Tintype",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "ColorScience", targets: ["ColorScience"]),
    .executable(name: "tintype", targets: ["tintype"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(
      name: "ColorScience", dependencies: [.product(name: "RealModule", package: "swift-numerics")]),
    .executableTarget(
      name: "tintype",
      dependencies: [
        "ColorScience",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ]),
    .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience"]),
    .testTarget(name: "CommandTests", dependencies: ["tintype"]),
  ]
)
