// swift-tools-version: 6.0
// A theme as a Swift package.
// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes

import PackageDescription

let package = Package(
  name: "Theme",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [.library(name: "Theme", targets: ["Theme"])],
  targets: [
    .target(name: "Theme", resources: [.process("Theme.xcassets"), .copy("Fonts")])
  ]
)
