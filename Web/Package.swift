// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Web",
  dependencies: [.package(name: "Tintype", path: "..")],
  targets: [
    .executableTarget(
      name: "Web",
      dependencies: [
        .product(name: "FontProbe", package: "Tintype"),
        .product(name: "FontFile", package: "Tintype"),
        .product(name: "Exchange", package: "Tintype"),
        .product(name: "FormatMessages", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
        .product(name: "Markup", package: "Tintype"),
      ]),
    .executableTarget(name: "WebPicture", dependencies: [.product(name: "ColorScience", package: "Tintype")]),
    .target(name: "Answering", dependencies: [.product(name: "FormatMessages", package: "Tintype")]),
    .executableTarget(
      name: "WebFormats",
      dependencies: [
        "Answering",
        .product(name: "Exchange", package: "Tintype"),
        .product(name: "FormatMessages", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
      ]),
    .executableTarget(
      name: "WebReading",
      dependencies: [
        "Answering",
        .product(name: "Exchange", package: "Tintype"),
        .product(name: "FormatMessages", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
      ]),
  ]
)
