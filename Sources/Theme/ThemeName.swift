import _Text

/// The name of a theme, and so of an app: "Field Notes". Any script, 1...`Limits.nameLength` Unicode
/// scalars, never a control character.
public struct ThemeName: Equatable, Sendable {
  /// The name as it was given.
  public let text: String

  /// Takes any text, such as what a person typed or a link brought.
  public init(_ text: String) throws(ThemeNameError) {
    let bytes = text.bytes
    guard bytes.contains(where: { $0 != UInt8(ascii: " ") }) else { throw .blank }
    let length = text.unicodeScalars.reduce(into: 0) { length, _ in length += 1 }
    guard length <= Limits.nameLength else { throw .tooLong(length) }
    guard !text.hasControlCharacters else { throw .controlCharacter }
    self.text = text
  }

  public static func == (left: ThemeName, right: ThemeName) -> Bool { left.text.same(as: right.text) }
}

/// Why a text can't name a theme.
public enum ThemeNameError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing but spaces.
  case blank
  /// It has this many Unicode scalars, more than `Limits.nameLength`.
  case tooLong(Int)
  /// It has an invisible character that breaks lines or turns the direction of text around, or one that no text may have.
  case controlCharacter

  /// The mistake, for the middle of a sentence: "it’s 75 characters long, and the limit is 60".
  public var reason: String {
    switch self {
    case .blank: "it’s blank"
    case .tooLong(let length):
      "it’s " + length.text + " characters long, and the limit is " + Limits.nameLength.text
    case .controlCharacter: "it has an invisible control character"
    }
  }

  /// What's wrong, in one sentence: "This can’t name a theme: it’s blank."
  public var description: String { "This can’t name a theme: " + reason + "." }
}

extension String {
  /// Whether it has a control character: C0, C1, a line or paragraph separator, or one of those that turn the direction of
  /// text around; or a noncharacter, which XML and YAML don't take.
  /// Source: Unicode 16, general category Cc, and 23.7; UAX #9, 2.
  var hasControlCharacters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
      case let value: value & 0xFFFE == 0xFFFE
      }
    }
  }
}
