// swift-tools-version: 6.1
import PackageDescription

// The app's sources, built and tested without Apple's frameworks: `UIKit` and `XCUIAutomation` here are our headless
// stand-ins. Tintype.xcodeproj builds the app itself, from the same sources with Apple's frameworks.
let package = Package(
  name: "iPhone",
  dependencies: [.package(name: "Tintype", path: "..")],
  targets: [
    .target(name: "UniformTypeIdentifiers", path: "UniformTypeIdentifiers"),
    .target(name: "UIKit", dependencies: ["UniformTypeIdentifiers"], path: "UIKit"),
    .target(name: "PhotosUI", dependencies: ["UIKit"], path: "PhotosUI"),
    .target(name: "CoreText", dependencies: ["UIKit"], path: "CoreText"),
    .target(name: "ImageIO", dependencies: ["UIKit"], path: "ImageIO"),
    .target(name: "WidgetKit", path: "WidgetKit"),
    .target(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers"], path: "CoreSpotlight"),
    .executableTarget(
      name: "Tintype",
      dependencies: [
        "UIKit", "CoreText", "ImageIO", "PhotosUI", "UniformTypeIdentifiers", "WidgetKit", "CoreSpotlight",
        .product(name: "_Text", package: "Tintype"), .product(name: "ColorScience", package: "Tintype"),
        .product(name: "Catalog", package: "Tintype"),
        .product(name: "Theme", package: "Tintype"), .product(name: "Studio", package: "Tintype"),
        .product(name: "Formats", package: "Tintype"),
        .product(name: "Files", package: "Tintype"), .product(name: "Import", package: "Tintype"),
        .product(name: "Samples", package: "Tintype"), .product(name: "Markup", package: "Tintype"),
        .product(name: "Suggestions", package: "Tintype"),
      ],
      path: ".",
      exclude: [
        "Intents", "Widget", "Share", "QuickLook", "Thumbnail", "Info", "CoreText", "CoreSpotlight", "ImageIO",
        "PhotosUI", "Tests",
        "UIKit",
        "UITests", "UniformTypeIdentifiers", "WidgetKit", "XCUIAutomation", "Tintype.xcodeproj", "Info.plist",
        "Site.xcconfig", "Tintype.entitlements", "Tintype/Assets.xcassets", "Tintype/PrivacyInfo.xcprivacy",
        "Shared/PrivacyInfo.xcprivacy",
      ], sources: ["Tintype", "Shared"]),
    .target(name: "XCUIAutomation", dependencies: ["UIKit"], path: "XCUIAutomation"),
    .testTarget(name: "UITests", dependencies: ["Tintype", "XCUIAutomation"], path: "UITests"),
    .testTarget(
      name: "TintypeTests",
      dependencies: ["Tintype", "UIKit", "CoreSpotlight", .product(name: "_Text", package: "Tintype")],
      path: "Tests",
      // Swift Testing would bring an overlay for Apple's UIKit.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlay-search"])]),
  ]
)
