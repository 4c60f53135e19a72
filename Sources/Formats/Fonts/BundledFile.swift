import _Text

/// A file that an export includes for its fonts.
public struct BundledFile: Sendable {
  /// Its path from the fonts' folder: "Lato-Regular.woff2". A license of an Android app is in the folder beside that.
  public let path: String
  public let contents: Contents

  /// The file's contents.
  public enum Contents: Sendable {
    /// The font file of a face; its WOFF2 if the flag is set. If the fonts are subsets, it's the whole one to cut that from.
    case font(FontFace, asWOFF2: Bool)
    /// The license with this file name.
    case license(String)
    case text([UInt8])
  }
}

extension Format {
  /// Whether its fonts are for browsers, which take WOFF2. Apps take TrueType and OpenType.
  public var takesWOFF2: Bool { !fontsAreResources && !name.isOne(of: ["swift", "swiftpackage", "flutter"]) }

  /// Whether its files can name a family that the project has loaded itself. A style sheet can't: the project may have set a
  /// variable for it, and Android's code needs the resource.
  var namesProjectFonts: Bool { name.isOne(of: ["swift", "swiftpackage", "flutter", "mui"]) }

  /// The only place where its fonts can be: how the path of their folder ends. Nil if that may be anywhere.
  public var fontPlace: StaticString? {
    if fontsAreResources { return "font" }
    return name.isOne(of: ["swiftpackage"]) ? "Sources/Theme/Fonts" : nil
  }

  /// Whether its fonts are resources of an Android app, which have their own place and names.
  public var fontsAreResources: Bool { name.isOne(of: ["android", "compose"]) }

  /// The files to include for the fonts of an export.
  public func files(of fonts: BundledFonts) -> [BundledFile] {
    var files = fonts.faces.map { face in
      BundledFile(
        path: fontsAreResources
          ? fonts.resourceName(of: face) + face.file.ending : fonts.fileName(of: face, forBrowsers: takesWOFF2),
        contents: .font(face, asWOFF2: takesWOFF2 && face.hasWOFF2 && fonts.subset == nil))
    }
    var licenses: [String] = []
    for face in fonts.faces {
      guard let license = face.license, !licenses.contains(where: { $0.same(as: license) }) else { continue }
      licenses.append(license)
      // The resource compiler refuses names with hyphens, and any text beside the fonts.
      let path = fontsAreResources ? "../raw/" + license.resourceStem + "_license.txt" : license
      files.append(BundledFile(path: path, contents: .license(license)))
    }
    guard fontsAreResources else { return files }
    var families: [String] = []
    for face in fonts.faces where !families.contains(where: { $0.same(as: face.family) }) {
      families.append(face.family)
      let text = fonts.androidFamily(face.family)
      files.append(BundledFile(path: fonts.resourceName(of: face.family) + ".xml", contents: .text(text)))
    }
    return files
  }
}

extension FontFace {
  /// The name of its ready-cut letters: "Lato-Regular-latin.woff2".
  public var fileAsReadyCut: String { file.stem.fileStem + "-latin.woff2" }
}

extension BundledFonts {
  /// The name of a face's file: the font as it was made, or its WOFF2 for browsers if there's one, or a subset as WOFF2.
  func fileName(of face: FontFace, forBrowsers: Bool) -> String {
    if let subset { return face.file.stem.fileStem + subset.suffix + ".woff2" }
    if isReadyCut(face) { return face.fileAsReadyCut }
    return face.file.stem.fileStem + (forBrowsers && face.hasWOFF2 ? ".woff2" : face.file.ending)
  }

  /// The address of a face's file for browsers, relative to the export.
  func url(of face: FontFace) -> String {
    var folder: [UInt8] = []
    for byte in place.path.bytes { folder.append(percentEncoding: byte, except: "-._~/") }
    let path = (folder.isEmpty ? "" : String(bytes: folder) + "/") + fileName(of: face, forBrowsers: true)
    return place.path.bytes.starts(with: "..".bytes) ? path : "./" + path
  }

  /// The path of a face's file in a project of Flutter.
  func assetPath(of face: FontFace) -> String {
    (place.assets.isEmpty ? "" : place.assets + "/") + fileName(of: face, forBrowsers: false)
  }

  /// The name of the folder itself: "fonts".
  var folderName: String { place.assets.fields(separatedBy: "/").last ?? "" }

  /// A family's name among an Android app's fonts: "eb_garamond".
  func resourceName(of family: String) -> String {
    let names = families
    let index = names.firstIndex { $0.same(as: family) } ?? 0
    let stem = family.resourceStem
    let isTaken = names[..<index].contains { $0.resourceStem.same(as: stem) }
    return stem + (isTaken ? "_" + (index + 1).text : "")
  }

  /// A face's name there: "lato_bold", or "lato_600" if another is the bold.
  func resourceName(of face: FontFace) -> String {
    let style = face.resourceStyle
    let first = faces(of: face.family).first { $0.resourceStyle.same(as: style) }
    let isTaken = first.map { $0 !== face } ?? false
    return resourceName(of: face.family) + (isTaken ? "_" + face.weight.text : style)
  }

  /// The families, each once.
  var families: [String] {
    var names: [String] = []
    for face in faces where !names.contains(where: { $0.same(as: face.family) }) { names.append(face.family) }
    return names
  }

  /// A family of an Android app.
  /// Source: the Android documentation, "Fonts in XML".
  fileprivate func androidFamily(_ family: String) -> [UInt8] {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
      "<!-- Made with Tintype -->",
      "<font-family xmlns:android=\"http://schemas.android.com/apk/res/android\">",
    ]
    for face in faces(of: family) {
      lines.append(
        "    <font android:fontStyle=\"" + (face.styleInCSS.description) + "\" android:fontWeight=\""
          + face.weight.text + "\" android:font=\"@font/" + resourceName(of: face) + "\" />")
    }
    lines.append("</font-family>")
    return lines.map { $0 + "\n" }.text(separatedBy: "").bytes
  }
}

extension String {
  /// A name that every file system and address can have: letters, digits, hyphens and underscores of ASCII.
  fileprivate var fileStem: String {
    let bytes = bytes.map { byte in
      byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") ? byte : UInt8(ascii: "_")
    }
    return bytes.isEmpty ? "font" : String(bytes: Array(bytes.prefix(100)))
  }

  /// A name that Android's resources can have: lowercase letters, digits and underscores, with a letter first.
  fileprivate var resourceStem: String {
    var made: [UInt8] = []
    for byte in stem.asciiLowercasedBytes {
      if byte.isLetterOrDigit {
        made.append(byte)
      } else if made.last != UInt8(ascii: "_"), !made.isEmpty {
        made.append(UInt8(ascii: "_"))
      }
    }
    while made.last == UInt8(ascii: "_") { made.removeLast() }
    // A family whose name has no such letters, or begins with a digit.
    if made.first?.isDigit != false { made = "font_".bytes + made }
    while made.last == UInt8(ascii: "_") { made.removeLast() }
    return String(bytes: Array(made.prefix(60)))
  }

  /// A file's name without its ending, and the ending with its period, if it's that of a font or a text.
  private var endingLength: Int {
    let endings: [StaticString] = [".woff2", ".woff", ".ttf", ".otf", ".txt"]
    let lowercased = asciiLowercasedBytes
    let ending = endings.first { Array(lowercased.suffix($0.utf8CodeUnitCount)).isSame(as: $0) }
    return ending?.utf8CodeUnitCount ?? 0
  }
  fileprivate var stem: String { String(bytes: Array(bytes.dropLast(endingLength))) }
  fileprivate var ending: String { String(bytes: Array(asciiLowercasedBytes.suffix(endingLength))) }
}

extension FontFace {
  /// What it adds to the family in the name of an Android app's resource.
  fileprivate var resourceStyle: String {
    isItalic ? (weight >= 600 ? "_bold_italic" : "_italic") : weight >= 600 ? "_bold" : "_regular"
  }

  /// Its format as `@font-face` names it.
  var cssFormat: StaticString {
    if hasWOFF2 { return "woff2" }
    return switch file.ending.bytes {
    case ".woff2": "woff2"
    case ".woff": "woff"
    case ".otf": "opentype"
    default: "truetype"
    }
  }
}

extension StaticString {
  fileprivate func isOne(of names: [StaticString]) -> Bool { names.contains { description.same(as: $0.description) } }
}
