import Foundation
import Testing

/// The Xcode project, read as the property list that it is.
@Suite("The Xcode project") struct ProjectTests {
  private typealias Entry = [String: Any]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let root: Entry
  private let objects: [String: Entry]

  init() throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "Tintype.xcodeproj/project.pbxproj"))
    root = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? Entry)
    objects = try #require(root["objects"] as? [String: Entry])
  }

  private func all(_ kind: String) -> [Entry] { objects.values.filter { $0["isa"] as? String == kind } }

  @Test("Every identifier stands for an object")
  func identifiers() {
    func strings(_ value: Any) -> [String] {
      switch value {
      case let text as String: [text]
      case let list as [Any]: list.flatMap(strings)
      case let entry as Entry: entry.values.flatMap(strings)
      default: []
      }
    }
    let named = objects.values.flatMap { strings($0) }.filter { $0.count == 24 && $0.hasPrefix("7A0000") }
    #expect(named.count > 20)
    #expect(named.filter { objects[$0] == nil } == [])
    #expect(objects[root["rootObject"] as? String ?? ""] != nil)
  }

  @Test("It takes the app's folder as it is on disk, and no file one by one")
  func folders() {
    #expect(root["objectVersion"] as? String == "77")
    #expect(all("PBXFileSystemSynchronizedRootGroup").map { $0["path"] as? String } == ["Tintype"])
    #expect(all("PBXSourcesBuildPhase").allSatisfy { ($0["files"] as? [Any])?.isEmpty == true })
  }

  @Test("It takes the core from the package above, and nothing from anyone else")
  func packages() {
    #expect(all("XCLocalSwiftPackageReference").map { $0["relativePath"] as? String } == [".."])
    #expect(all("XCRemoteSwiftPackageReference").isEmpty)
    let products = all("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }
    #expect(products.sorted() == ["Catalog", "ColorScience", "Exporters", "Studio"])
  }

  @Test("iOS 17 and later, on iPhones, upright, in Swift 6, with an icon")
  func settings() {
    let settings = all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? Entry }
    func values(_ key: String) -> Set<String> { Set(settings.compactMap { $0[key] as? String }) }
    #expect(values("IPHONEOS_DEPLOYMENT_TARGET") == ["17.0"])
    #expect(values("TARGETED_DEVICE_FAMILY") == ["1"])
    #expect(values("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone") == ["UIInterfaceOrientationPortrait"])
    #expect(values("SWIFT_VERSION") == ["6.0"])
    #expect(values("ASSETCATALOG_COMPILER_APPICON_NAME") == ["AppIcon"])
  }

  @Test("The icon is a PNG of 1024 by 1024 pixels without transparency, which the App Store demands")
  func icon() throws {
    let icon = Self.folder.appending(path: "Tintype/Assets.xcassets/AppIcon.appiconset/icon-1024.png")
    let bytes = [UInt8](try Data(contentsOf: icon).prefix(26))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height, 0x400 each, then eight bits of red, green and blue.
    #expect(bytes[16..<26].elementsEqual([0, 0, 4, 0, 0, 0, 4, 0, 8, 2]))
  }

  @Test("The launch screen and the links' scheme are declared")
  func information() throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "Info.plist"))
    let plist = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? Entry)
    let launch = try #require(plist["UILaunchScreen"] as? Entry)
    let color = try #require(launch["UIColorName"] as? String)
    let asset = Self.folder.appending(path: "Tintype/Assets.xcassets/\(color).colorset/Contents.json")
    #expect(FileManager.default.fileExists(atPath: asset.path))
    let types = try #require(plist["CFBundleURLTypes"] as? [Entry])
    #expect(types.first?["CFBundleURLSchemes"] as? [String] == ["tintype"])
  }
}
