// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Tintype",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "ColorScience", targets: ["ColorScience"]),
    .library(name: "Catalog", targets: ["Catalog"]),
    .library(name: "Studio", targets: ["Studio"]),
    .library(name: "Exporters", targets: ["Exporters"]),
    .library(name: "Markup", targets: ["Markup"]),
    .executable(name: "tintype", targets: ["tintype"]),
    .executable(name: "prerender", targets: ["Prerender"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(
      name: "ColorScience", dependencies: [.product(name: "RealModule", package: "swift-numerics")]),
    .target(name: "Catalog", dependencies: ["ColorScience"]),
    .target(name: "Studio", dependencies: ["Catalog"]),
    .target(name: "Exporters", dependencies: ["Studio"]),
    .target(name: "Markup", dependencies: ["Studio"]),
    .target(
      name: "PageServer",
      dependencies: [
        "Catalog", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .executableTarget(
      name: "tintype",
      dependencies: [
        "ColorScience", "Catalog", "Studio", "Exporters", "Markup", "PageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "Prerender", dependencies: ["Markup"]),
    .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience"]),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog"], resources: [.copy("Tables")]),
    .testTarget(name: "StudioTests", dependencies: ["Studio"]),
    .testTarget(name: "ExportersTests", dependencies: ["Exporters"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], exclude: ["Golden"]),
    .testTarget(name: "PageServerTests", dependencies: ["PageServer", "ServerTestSupport"]),
    .testTarget(name: "tintypeTests", dependencies: ["tintype", "ServerTestSupport"]),
    .target(name: "ServerTestSupport", path: "Tests/ServerTestSupport"),
  ]
)
