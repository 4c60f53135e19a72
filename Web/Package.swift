// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Web",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Tintype", path: "..")],
  targets: [
    .target(
      name: "FontProbe",
      dependencies: [.product(name: "_Text", package: "Tintype"), .product(name: "Catalog", package: "Tintype")]),
    .target(
      name: "FontFile",
      dependencies: [
        .product(name: "_Text", package: "Tintype"), .product(name: "Catalog", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
      ]),
    .target(
      name: "ReaderResult",
      dependencies: [
        .product(name: "_Text", package: "Tintype"), .product(name: "ColorScience", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"),
      ]),
    .target(
      name: "FileReading",
      dependencies: [
        "ReaderResult", .product(name: "Theme", package: "Tintype"), .product(name: "Formats", package: "Tintype"),
        .product(name: "Files", package: "Tintype"), .product(name: "Import", package: "Tintype"),
      ]),
    .executableTarget(
      name: "Web",
      dependencies: [
        "FontProbe", "FontFile", "ReaderResult",
        .product(name: "Formats", package: "Tintype"),
        .product(name: "Markup", package: "Tintype"),
      ]),
    .executableTarget(
      name: "Reader",
      dependencies: [
        "FileReading", "ReaderResult", .product(name: "_Text", package: "Tintype"),
        .product(name: "ColorScience", package: "Tintype"), .product(name: "Theme", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
      ]),
    .target(
      name: "ModuleAnswers",
      dependencies: [
        "ReaderResult", .product(name: "_Text", package: "Tintype"),
        .product(name: "ColorScience", package: "Tintype"), .product(name: "Catalog", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"),
      ]),
    .executableTarget(
      name: "Module",
      dependencies: [
        "ModuleAnswers", .product(name: "_Text", package: "Tintype"),
        .product(name: "ColorScience", package: "Tintype"), .product(name: "Theme", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
      ]),
    .executableTarget(name: "SchemeModule", dependencies: ["ModuleAnswers"]),
    .testTarget(name: "FontProbeTests", dependencies: ["FontProbe"]),
    .testTarget(name: "FontFileTests", dependencies: ["FontFile", .product(name: "Formats", package: "Tintype")]),
    .testTarget(
      name: "ReaderResultTests",
      dependencies: [
        "FileReading", "ReaderResult", .product(name: "Formats", package: "Tintype"),
        .product(name: "Files", package: "Tintype"), .product(name: "Import", package: "Tintype"),
      ]),
  ]
)
