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
    #expect(Set(folders) == Set(["Tintype", "Shared", "Intents", "Info", "UITests"] + Extension.all.map { $0.folder }))
    #expect(all("PBXSourcesBuildPhase").allSatisfy { ($0["files"] as? [Any])?.isEmpty == true })
  }

  @Test("A file that a target leaves out of its folders is in one of them")
  func exceptions() throws {
    let groups = all("PBXFileSystemSynchronizedRootGroup").filter { $0["exceptions"] != nil }
    #expect(Set(groups.compactMap { $0["path"] as? String }) == ["Shared", "Intents"])
    for group in groups {
      let path = try #require(group["path"] as? String)
      for identifier in try #require(group["exceptions"] as? [String]) {
        let set = try #require(objects[identifier])
        let target = try #require(objects[set["target"] as? String ?? ""])
        #expect(try self.folders(of: target).contains(path))
        for name in try #require(set["membershipExceptions"] as? [String]) {
          #expect(FileManager.default.fileExists(atPath: URL.iPhone.appending(path: path + "/" + name).path))
        }
      }
    }
  }

  @Test("It takes the core from the package above, and nothing from anyone else")
  func packages() {
    #expect(all("XCLocalSwiftPackageReference").map { $0["relativePath"] as? String } == [".."])
    #expect(all("XCRemoteSwiftPackageReference").isEmpty)
  }

  @Test("The app links the libraries that it links in Package.swift, each of a package with a name")
  func products() throws {
    let package = try String(contentsOf: URL.iPhone.appending(path: "Package.swift"), encoding: .utf8)
    let list = try #require(package.components(separatedBy: "executableTarget").last?.split(separator: "path:").first)
    let libraries = list.matches(of: #/\.product\(name: "(\w+)"/#).map { String($0.output.1) }
    #expect(libraries.count > 5)

    #expect(try products(of: target(named: "Tintype")) == libraries.sorted())
    // Without it Xcode may say "Missing package product", even if xcodebuild doesn't.
    let dependencies = all("XCSwiftPackageProductDependency")
    #expect(dependencies.allSatisfy { isa($0["package"]) == "XCLocalSwiftPackageReference" })
  }

  /// The names of the libraries that a target depends on, which are those that it links.
  private func products(of target: Entry) throws -> [String] {
    let dependencies = try #require(target["packageProductDependencies"] as? [String])
    let phases = try #require(target["buildPhases"] as? [String]).compactMap { objects[$0] }
    let frameworks = try #require(phases.first { $0["isa"] as? String == "PBXFrameworksBuildPhase" })
    let linked = try #require(frameworks["files"] as? [String]).map { objects[$0]?["productRef"] as? String }
    #expect(linked == dependencies)
    return dependencies.compactMap { objects[$0]?["productName"] as? String }.sorted()
  }

  private func target(named name: String) throws -> Entry {
    try #require(all("PBXNativeTarget").first { $0["name"] as? String == name })
  }

  /// The folders whose sources a target compiles.
  private func folders(of target: Entry) throws -> [String] {
    try #require(target["fileSystemSynchronizedGroups"] as? [String]).compactMap { objects[$0]?["path"] as? String }
  }

  /// The settings of a target, for debugging and for a release.
  private func settings(of target: Entry) throws -> [Entry] {
    let list = try #require(objects[target["buildConfigurationList"] as? String ?? ""])
    let configurations = try #require(list["buildConfigurations"] as? [String]).compactMap { objects[$0] }
    #expect(configurations.map { $0["name"] as? String } == ["Debug", "Release"])
    return configurations.compactMap { $0["buildSettings"] as? Entry }
  }

  private func isa(_ identifier: Any?) -> String? { objects[identifier as? String ?? ""]?["isa"] as? String }

  @Test("iOS 17 and later, on iPhones any way up but upside down and on iPads any way up, in Swift 6, with an icon")
  func settings() throws {
    let settings = all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? Entry }
    func values(_ key: String) -> Set<String> { Set(settings.compactMap { $0[key] as? String }) }
    #expect(values("IPHONEOS_DEPLOYMENT_TARGET") == ["17.0"])
    #expect(values("TARGETED_DEVICE_FAMILY") == ["1,2"])
    let onPhone = try #require(values("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone").first)
    #expect(
      onPhone.split(separator: " ") == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ])
    let onPad = try #require(values("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad").first)
    #expect(onPad.split(separator: " ").count == 4)
    #expect(values("SWIFT_VERSION") == ["6.0"])
    #expect(values("ASSETCATALOG_COMPILER_APPICON_NAME") == ["AppIcon"])
  }

  @Test("Every target has its settings, and the app has one target that tests it")
  func targets() throws {
    let targets = all("PBXNativeTarget")
    #expect(
      Set(targets.compactMap { $0["name"] as? String })
        == Set(["Tintype", "UITests"] + Extension.all.map { $0.target }))
    for target in targets { #expect(try settings(of: target).count == 2) }
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
    // For the app itself, and for its group, which its extensions share; and for files within its container, whose dates give the library its order.
    #expect(uses.map { $0["NSPrivacyAccessedAPITypeReasons"] as? [String] } == [["CA92.1", "1C8F.1"], ["C617.1"]])
    // The extensions use the group's defaults only.
    let shared = try #require(try propertyList("Shared/PrivacyInfo.xcprivacy")["NSPrivacyAccessedAPITypes"] as? [Entry])
    #expect(shared.map { $0["NSPrivacyAccessedAPITypeReasons"] as? [String] } == [["1C8F.1"]])
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
    let bases = all("XCBuildConfiguration").filter {
      ($0["buildSettings"] as? Entry)?["INFOPLIST_FILE"] as? String == "Info.plist"
    }
    #expect(bases.count == 2)
    for base in bases {
      #expect(objects[base["baseConfigurationReference"] as? String ?? ""]?["path"] as? String == "Site.xcconfig")
    }
  }

  @Test("A release isn't built with the placeholder for the page's host")
  func placeholder() throws {
    let phases = try #require(target(named: "Tintype")["buildPhases"] as? [String]).compactMap { objects[$0] }
    let phase = try #require(phases.first { $0["isa"] as? String == "PBXShellScriptBuildPhase" })
    let script = try #require(phase["shellScript"] as? String)
    func builds(_ configuration: String, _ host: String) throws -> Bool {
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = ["-c", script]
      shell.environment = ["CONFIGURATION": configuration, "SITE_HOST": host]
      let said = Pipe()
      shell.standardOutput = said
      try shell.run()
      shell.waitUntilExit()
      let words = String(decoding: try said.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      // Xcode shows what follows this word.
      #expect(words.hasPrefix("error: ") == (shell.terminationStatus != 0))
      return shell.terminationStatus == 0
    }
    #expect(try builds("Debug", "tintype.example"))
    #expect(try !builds("Release", "tintype.example"))
    #expect(try builds("Release", "tintype.org"))
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
    try (["Tintype", "Shared", "Intents"] + Extension.all.map { $0.folder }).map(source(in:)).joined()
  }

  /// The text of all the sources in a folder.
  private func source(in folder: String) throws -> String {
    let folder = URL.iPhone.appending(path: folder)
    let paths = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  @Test("Every word that a person reads comes from the core, except what Apple reads while building: App Intents")
  func words() throws {
    let sources = try (["Tintype", "Shared"] + Extension.all.map { $0.folder }).map(source(in:)).joined(separator: "\n")
    let lines = sources.split(separator: "\n").filter { !$0.contains("//") }
    // A sentence, a label of several words, or one word where a title goes.
    let texts = lines.flatMap { line in
      line.matches(of: #/"(?!\))([^"]*\p{L}[…,]? [\p{L}“\\][^"]*)"/#).map { String($0.output.1) }
        + line.matches(of: #/(?:title|label|text|subtitle|Label|named): "(\p{L}[^"]*)"/#).map { String($0.output.1) }
    }
    // The control's, which is an App Intent's.
    #expect(Set(texts) == ["Shuffle Theme", "Opens Tintype with other colors and fonts."])
  }

  @Test("The table of the stories has each of the 68 once, and every test that it names is there")
  func stories() throws {
    let page = URL.iPhone.appending(path: "../docs/iphone-stories.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains(#/^\| (VC0|Crayons)/#) }
    let numbers = rows.compactMap { $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) }
    let counts = [("VC01", 11), ("VC02", 9), ("VC03", 9), ("VC04", 8), ("VC05", 6), ("Crayons", 25)]
    #expect(numbers == counts.flatMap { story, count in (1...count).map { "\(story).\($0)" } })
    let sources = try ["Tests", "UITests"].map(source(in:)).joined()
    let suites = sources.matches(of: #/(?:struct|class) (\w+Tests)\b/#)
    let functions = suites.enumerated().map { index, suite in
      let end = index + 1 < suites.count ? suites[index + 1].range.lowerBound : sources.endIndex
      return (String(suite.output.1), sources[suite.range.upperBound..<end])
    }
    for row in rows {
      let named = row.matches(of: #/`(\w+)\.(\w+)`/#)
      #expect(!named.isEmpty || row.contains("compiler"), "\(row)")
      for test in named {
        #expect(
          functions.contains { $0.0 == test.output.1 && $0.1.contains("func \(test.output.2)(") },
          "\(test.output.0) in \(row)")
      }
    }
  }

  private func propertyList(_ path: String) throws -> Entry {
    let data = try Data(contentsOf: URL.iPhone.appending(path: path))
    return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? Entry)
  }

  @Test("Several windows, and leave to use installed fonts, iCloud and what the extensions share")
  func leaves() throws {
    let scenes = try #require(try propertyList("Info.plist")["UIApplicationSceneManifest"] as? Entry)
    #expect(scenes["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    let names = try settings(of: target(named: "Tintype")).map { $0["CODE_SIGN_ENTITLEMENTS"] as? String }
    #expect(names == ["Tintype.entitlements", "Tintype.entitlements"])
    let entitlements = try propertyList("Tintype.entitlements")
    #expect(entitlements["com.apple.developer.user-fonts"] as? [String] == ["app-usage"])
    #expect(entitlements["com.apple.developer.associated-domains"] as? [String] == ["applinks:$(SITE_HOST)"])
    #expect(entitlements[Self.groups] as? [String] == ["group.app.tintype"])
    #expect(entitlements["com.apple.developer.icloud-services"] as? [String] == ["CloudDocuments"])
    let containers = try #require(try propertyList("Info.plist")["NSUbiquitousContainers"] as? [String: Entry])
    for key in ["icloud-container-identifiers", "ubiquity-container-identifiers"] {
      #expect(entitlements["com.apple.developer." + key] as? [String] == Array(containers.keys))
    }
    #expect(entitlements.count == 6)
    #expect(Array(containers.keys) == ["iCloud.app.tintype"])
    #expect(containers.values.first?["NSUbiquitousContainerIsDocumentScopePublic"] as? Bool == true)
    #expect(containers.values.first?["NSUbiquitousContainerName"] as? String == "Tintype")
  }

  private static let groups = "com.apple.security.application-groups"

  /// An extension: its folder, and what its Info.plist says about it.
  struct Extension: CustomTestStringConvertible {
    let folder: String
    let point: String
    /// The class that iOS makes; nil if the extension has a `main` instead.
    let principal: String?
    /// Whether it reads or writes what the app and its extensions share.
    let isInGroup: Bool

    var target: String { "Tintype" + folder }
    var testDescription: String { folder }

    static let all = [
      Extension(folder: "Widget", point: "com.apple.widgetkit-extension", principal: nil, isInGroup: true),
      Extension(
        folder: "Share", point: "com.apple.share-services", principal: "ShareViewController", isInGroup: true),
      Extension(
        folder: "QuickLook", point: "com.apple.quicklook.preview", principal: "PreviewProvider", isInGroup: false),
      Extension(
        folder: "Thumbnail", point: "com.apple.quicklook.thumbnail", principal: "ThumbnailProvider", isInGroup: false),
    ]
  }

  @Test(
    "An extension is built before the app and embedded in it, under its identifier and with its version",
    arguments: Extension.all)
  func embedding(of one: Extension) throws {
    let (app, target) = (try target(named: "Tintype"), try target(named: one.target))
    #expect(target["productType"] as? String == "com.apple.product-type.app-extension")
    let product = try #require(target["productReference"] as? String)
    #expect(objects[product]?["path"] as? String == one.target + ".appex")

    let dependencies = try #require(app["dependencies"] as? [String]).compactMap { objects[$0] }
    let dependency = try #require(
      dependencies.first { objects[$0["target"] as? String ?? ""]?["name"] as? String == one.target })
    let proxy = try #require(objects[dependency["targetProxy"] as? String ?? ""])
    #expect(proxy["remoteGlobalIDString"] as? String == dependency["target"] as? String)

    let phases = try #require(app["buildPhases"] as? [String]).compactMap { objects[$0] }
    let embed = try #require(phases.first { $0["name"] as? String == "Embed Foundation Extensions" })
    // The folder PlugIns.
    #expect(embed["dstSubfolderSpec"] as? String == "13")
    let files = try #require(embed["files"] as? [String]).compactMap { objects[$0]?["fileRef"] as? String }
    #expect(files.contains(product) && files.count == Extension.all.count)

    let ours = try settings(of: app)
    for (settings, theirs) in zip(try settings(of: target), ours) {
      #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] as? String == "app.tintype." + one.folder.lowercased())
      for key in ["MARKETING_VERSION", "CURRENT_PROJECT_VERSION", "TARGETED_DEVICE_FAMILY"] {
        #expect(settings[key] as? String == theirs[key] as? String)
      }
      #expect(settings["GENERATE_INFOPLIST_FILE"] as? String == "YES")
      #expect(settings["INFOPLIST_FILE"] as? String == "Info/\(one.folder).plist")
      #expect(
        settings["CODE_SIGN_ENTITLEMENTS"] as? String == (one.isInGroup ? "Info/\(one.folder).entitlements" : nil))
    }
  }

  @Test("An extension says where it belongs, and its class is there", arguments: Extension.all)
  func point(of one: Extension) throws {
    let plist = try #require(try propertyList("Info/\(one.folder).plist")["NSExtension"] as? Entry)
    #expect(plist["NSExtensionPointIdentifier"] as? String == one.point)
    let source = try source(in: one.folder)
    if let principal = one.principal {
      #expect(plist["NSExtensionPrincipalClass"] as? String == "$(PRODUCT_MODULE_NAME)." + principal)
      #expect(source.contains("class \(principal): "))
    } else {
      #expect(plist["NSExtensionPrincipalClass"] == nil)
      #expect(source.ranges(of: "@main ").count == 1)
    }
    let attributes = plist["NSExtensionAttributes"] as? Entry
    if one.point.hasPrefix("com.apple.quicklook.") {
      #expect(attributes?["QLSupportedContentTypes"] as? [String] == ["app.tintype.theme"])
    }
    if one.isInGroup {
      let entitlements = try propertyList("Info/\(one.folder).entitlements")
      #expect(entitlements.keys.sorted() == [Self.groups])
      #expect(entitlements[Self.groups] as? [String] == ["group.app.tintype"])
    }
  }

  @Test(
    "An extension compiles its folder and what it shares with the app, and links the libraries that these import",
    arguments: Extension.all)
  func libraries(of one: Extension) throws {
    let target = try target(named: one.target)
    let folders = try folders(of: target)
    #expect(folders == [one.folder, "Shared"] + (one.folder == "Widget" ? ["Intents"] : []))
    let imports = Set(try folders.map(source(in:)).joined().matches(of: #/import (\w+)/#).map { String($0.output.1) })
    #expect(try products(of: target) == imports.intersection(products(of: self.target(named: "Tintype"))).sorted())
  }

  @Test("The group of the defaults is the one in the entitlements, and a share extension takes one image")
  func group() throws {
    #expect(try source(in: "Shared").contains("UserDefaults(suiteName: \"group.app.tintype\")"))
    let plist = try #require(try propertyList("Info/Share.plist")["NSExtension"] as? Entry)
    let rule = (plist["NSExtensionAttributes"] as? Entry)?["NSExtensionActivationRule"] as? [String: Int]
    #expect(rule == ["NSExtensionActivationSupportsImageWithMaxCount": 1])
  }

  @Test("The app has the App Intents, and phrases with its name; the widget has the only intent that it asks for")
  func intents() throws {
    let set = try #require(
      all("PBXFileSystemSynchronizedBuildFileExceptionSet").first {
        objects[$0["target"] as? String ?? ""]?["name"] as? String == "TintypeWidget"
      })
    // Where a query of the library’s themes would find none.
    #expect(
      set["membershipExceptions"] as? [String] == ["CopyColor.swift", "OpenTheme.swift", "TintypeShortcuts.swift"])
    #expect(try folders(of: target(named: "Tintype")) == ["Tintype", "Shared", "Intents"])
    let source = try source(in: "Intents")
    #expect(source.ranges(of: ": AppShortcutsProvider").count == 1)
    let phrases = source.matches(of: #/phrases: \[(.+)\]/#).map { $0.output.1.components(separatedBy: "\", \"") }
    #expect(phrases.count == 3)
    #expect(phrases.joined().allSatisfy { $0.contains(#"\(.applicationName)"#) })
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
      contents == [
        "public.json", "public.css", "public.zip-archive", "com.adobe.ase", "org.gimp.palette",
        "public.truetype-ttf-font", "public.opentype-font",
      ])
    // Every system knows JSON and zips; iOS 18 is the first whose documentation has CSS. The theme is the app's own.
    let declared = try #require(plist["UTImportedTypeDeclarations"] as? [Entry])
    #expect(declared.map { $0["UTTypeIdentifier"] as? String } == ["public.css", "com.adobe.ase", "org.gimp.palette"])
    let exported = try #require(plist["UTExportedTypeDeclarations"] as? [Entry])
    #expect(exported.map { $0["UTTypeIdentifier"] as? String } == ["app.tintype.theme"])
    let tags = try #require(exported.first?["UTTypeTagSpecification"] as? [String: [String]])
    #expect(tags == ["public.filename-extension": ["tintype"]])
    #expect(plist["NSUserActivityTypes"] as? [String] == ["app.tintype.screen"])
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
      #expect(SharedTheme.left == ["primary=indigo-500", "primary=amber-500"])
      SharedTheme.forget(["primary=indigo-500"])
      #expect(SharedTheme.left == ["primary=amber-500"])
      SharedTheme.forget(SharedTheme.left)
      #expect(SharedTheme.left == [])
    }
  }
}
