import _Text

/// The part of a font that sites with text in some scripts need: smaller files, for browsers.
public struct FontSubset: Equatable, Sendable {
  /// The scripts, each once.
  public let scripts: [FontScript]

  /// Reads the names of scripts, with commas between them: "latin,cyrillic".
  public init(_ text: String) throws(FontSubsetError) {
    var scripts: [FontScript] = []
    let names = String(bytes: text.asciiLowercasedBytes.filter { $0 != UInt8(ascii: " ") })
    for name in names.fields(separatedBy: ",") {
      guard let script = FontScript.allCases.first(where: { $0.name.description.same(as: name) }) else {
        throw FontSubsetError(name: name)
      }
      if !scripts.contains(script) { scripts.append(script) }
    }
    self.scripts = scripts
  }

  /// The characters, as CSS's `unicode-range` and fontTools' `--unicodes` take them: those of the scripts, and the digits,
  /// punctuation and signs of currencies that all of them use.
  public var unicodeRange: String {
    var ranges = scripts.map { $0.ranges.description }
    ranges.append("U+0020-0040, U+005B-0060, U+007B-007E, U+00A0-00BF, U+2000-206F, U+20A0-20CF, U+2122, U+2212")
    return ranges.text(separatedBy: ", ")
  }

  /// What the names of its files end in: "-latin-cyrillic".
  var suffix: String { scripts.map { "-" + $0.name.description }.text(separatedBy: "") }
}

/// A name that isn't a script's.
public struct FontSubsetError: Error, CustomStringConvertible {
  let name: String

  /// Says what's wrong and what would be right.
  public var sentence: String {
    let known = FontScript.allCases.map { $0.name.description }.listed
    return "Tintype can’t subset to “" + shortened(name) + "”. It knows " + known + "."
  }

  /// What `print(error)` prints: the sentence.
  public var description: String { sentence }
}

/// A script, with the letters of the languages that are written in it.
/// Source: the blocks of the Unicode Standard 16.
public enum FontScript: CaseIterable, Sendable {
  case latin, greek, cyrillic, arabic, hebrew, devanagari, thai

  /// Its name: "latin".
  public var name: StaticString {
    switch self {
    case .latin: "latin"
    case .greek: "greek"
    case .cyrillic: "cyrillic"
    case .arabic: "arabic"
    case .hebrew: "hebrew"
    case .devanagari: "devanagari"
    case .thai: "thai"
    }
  }

  /// Its code in ISO 15924.
  var code: StaticString {
    switch self {
    case .latin: "Latn"
    case .greek: "Grek"
    case .cyrillic: "Cyrl"
    case .arabic: "Arab"
    case .hebrew: "Hebr"
    case .devanagari: "Deva"
    case .thai: "Thai"
    }
  }

  fileprivate var ranges: StaticString {
    switch self {
    case .latin:
      "U+0041-005A, U+0061-007A, U+00C0-024F, U+02B0-036F, U+1E00-1EFF, U+2C60-2C7F, U+A720-A7FF, U+FB00-FB06"
    case .greek: "U+0300-036F, U+0370-03FF, U+1F00-1FFF"
    case .cyrillic: "U+0300-036F, U+0400-052F, U+1C80-1C8F, U+2116, U+2DE0-2DFF, U+A640-A69F"
    case .arabic: "U+0600-06FF, U+0750-077F, U+0870-08FF, U+25CC, U+FB50-FDFF, U+FE70-FEFC"
    case .hebrew: "U+0590-05FF, U+25CC, U+FB1D-FB4F"
    case .devanagari: "U+0900-097F, U+1CD0-1CFF, U+20F0, U+25CC, U+A8E0-A8FF"
    case .thai: "U+0E00-0E7F, U+25CC"
    }
  }
}
