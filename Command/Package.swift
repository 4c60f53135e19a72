// swift-tools-version: 6.1
import PackageDescription

// A Mac reads pictures with Apple's ImageIO and compresses with its Compression, and needs no library for either.
#if os(macOS)
  let libraries: [Target] = [
    .target(
      name: "PictureFile", exclude: ["Libraries"],
      linkerSettings: [.linkedFramework("CoreGraphics"), .linkedFramework("ImageIO")])
  ]
  let compression: [Target.Dependency] = []
#else
  let libraries: [Target] = [
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
    .target(name: "PictureFile", dependencies: ["CPNG", "CJPEG", "CLCMS"], exclude: ["ImageIO"]),
  ]
  let compression: [Target.Dependency] = ["CBrotli"]
#endif

let package = Package(
  name: "Command",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "tintype", targets: ["tintype"]), .executable(name: "prerender", targets: ["Prerender"]),
    .library(name: "FileCheck", targets: ["FileCheck"]),
  ],
  dependencies: [
    .package(name: "Tintype", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: libraries + [
    .target(
      name: "DeviceFonts",
      dependencies: [.product(name: "Catalog", package: "Tintype")]),
    .target(
      name: "FileCheck",
      dependencies: [
        .product(name: "_Text", package: "Tintype"), .product(name: "ColorScience", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"), .product(name: "Formats", package: "Tintype"),
        .product(name: "Files", package: "Tintype"),
      ]),
    .target(name: "SiteFiles", dependencies: [.product(name: "NIOCore", package: "swift-nio")]),
    .target(
      name: "PageServer",
      dependencies: compression + [
        "DeviceFonts", "SiteFiles", .product(name: "_Text", package: "Tintype"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .executableTarget(
      name: "tintype",
      dependencies: [
        "FileCheck", "PageServer", "PictureFile", "SiteFiles",
        .product(name: "_Text", package: "Tintype"),
        .product(name: "ColorScience", package: "Tintype"),
        .product(name: "Catalog", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"),
        .product(name: "Suggestions", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
        .product(name: "Files", package: "Tintype"),
        .product(name: "Import", package: "Tintype"),
        .product(name: "Conformance", package: "Tintype"),
        .product(name: "Markup", package: "Tintype"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    // The page's first screen. It's here because the command has compiled the core already.
    .executableTarget(
      name: "Prerender",
      dependencies: [
        .product(name: "_Text", package: "Tintype"),
        .product(name: "Catalog", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"),
        .product(name: "Suggestions", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
        .product(name: "Studio", package: "Tintype"),
        .product(name: "Markup", package: "Tintype"),
      ]),
    .target(name: "ServerTestSupport", path: "Tests/ServerTestSupport"),
    .testTarget(
      name: "DeviceFontsTests", dependencies: ["DeviceFonts", .product(name: "Catalog", package: "Tintype")]),
    .testTarget(
      name: "FileCheckTests",
      dependencies: [
        "FileCheck", .product(name: "ColorScience", package: "Tintype"), .product(name: "Catalog", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"),
        .product(name: "Suggestions", package: "Tintype"), .product(name: "Formats", package: "Tintype"),
        .product(name: "Files", package: "Tintype"),
      ]),
    .testTarget(
      name: "SiteFilesTests",
      dependencies: ["SiteFiles", "ServerTestSupport"]),
    .testTarget(
      name: "PageServerTests",
      dependencies: [
        "PageServer", "SiteFiles", "ServerTestSupport",
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(
      name: "tintypeTests",
      dependencies: [
        "tintype", "ServerTestSupport",
        .product(name: "Catalog", package: "Tintype"),
        .product(name: "ColorScience", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
      ], exclude: ["Pictures/make-files.py"],
      resources: [.copy("Pictures/Files")]),
  ]
)
