// swift-tools-version: 6.1
import PackageDescription

// A package of somebody else's, which depends on a tagged version of ours. `Scripts/check-outsider` builds and runs it.
let package = Package(
  name: "Outsider",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: Context.environment["TINTYPE"] ?? "", from: "1.0.0")],
  targets: [
    .target(name: "ControlKit"),
    .executableTarget(
      name: "Outsider",
      dependencies: [
        "ControlKit",
        .product(name: "ColorScience", package: "tintype"),
        .product(name: "Catalog", package: "tintype"),
        .product(name: "Theme", package: "tintype"),
        .product(name: "Suggestions", package: "tintype"),
        .product(name: "Formats", package: "tintype"),
        .product(name: "Files", package: "tintype"),
        .product(name: "Import", package: "tintype"),
        .product(name: "Samples", package: "tintype"),
        .product(name: "Conformance", package: "tintype"),
        .product(name: "Studio", package: "tintype"),
        .product(name: "Markup", package: "tintype"),
      ]),
  ]
)
