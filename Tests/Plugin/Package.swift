// swift-tools-version: 6.1
import PackageDescription

// A package of somebody else's with a theme file. `Scripts/check-plugin` builds and runs it, with stand-ins for Apple's modules.
let package = Package(
  name: "Plugin",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: Context.environment["TINTYPE"] ?? "", from: "1.0.0")],
  targets: [
    .target(name: "UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .executableTarget(
      name: "App", dependencies: ["UIKit", "SwiftUI"], plugins: [.plugin(name: "Tintype", package: "tintype")]),
  ]
)
