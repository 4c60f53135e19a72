// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Tintype", path: ".."), .package(path: "../Command")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "ColorScience", package: "Tintype"), .product(name: "Formats", package: "Tintype"),
        .product(name: "Files", package: "Tintype"), .product(name: "Import", package: "Tintype"),
        .product(name: "Studio", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"), .product(name: "FileCheck", package: "Command"),
      ])
  ]
)
