import Foundation
import Samples
import Testing
import UIKit

@testable import Tintype

/// The Xcode project, read as the property list that it is.
@Suite("The Xcode project") struct ProjectTests {
  private typealias Entry = [String: Any]

  private let root: Entry
  private let objects: [String: Entry]

  init() throws {
    let data = try Data(contentsOf: URL.iPhone.appending(path: "Tintype.xcodeproj/project.pbxproj"))
    root = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? Entry)
    objects = try #require(root["objects"] as? [String: Entry])
  }

  private func all(_ kind: String) -> [Entry] { objects.values.filter { $0["isa"] as? String == kind } }

  @Test("Every identifier names an object")
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

  @Test("It takes the folders of the app and its tests as they are on disk, and no file one by one")
  func folders() {
    #expect(root["objectVersion"] as? String == "77")
    let folders = all("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
    #expect(Set(folders) == ["Tintype", "Shared", "UITests"])
    #expect(all("PBXSourcesBuildPhase").allSatisfy { ($0["files"] as? [Any])?.isEmpty == true })
  }

  @Test("It takes the core from the package above, and nothing from anyone else")
  func packages() {
    #expect(all("XCLocalSwiftPackageReference").map { $0["relativePath"] as? String } == [".."])
    #expect(all("XCRemoteSwiftPackageReference").isEmpty)
  }

  @Test("The app links the libraries that it links in Package.swift, each of a package with a name")
  func products() throws {
    let package = try String(contentsOf: URL.iPhone.appending(path: "Package.swift"), encoding: .utf8)
    let target = try #require(package.components(separatedBy: "executableTarget").last?.split(separator: "path:").first)
    let libraries = target.matches(of: #/\.product\(name: "(\w+)"/#).map { String($0.output.1) }
    #expect(libraries.count > 5)

    let dependencies = all("XCSwiftPackageProductDependency")
    #expect(dependencies.compactMap { $0["productName"] as? String }.sorted() == libraries.sorted())
    // Without it Xcode may say "Missing package product", even if xcodebuild doesn't.
    #expect(dependencies.allSatisfy { isa($0["package"]) == "XCLocalSwiftPackageReference" })

    let app = try #require(all("PBXNativeTarget").first { $0["name"] as? String == "Tintype" })
    #expect((app["packageProductDependencies"] as? [String])?.count == libraries.count)
    let linked = all("PBXBuildFile").filter { isa($0["productRef"]) == "XCSwiftPackageProductDependency" }
    #expect(linked.count == libraries.count)
  }

  private func isa(_ identifier: Any?) -> String? { objects[identifier as? String ?? ""]?["isa"] as? String }

  @Test("iOS 17 and later, on iPhones upright and on iPads any way up, in Swift 6, with an icon")
  func settings() throws {
    let settings = all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? Entry }
    func values(_ key: String) -> Set<String> { Set(settings.compactMap { $0[key] as? String }) }
    #expect(values("IPHONEOS_DEPLOYMENT_TARGET") == ["17.0"])
    #expect(values("TARGETED_DEVICE_FAMILY") == ["1,2"])
    #expect(values("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone") == ["UIInterfaceOrientationPortrait"])
    let onPad = try #require(values("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad").first)
    #expect(onPad.split(separator: " ").count == 4)
    #expect(values("SWIFT_VERSION") == ["6.0"])
    #expect(values("ASSETCATALOG_COMPILER_APPICON_NAME") == ["AppIcon"])
  }

  @Test("Every target has its settings, and the app has one target that tests it")
  func targets() throws {
    let targets = all("PBXNativeTarget")
    #expect(Set(targets.compactMap { $0["name"] as? String }) == ["Tintype", "UITests"])
    for target in targets {
      let list = try #require(objects[target["buildConfigurationList"] as? String ?? ""])
      let configurations = try #require(list["buildConfigurations"] as? [String]).compactMap { objects[$0] }
      #expect(configurations.map { $0["name"] as? String } == ["Debug", "Release"])
    }
    let tests = try #require(targets.first { $0["name"] as? String == "UITests" })
    #expect(tests["productType"] as? String == "com.apple.product-type.bundle.ui-testing")
    let dependency = try #require(objects[(tests["dependencies"] as? [String])?.first ?? ""])
    #expect(objects[dependency["target"] as? String ?? ""]?["name"] as? String == "Tintype")
    let settings = all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? Entry }
    #expect(settings.filter { $0["TEST_TARGET_NAME"] as? String == "Tintype" }.count == 2)
  }

  @Test("A release comes with its debug symbols, and Xcode 26 has nothing to upgrade")
  func release() throws {
    let releases = all("XCBuildConfiguration").filter { $0["name"] as? String == "Release" }
    let formats = releases.compactMap { ($0["buildSettings"] as? Entry)?["DEBUG_INFORMATION_FORMAT"] as? String }
    #expect(formats == ["dwarf-with-dsym"])
    let project = try #require(all("PBXProject").first?["attributes"] as? Entry)
    #expect(project["LastUpgradeCheck"] as? String == "2600")
  }

  @Test("The shared scheme builds the app and runs its tests")
  func scheme() throws {
    let file = URL.iPhone.appending(path: "Tintype.xcodeproj/xcshareddata/xcschemes/Tintype.xcscheme")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    func values(_ key: String) -> [String] {
      lines.filter { $0.contains(key + " = ") }.map { $0.components(separatedBy: "\"")[1] }
    }
    for (identifier, name) in zip(values("BlueprintIdentifier"), values("BlueprintName")) {
      #expect(objects[identifier]?["name"] as? String == name)
    }
    #expect(values("BlueprintName") == ["Tintype", "UITests", "Tintype", "Tintype"])
    #expect(values("LastUpgradeVersion") == ["2600"])
  }

  @Test(
    "Each icon is a PNG of 1024 by 1024 pixels; the App Store refuses transparency in the usual one",
    arguments: [
      // Eight bits each of red, green and blue; the same with alpha, since iOS draws the dark background; gray.
      ("icon-1024.png", 2), ("icon-1024-dark.png", 6), ("icon-1024-tinted.png", 0),
    ])
  func icon(name: String, colorType: UInt8) throws {
    let folder = URL.iPhone.appending(path: "Tintype/Assets.xcassets/AppIcon.appiconset")
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)).prefix(26))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height, 0x400 each.
    #expect(bytes[16..<26].elementsEqual([0, 0, 4, 0, 0, 0, 4, 0, 8, colorType]))
    let contents = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "Contents.json")))
    let images = try #require((contents as? Entry)?["images"] as? [Entry])
    #expect(images.contains { $0["filename"] as? String == name })
  }

  @Test("The privacy manifest tells of the user defaults and the files’ times, why, and of nothing else")
  func privacy() throws {
    let manifest = try propertyList("Tintype/PrivacyInfo.xcprivacy")
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    let uses = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [Entry])
    #expect(
      uses.map { $0["NSPrivacyAccessedAPIType"] as? String } == [
        "NSPrivacyAccessedAPICategoryUserDefaults", "NSPrivacyAccessedAPICategoryFileTimestamp",
      ])
    // For the app itself; and for files within its container, whose dates give the library its order.
    #expect(uses.map { $0["NSPrivacyAccessedAPITypeReasons"] as? [String] } == [["CA92.1"], ["C617.1"]])
  }

  /// The parts of Apple's frameworks that Info.plist must explain; without the explanation, iOS ends the app. The share
  /// sheet can save a picture to Photos in the app's name. A photo picker without the library, and a pasteboard that's
  /// only written, need none.
  private static let explained = [
    "UIActivityViewController": "NSPhotoLibraryAddUsageDescription",
    "UIImageWriteTo": "NSPhotoLibraryAddUsageDescription",
    "PHPhotoLibrary": "NSPhotoLibraryUsageDescription", "UIImagePickerController": "NSCameraUsageDescription",
    "AVCaptureDevice": "NSCameraUsageDescription", "AVAudioSession": "NSMicrophoneUsageDescription",
    "CLLocationManager": "NSLocationWhenInUseUsageDescription", "CNContactStore": "NSContactsUsageDescription",
    "EKEventStore": "NSCalendarsFullAccessUsageDescription", "LAContext": "NSFaceIDUsageDescription",
    "SFSpeechRecognizer": "NSSpeechRecognitionUsageDescription", "CMMotionManager": "NSMotionUsageDescription",
    "ATTrackingManager": "NSUserTrackingUsageDescription", "NWBrowser": "NSLocalNetworkUsageDescription",
  ]

  @Test("Info.plist explains what the parts of Apple's that the app uses ask the person for, and nothing else")
  func permissions() throws {
    let sources = try source()
    let plist = try propertyList("Info.plist")
    let needed = Set(Self.explained.filter { sources.contains($0.key) }.map { $0.value })
    #expect(Set(plist.keys.filter { $0.hasSuffix("UsageDescription") }) == needed)
    #expect(needed == ["NSPhotoLibraryAddUsageDescription"])
    for key in needed { #expect((plist[key] as? String)?.hasSuffix(".") == true, "\(key)") }
  }

  /// Symbols for Apple's own products and features, which may be used for nothing else, by the beginnings of their
  /// names. The SF Symbols app has a note on each.
  private static let reserved = [
    "airdrop", "airplay", "airpods", "airtag", "apple", "applewatch", "appclip", "arkit", "bonjour", "carplay",
    "faceid",
    "facetime", "ipad", "iphone", "ipod", "icloud", "key.icloud", "homekit", "homepod", "livephoto", "mac",
    "magicmouse",
    "message", "pencil.tip", "pencil.line", "pencil.and.scribble", "safari", "shareplay", "siri", "swift", "touchid",
    "video",
    "visionpro", "xserve", "pc", "person.icloud", "link.icloud", "lock.icloud", "checkmark.icloud", "teletype",
  ]

  @Test("No symbol that may stand only for something of Apple's stands for something of ours")
  func symbols() throws {
    let names =
      Icon.allCases.map { $0.symbol } + (try source()).matches(of: #/"([a-z][a-z0-9.]+)"/#).map { String($0.output.1) }
    #expect(names.contains("paintpalette") && names.contains("leaf"))
    let wrong = names.filter { name in Self.reserved.contains { name == $0 || name.hasPrefix($0 + ".") } }
    #expect(wrong == [])
  }

  @Test("The page's host is set in one place, from which links and the domain that opens the app follow")
  func site() throws {
    #expect(try propertyList("Info.plist")["TintypePage"] as? String == "https://$(SITE_HOST)/")
    let settings = try String(contentsOf: URL.iPhone.appending(path: "Site.xcconfig"), encoding: .utf8)
    #expect(settings.contains(#/\nSITE_HOST = [a-z0-9.-]+\n/#))
    let bases = all("XCBuildConfiguration").filter { ($0["buildSettings"] as? Entry)?["INFOPLIST_FILE"] != nil }
    #expect(bases.count == 2)
    for base in bases {
      #expect(objects[base["baseConfigurationReference"] as? String ?? ""]?["path"] as? String == "Site.xcconfig")
    }
  }

  @Test("Every Mac builds with the same version of what the core depends on")
  func pins() throws {
    let file = "Tintype.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    let pins = try JSONSerialization.jsonObject(with: Data(contentsOf: URL.iPhone.appending(path: file))) as? Entry
    let names = (pins?["pins"] as? [Entry])?.map { $0["identity"] as? String }
    #expect(names == ["swift-numerics"])
  }

  /// The text of all the app's sources.
  private func source() throws -> String {
    try ["Tintype", "Shared"].map(source(in:)).joined()
  }

  /// The text of all the sources in a folder.
  private func source(in folder: String) throws -> String {
    let folder = URL.iPhone.appending(path: folder)
    let paths = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  private func propertyList(_ path: String) throws -> Entry {
    let data = try Data(contentsOf: URL.iPhone.appending(path: path))
    return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? Entry)
  }

  @Test("One window, since there's one theme, and leave to use the fonts that the person installed")
  func leaves() throws {
    let scenes = try #require(try propertyList("Info.plist")["UIApplicationSceneManifest"] as? Entry)
    #expect(scenes["UIApplicationSupportsMultipleScenes"] as? Bool == false)
    let settings = all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? Entry }
    let names = settings.filter { $0["INFOPLIST_FILE"] != nil }.map { $0["CODE_SIGN_ENTITLEMENTS"] as? String }
    #expect(names == ["Tintype.entitlements", "Tintype.entitlements"])
    let entitlements = try propertyList("Tintype.entitlements")
    #expect(entitlements["com.apple.developer.user-fonts"] as? [String] == ["app-usage"])
    #expect(entitlements["com.apple.developer.associated-domains"] as? [String] == ["applinks:$(SITE_HOST)"])
    #expect(entitlements.count == 2)
  }

  @Test("The launch screen and the links' scheme are declared, and that nothing is encrypted")
  func information() throws {
    let plist = try propertyList("Info.plist")
    #expect(plist["ITSAppUsesNonExemptEncryption"] as? Bool == false)
    let launch = try #require(plist["UILaunchScreen"] as? Entry)
    let color = try #require(launch["UIColorName"] as? String)
    let asset = URL.iPhone.appending(path: "Tintype/Assets.xcassets/\(color).colorset/Contents.json")
    #expect(FileManager.default.fileExists(atPath: asset.path))
    #expect(plist["UIFileSharingEnabled"] as? Bool == true)
    #expect(plist["LSSupportsOpeningDocumentsInPlace"] as? Bool == true)
    let documents = try #require(plist["CFBundleDocumentTypes"] as? [Entry])
    #expect(documents.map { $0["LSHandlerRank"] as? String } == ["Owner", "Alternate"])
    #expect(documents[0]["LSItemContentTypes"] as? [String] == ["app.tintype.theme"])
    let contents = try #require(documents[1]["LSItemContentTypes"] as? [String])
    #expect(
      contents == ["public.json", "public.css", "public.zip-archive", "com.adobe.ase", "org.gimp.palette"])
    // Every system knows JSON and zips; iOS 18 is the first whose documentation has CSS. The theme is the app's own.
    let declared = try #require(plist["UTImportedTypeDeclarations"] as? [Entry])
    #expect(declared.map { $0["UTTypeIdentifier"] as? String } == ["public.css", "com.adobe.ase", "org.gimp.palette"])
    let exported = try #require(plist["UTExportedTypeDeclarations"] as? [Entry])
    #expect(exported.map { $0["UTTypeIdentifier"] as? String } == ["app.tintype.theme"])
    let tags = try #require(exported.first?["UTTypeTagSpecification"] as? [String: [String]])
    #expect(tags == ["public.filename-extension": [ThemeFolder.ending]])
    #expect(plist["NSUserActivityTypes"] as? [String] == [NSUserActivity(remembering: "#/primary").activityType])
    let types = try #require(plist["CFBundleURLTypes"] as? [Entry])
    #expect(types.first?["CFBundleURLSchemes"] as? [String] == ["tintype"])
  }
}

extension TheApp {
  @Suite("What the app and its extensions share") struct SharedThemeTests {
    @Test("The current theme, and the themes that were left, which are taken once")
    func shared() throws {
      let name = UUID().uuidString
      let (store, usual) = (try #require(UserDefaults(suiteName: name)), SharedTheme.store)
      SharedTheme.store = store
      defer {
        SharedTheme.store = usual
        store.removePersistentDomain(forName: name)
      }
      #expect(SharedTheme.current == nil)
      SharedTheme.current = "primary=teal-500"
      SharedTheme.leave("primary=indigo-500")
      SharedTheme.leave("primary=amber-500")
      #expect(SharedTheme.current == "primary=teal-500")
      #expect(SharedTheme.takeLeft() == ["primary=indigo-500", "primary=amber-500"])
      #expect(SharedTheme.takeLeft() == [])
    }
  }
}
