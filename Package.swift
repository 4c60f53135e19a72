// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The templates of the formats, which Scripts/templates turns into Swift.
let templates = FileManager.default.subpaths(atPath: Context.packageDirectory + "/Sources/Formats")?
  .filter { $0.hasSuffix(".template") }

let package = Package(
  name: "Tintype",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "_Text", targets: ["_Text"]),
    .library(name: "ColorScience", targets: ["ColorScience"]),
    .library(name: "Catalog", targets: ["Catalog"]),
    .library(name: "Theme", targets: ["Theme"]),
    .library(name: "Suggestions", targets: ["Suggestions"]),
    .library(name: "Formats", targets: ["Formats"]),
    .library(name: "Files", targets: ["Files"]),
    .library(name: "Import", targets: ["Import"]),
    .library(name: "Conformance", targets: ["Conformance"]),
    .library(name: "Samples", targets: ["Samples"]),
    .library(name: "Studio", targets: ["Studio"]),
    .library(name: "Markup", targets: ["Markup"]),
    .library(name: "TintypeUI", targets: ["TintypeUI"]),
    .plugin(name: "Tintype", targets: ["BuildTheme"]),
    .plugin(name: "WriteTheme", targets: ["WriteTheme"]),
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-numerics", from: "1.1.1")],
  targets: [
    .target(name: "_Text"),
    .target(name: "ColorScience", dependencies: ["_Text", .product(name: "RealModule", package: "swift-numerics")]),
    .target(name: "Catalog", dependencies: ["_Text", "ColorScience"]),
    .target(name: "Theme", dependencies: ["_Text", "ColorScience", "Catalog"]),
    .target(name: "Suggestions", dependencies: ["_Text", "ColorScience", "Catalog", "Theme"]),
    .target(
      name: "Formats", dependencies: ["_Text", "ColorScience", "Catalog", "Theme"], exclude: templates ?? []),
    .target(name: "Files", dependencies: ["_Text", "ColorScience", "Catalog", "Theme", "Formats"]),
    .target(name: "Import", dependencies: ["_Text", "ColorScience", "Catalog", "Theme", "Formats", "Files"]),
    .target(name: "Conformance", dependencies: ["_Text", "ColorScience", "Theme"]),
    .target(name: "Samples", dependencies: ["_Text", "Theme"]),
    .target(
      name: "Studio",
      dependencies: [
        "_Text", "ColorScience", "Catalog", "Theme", "Suggestions", "Formats", "Samples", "Conformance",
      ]),
    .target(
      name: "Markup",
      dependencies: ["_Text", "ColorScience", "Catalog", "Theme", "Formats", "Samples", "Studio"]),
    .target(name: "TintypeUI", dependencies: ["ColorScience", "Theme"]),
    .executableTarget(name: "theme-generator", dependencies: ["Formats", "Theme"]),
    .plugin(name: "BuildTheme", capability: .buildTool(), dependencies: ["theme-generator"]),
    .plugin(
      name: "WriteTheme",
      capability: .command(
        intent: .custom(verb: "theme", description: "Write the files of a theme into the package."),
        permissions: [.writeToPackageDirectory(reason: "The files of your theme go next to it.")]),
      dependencies: ["theme-generator"]),
    .target(name: "TestSupport", dependencies: ["Catalog", "Theme"], path: "Tests/TestSupport"),
    .testTarget(name: "_TextTests", dependencies: ["_Text"]),
    .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience", "TestSupport"]),
    .testTarget(
      name: "CatalogTests", dependencies: ["_Text", "ColorScience", "Catalog"], resources: [.copy("Tables")]),
    .testTarget(
      name: "ThemeTests", dependencies: ["ColorScience", "Catalog", "Theme", "TestSupport"]),
    .testTarget(
      name: "SuggestionsTests",
      dependencies: ["ColorScience", "Catalog", "Theme", "Suggestions", "TestSupport"]),
    .testTarget(
      name: "FormatsTests",
      dependencies: [
        "_Text", "ColorScience", "Catalog", "Theme", "Formats", "Files", "Import", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "FilesTests", dependencies: ["_Text", "Formats", "Files", "TestSupport"]),
    .testTarget(
      name: "ImportTests",
      dependencies: ["_Text", "ColorScience", "Catalog", "Theme", "Formats", "Files", "Import", "TestSupport"]),
    .testTarget(name: "SamplesTests", dependencies: ["Theme", "Samples"]),
    .testTarget(
      name: "StudioTests",
      dependencies: [
        "_Text", "ColorScience", "Catalog", "Theme", "Suggestions", "Formats", "Files", "Import", "Samples", "Studio",
        "TestSupport",
      ]),
    .testTarget(
      name: "MarkupTests",
      dependencies: [
        "_Text", "ColorScience", "Catalog", "Theme", "Suggestions", "Formats", "Import", "Samples", "Studio", "Markup",
        "TestSupport",
      ],
      exclude: ["Golden"]),
  ]
)
