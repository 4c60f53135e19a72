import Theme
import _Text

// Every text format carries the theme string in a comment, "Made with Tintype: primary=indigo-500&…", so that the theme
// can be read back whole. If names begin with a prefix, it says so, too: "…&body=Lato, prefix acme-".

private let opening = "Made with Tintype: "
private let prefixOpening = ", prefix "

extension ExportedTheme {
  /// The text for a comment in any language. Has no character that could end a comment: the theme string encodes all but
  /// letters, digits and `-._+&=`, and here a second hyphen in a row, which would end a comment in XML.
  public var note: String {
    var bytes: [UInt8] = []
    for byte in string.bytes {
      if byte == UInt8(ascii: "-"), bytes.last == byte { bytes += "%2D".bytes } else { bytes.append(byte) }
    }
    return opening + String(bytes: bytes)
  }

  /// The note of a file with these options.
  func note(for options: ExportOptions) -> String {
    guard let prefix = options.prefix, !options.hasOwnPrefix else { return note }
    return note + prefixOpening + prefix.text
  }
}

/// Whether a file has a note: in a text, in a zip's comment, or as the name of a color in UTF-16.
@_spi(Project) public func hasNote(_ bytes: [UInt8]) -> Bool {
  let opening = opening.bytes
  if bytes.firstIndex(ofRun: opening, from: 0) != nil { return true }
  let wide: [UInt8] = opening.flatMap { [0, $0] }
  return bytes.firstIndex(ofRun: wide, from: 0) != nil
}

/// Whether we wrote a file as a whole: it has a note, and not only in the part merged into it. An empty file counts as
/// ours.
/// - Parameter path: Its path, whose ending says how comments are written.
@_spi(Project) public func isOurs(_ bytes: [UInt8], at path: String) -> Bool {
  guard hasNote(bytes), CommentSyntax(path: path) != nil else { return bytes.isEmpty || hasNote(bytes) }
  do throws(MergeError) {
    guard let rest = try withoutOurs(bytes, at: path) else { return true }
    return hasNote(rest)
  } catch {
    return false
  }
}

/// A file of an export beside what's there now.
@_spi(Project) public struct Replacement {
  let path: String
  let bytes: [UInt8]
  let there: [UInt8]?
  let isMerged: Bool

  /// - Parameters:
  ///   - path: Its path, whose ending says how comments are written.
  ///   - bytes: What's to be written.
  ///   - there: What's at that path; nil if there's no file.
  ///   - isMerged: Whether what's there is kept in it.
  public init(path: String, bytes: [UInt8], there: [UInt8]?, isMerged: Bool = false) {
    (self.path, self.bytes, self.there, self.isMerged) = (path, bytes, there, isMerged)
  }
}

/// For each file of an export whether it would replace a file of someone else's: one without our note. Files that can't have a
/// note, such as fonts and the colors of an asset catalog, are ours if another file of the export is there and has one. If no file
/// of the export has a note, as with most templates of one's own, nothing tells whose they are.
/// - Parameter files: All files of the export.
@_spi(Project) public func replacesForeign(_ files: [Replacement]) -> [Bool] {
  let marked = files.map { hasNote($0.bytes) }
  let isMarked = marked.contains(true)
  let isOurExport = zip(files, marked).contains { file, isMarked in isMarked && (file.there.map(hasNote) ?? false) }
  return zip(files, marked).map { file, hasMark in
    guard let there = file.there, there != file.bytes, !file.isMerged else { return false }
    return (hasMark || isMarked && !isOurExport) && !isOurs(there, at: file.path)
  }
}

/// The theme string in a note somewhere in a text, or nil. `&amp;` counts as `&`.
public func themeString(inNoteOf bytes: [UInt8]) -> String? { note(in: bytes)?.themeString }

/// The contents of a note somewhere in a text; nil if there's none.
package func note(in bytes: [UInt8]) -> (themeString: String, prefix: String)? {
  bytes.firstIndex(ofRun: opening.bytes, from: 0).map { note(in: bytes, at: $0) }
}

/// The theme strings in all notes of a text, each once, 64 at most.
package func themeStrings(inNotesOf bytes: [UInt8]) -> [String] {
  let opening = opening.bytes
  var strings: [String] = []
  var position = 0
  while strings.count < 64, let start = bytes.firstIndex(ofRun: opening, from: position) {
    position = start + opening.count
    let string = note(in: bytes, at: start).themeString
    if !strings.contains(where: { $0.same(as: string) }) { strings.append(string) }
  }
  return strings
}

/// The contents of the note that begins at an offset.
private func note(in bytes: [UInt8], at start: Int) -> (themeString: String, prefix: String) {
  var string: [UInt8] = []
  var position = start + opening.bytes.count
  let ampersand = "amp;".bytes
  while position < bytes.count, bytes[position].isOfThemeString, string.count <= Limits.themeString {
    string.append(bytes[position])
    if bytes[position] == UInt8(ascii: "&"), bytes.hasRun(ampersand, at: position + 1) { position += ampersand.count }
    position += 1
  }
  guard bytes.hasRun(prefixOpening.bytes, at: position) else { return (String(bytes: string), "") }
  let prefix = bytes[(position + prefixOpening.utf8.count)...].prefix(100).prefix { byte in
    byte == UInt8(ascii: "-") || byte.isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
  return (String(bytes: string), String(bytes: Array(prefix)))
}

extension UInt8 {
  fileprivate var isOfThemeString: Bool {
    isLetterOrDigit || "-._%+=&".bytes.contains(self)
  }
}
