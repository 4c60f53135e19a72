import ColorScience
@_spi(Project) import Formats
import Theme
import _Text

/// The part of a Markdown file between two lines of three hyphens at its top: YAML of keys, groups and texts, which is all
/// that a DESIGN.md has there.
/// Source: github.com/google-labs-code/design.md, docs/spec.md; YAML 1.2.
struct FrontMatter {
  /// A text, under the keys that lead to it: ["colors", "primary"].
  struct Entry {
    let path: [String]
    let value: String
  }

  private(set) var entries: [Entry] = []

  /// Nil if the file doesn't begin with one.
  init?(_ bytes: [UInt8]) {
    var lines = bytes[bytes.indexAfterByteOrderMark...].split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), first.trimmed.isSame(as: "---") else { return nil }
    read(lines.prefix { !$0.trimmed.isSame(as: "---") })
  }

  /// Reads all of a file as such a part.
  init(all bytes: [UInt8]) { read(bytes[bytes.indexAfterByteOrderMark...].split(separator: 0x0A)[...]) }

  private mutating func read(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    // The groups that the line is in, each with its indentation.
    var groups: [(indent: Int, key: String)] = []
    for line in lines {
      let text = line.trimmed
      guard let first = text.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "-") else { continue }
      let indent = line.prefix { $0 == 0x20 }.count
      while let group = groups.last, group.indent >= indent { groups.removeLast() }
      guard let (key, value) = Self.member(text), groups.count < Self.deepest else { continue }
      if value.isEmpty {
        groups.append((indent, key))
      } else if entries.count < Limits.jsonValues {
        entries.append(Entry(path: groups.map { $0.key } + [key], value: value))
      }
    }
  }

  /// How deep groups may be inside one another.
  private static let deepest = 20
  /// How many references may lead to a color.
  private static let mostReferences = 10

  /// A color, or why it's none.
  enum Color {
    case color(SRGB)
    case seeThrough
    case unknown(Omissions.Reason)
  }

  /// The color that a text is, or refers to as "{colors.primary}".
  func color(_ value: String) -> Color {
    var value = value
    for _ in 0..<Self.mostReferences {
      guard value.bytes.first == UInt8(ascii: "{"), value.bytes.last == UInt8(ascii: "}") else {
        guard let color = try? CSSColor(value) else { return .unknown(.unsupported) }
        return color.opacity < 1 ? .seeThrough : .color(color.displayable(in: .displayP3))
      }
      let path = Array(value.bytes.dropFirst().dropLast())
      guard let entry = entries.first(where: { $0.path.text(separatedBy: ".").bytes == path }) else { break }
      value = entry.value
    }
    return .unknown(.unresolved)
  }

  /// A key and its value; either may be in quotation marks. The value is empty if a group follows.
  private static func member(_ text: ArraySlice<UInt8>) -> (key: String, value: String)? {
    guard let (key, afterKey) = scalar(text, endedBy: UInt8(ascii: ":")) else { return nil }
    let rest = afterKey.trimmed
    guard rest.first == UInt8(ascii: ":") else { return nil }
    let value = rest.dropFirst().trimmed
    guard !value.isEmpty, value.first != UInt8(ascii: "#") else { return (key, "") }
    return scalar(value, endedBy: UInt8(ascii: "#")).map { (key, $0.text) }
  }

  /// The text that begins here, and what's after it. A comment follows a space.
  private static func scalar(
    _ text: ArraySlice<UInt8>, endedBy end: UInt8
  ) -> (text: String, rest: ArraySlice<UInt8>)? {
    guard let quote = text.first else { return nil }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let isComment = end == UInt8(ascii: "#")
      let stop =
        text.indices.first { text[$0] == end && (!isComment || $0 > text.startIndex && text[$0 - 1] <= 0x20) }
        ?? text.endIndex
      return (String(bytes: Array(text[..<stop].trimmed)), text[stop...])
    }
    return quoted(text.dropFirst(), by: quote)
  }

  private static func quoted(
    _ text: ArraySlice<UInt8>, by quote: UInt8
  ) -> (text: String, rest: ArraySlice<UInt8>)? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == quote {
        // In single quotation marks, two of them are one.
        guard quote == UInt8(ascii: "'"), rest.first == quote else { return (String(bytes: bytes), rest) }
        rest.removeFirst()
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let escaped = rest.popFirst() {
        // The others that JSON has are in no name of a color or family.
        bytes.append(escaped == UInt8(ascii: "n") || escaped == UInt8(ascii: "t") ? 0x20 : escaped)
        continue
      }
      bytes.append(byte)
    }
    return nil
  }
}
