import _Text

extension [UInt8] {
  /// A text as a string literal of a programming language: backslashes before backslashes, the quotation mark and another
  /// character.
  func quotedCode(by mark: UInt8, escaping other: UInt8? = nil) -> [UInt8] {
    var quoted = [mark]
    for byte in self {
      if byte == mark || byte == UInt8(ascii: "\\") || byte == other { quoted.append(UInt8(ascii: "\\")) }
      quoted.append(byte)
    }
    return quoted + [mark]
  }

  /// A text as a string resource of Android: in quotation marks, so that spaces stay, with escapes for XML and the
  /// resource compiler.
  var androidString: [UInt8] {
    var escaped = [UInt8(ascii: "\"")]
    for byte in self {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): escaped += [byte].escapedMarkup
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "@"), UInt8(ascii: "?"):
        escaped += [UInt8(ascii: "\\"), byte]
      default: escaped.append(byte)
      }
    }
    return escaped + [UInt8(ascii: "\"")]
  }
}

extension String {
  /// The words of a name joined: `onPrimary`, or `OnPrimary`.
  func camelCased(startingUppercase: Bool) -> String {
    var joined: [UInt8] = []
    var isStart = startingUppercase
    for byte in bytes {
      if byte == UInt8(ascii: "-") {
        isStart = true
      } else {
        joined.append(isStart && UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte - 32 : byte)
        isStart = false
      }
    }
    return String(bytes: joined)
  }
}

extension String {
  /// The name with an underscore after it if it couldn't be that of a property in one of the languages we write. No name of ours
  /// ends in an underscore, so it's still different from every other.
  var asIdentifier: String {
    let space: [UInt8] = [0x20]
    let names = space + reservedNames.description.bytes + space
    return names.firstIndex(ofRun: space + bytes + space, from: 0) == nil ? self : self + "_"
  }
}

/// The words that Swift, Kotlin or Dart reserve, and the members that every object of theirs has, or every theme extension of
/// Flutter's.
/// Source: The Swift Programming Language, "Keywords and Punctuation"; the Kotlin documentation, "Keywords and operators"; Dart's,
/// "Keywords".
private let reservedNames: StaticString = """
  as assert associatedtype break case catch class continue const default defer deinit do double else enum extends extension \
  fallthrough false fileprivate final finally for fun func guard if import in init inout interface internal is let new nil \
  null object open operator override package precedencegroup private protocol public repeat rethrow rethrows return self static \
  struct subscript super switch this throw throws true try typealias typeof val var void when where while with \
  copyWith hashCode lerp noSuchMethod runtimeType toString type
  """
