// swift-tools-version: 6.1
import PackageDescription

// The tests read and write thousands of themes, which takes minutes where the code isn't optimized.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "Tintype",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "ColorScience", targets: ["ColorScience"]),
    .library(name: "Catalog", targets: ["Catalog"]),
    .library(name: "Theme", targets: ["Theme"]),
    .library(name: "Suggestions", targets: ["Suggestions"]),
    .library(name: "Studio", targets: ["Studio"]),
    .library(name: "Formats", targets: ["Formats"]),
    .library(name: "Exchange", targets: ["Exchange"]),
    .library(name: "FormatMessages", targets: ["FormatMessages"]),
    .library(name: "Samples", targets: ["Samples"]),
    .library(name: "FontProbe", targets: ["FontProbe"]),
    .library(name: "FontFile", targets: ["FontFile"]),
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
      name: "ColorScience", dependencies: [.product(name: "RealModule", package: "swift-numerics")],
      swiftSettings: optimized),
    .target(name: "Catalog", dependencies: ["ColorScience"], swiftSettings: optimized),
    .target(name: "Theme", dependencies: ["Catalog"], swiftSettings: optimized),
    .target(name: "Suggestions", dependencies: ["Theme"], swiftSettings: optimized),
    .target(name: "Formats", dependencies: ["Theme"], swiftSettings: optimized),
    .target(name: "Samples", dependencies: ["Theme"]),
    .target(name: "Studio", dependencies: ["Samples", "Suggestions"]),
    .target(name: "Exchange", dependencies: ["Formats", "Studio"]),
    .target(name: "Markup", dependencies: ["Samples", "Studio"]),
    .target(name: "DeviceFonts", dependencies: ["Catalog"]),
    .target(name: "SiteFiles", dependencies: [.product(name: "NIOCore", package: "swift-nio")]),
    .target(
      name: "PageServer",
      dependencies: [
        "DeviceFonts", "SiteFiles", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    // Only the page asks a browser for its fonts, but its tests run here.
    .target(name: "FontProbe", dependencies: ["Catalog"], path: "Web/Sources/FontProbe"),
    // Nor does anything else read font files.
    .target(name: "FontFile", dependencies: ["Catalog"], path: "Web/Sources/FontFile"),
    // The page's two modules talk to each other in texts.
    .target(name: "FormatMessages", dependencies: ["Studio"], path: "Web/Sources/FormatMessages"),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"]), .brew(["jpeg-turbo"])]),
    .target(name: "PictureFile", dependencies: ["CPNG", "CJPEG"]),
    .executableTarget(
      name: "tintype",
      dependencies: [
        "ColorScience", "Catalog", "Theme", "Suggestions", "Formats", "Markup", "PageServer", "PictureFile",
        "SiteFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .executableTarget(name: "Prerender", dependencies: ["Markup", "Samples", "Theme"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "ServerTestSupport", path: "Tests/ServerTestSupport"),
    .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience", "TestSupport"]),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog"], resources: [.copy("Tables")]),
    .testTarget(name: "ThemeTests", dependencies: ["Theme", "TestSupport"]),
    .testTarget(name: "SuggestionsTests", dependencies: ["Suggestions", "TestSupport"]),
    .testTarget(name: "FormatsTests", dependencies: ["Formats", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "SamplesTests", dependencies: ["Samples", "Theme"]),
    .testTarget(name: "StudioTests", dependencies: ["Studio", "TestSupport"]),
    .testTarget(name: "FontProbeTests", dependencies: ["FontProbe"]),
    .testTarget(name: "FontFileTests", dependencies: ["FontFile", "TestSupport"]),
    .testTarget(name: "ExchangeTests", dependencies: ["Exchange"]),
    .testTarget(name: "FormatMessagesTests", dependencies: ["Exchange", "FormatMessages", "TestSupport"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "Samples", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "DeviceFontsTests", dependencies: ["Catalog", "DeviceFonts"]),
    .testTarget(name: "SiteFilesTests", dependencies: ["SiteFiles", "ServerTestSupport"]),
    .testTarget(name: "PageServerTests", dependencies: ["PageServer", "ServerTestSupport"]),
    .testTarget(
      name: "tintypeTests", dependencies: ["tintype", "ServerTestSupport"], exclude: ["Pictures/make-files.py"],
      resources: [.copy("Pictures/Files")]),
  ]
)

// Optimizing the tests themselves would take longer than it saves them.
for target in package.targets where target.type == .test {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
