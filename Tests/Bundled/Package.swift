// swift-tools-version: 6.1
import PackageDescription

// A package of somebody else's whose theme is built by the tool of an artifact bundle. `Scripts/check-plugin` puts the bundle, a
// copy of `Plugins` and the sources of Tests/Plugin beside it.
let package = Package(
  name: "Bundled",
  platforms: [.macOS(.v14)],
  targets: [
    .binaryTarget(name: "theme-generator", path: "theme-generator.artifactbundle"),
    .plugin(name: "BuildTheme", capability: .buildTool(), dependencies: ["theme-generator"]),
    .target(name: "UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .executableTarget(name: "App", dependencies: ["UIKit", "SwiftUI"], plugins: ["BuildTheme"]),
  ]
)
