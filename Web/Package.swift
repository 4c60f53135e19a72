// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Web",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "prerender", targets: ["Prerender"])],
  dependencies: [.package(name: "Tintype", path: "..")],
  targets: [
    .target(
      name: "FontProbe",
      dependencies: [.product(name: "_Text", package: "Tintype"), .product(name: "Catalog", package: "Tintype")]),
    .target(
      name: "FontFile",
      dependencies: [.product(name: "_Text", package: "Tintype"), .product(name: "Catalog", package: "Tintype")]),
    .target(
      name: "FormatMessages",
      dependencies: [.product(name: "_Text", package: "Tintype"), .product(name: "Studio", package: "Tintype")]),
    .executableTarget(name: "Prerender", dependencies: [.product(name: "Markup", package: "Tintype")]),
    .executableTarget(
      name: "Web",
      dependencies: [
        "FontProbe", "FontFile", "FormatMessages",
        .product(name: "Exchange", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
        .product(name: "Markup", package: "Tintype"),
      ]),
    .executableTarget(name: "WebPicture", dependencies: [.product(name: "ColorScience", package: "Tintype")]),
    .target(name: "Answering", dependencies: ["FormatMessages"]),
    .executableTarget(
      name: "WebFormats",
      dependencies: [
        "Answering", "FormatMessages",
        .product(name: "Exchange", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
      ]),
    .executableTarget(
      name: "WebReading",
      dependencies: [
        "Answering", "FormatMessages",
        .product(name: "Exchange", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
      ]),
    .testTarget(name: "FontProbeTests", dependencies: ["FontProbe"]),
    .testTarget(name: "FontFileTests", dependencies: ["FontFile"]),
    .testTarget(
      name: "FormatMessagesTests",
      dependencies: ["FormatMessages", .product(name: "Exchange", package: "Tintype")]),
  ]
)
