import _Text

// Our part of someone else's file is between two comments. Whatever is outside of them is theirs, and every byte of it stays.

/// A file with another text as our part of it.
/// - Parameters:
///   - part: The text, in UTF-8, with LF at the ends of lines.
///   - existing: The file as it is. If it has our part already, the text replaces that; otherwise it comes last.
///   - syntax: The comments of the file.
public func merge(_ part: [UInt8], into existing: [UInt8], _ syntax: CommentSyntax) throws(MergeError) -> [UInt8] {
  try merge(part, into: existing, syntax, at: existing.count)
}

/// A file without our part, whatever it was merged as.
/// - Parameters:
///   - existing: The file as it is.
///   - path: Its path, whose ending says how comments are written.
/// - Returns: The same bytes if there's no part of ours in it; nil if nothing but ours is, so that it can be deleted.
public func withoutOurs(_ existing: [UInt8], at path: String) throws(MergeError) -> [UInt8]? {
  guard let syntax = CommentSyntax(path: path) else { return existing }
  var rest = try withoutPart(existing, syntax)
  // A style sheet is merged into Sass as into CSS.
  if syntax == .slashes { rest = try withoutPart(rest, .block) }
  let hasPart = rest.count < existing.count
  return hasPart && (rest.isEmpty || rest == emptyResources) ? nil : rest
}

/// A file without our part.
func withoutPart(_ existing: [UInt8], _ syntax: CommentSyntax) throws(MergeError) -> [UInt8] {
  guard let range = try rangeOfPart(in: existing, syntax) else { return existing }
  var (before, after) = (existing[..<range.lowerBound], existing[range.upperBound...])
  if before.beginsLine {
    // We ended a line after our part or, in a file that didn't end in a new line, before it.
    let line = newLine(of: after.isEmpty ? before.dropLast() : before + after)
    if after.starts(with: line) {
      after = after.dropFirst(line.count)
    } else if after.isEmpty, before.suffix(line.count).elementsEqual(line) {
      before = before.dropLast(line.count)
    }
  }
  return Array(before + after)
}

/// - Parameter offset: Where the part comes the first time.
func merge(
  _ part: [UInt8], into existing: [UInt8], _ syntax: CommentSyntax, at offset: Int
) throws(MergeError) -> [UInt8] {
  var text = part[...]
  while text.last == 0x0A { text.removeLast() }
  guard positions(of: syntax.begin, in: Array(text)).isEmpty, positions(of: syntax.end, in: Array(text)).isEmpty else {
    throw .marker
  }
  let range = try rangeOfPart(in: existing, syntax)
  let line = newLine(of: try withoutPart(existing, syntax)[...])
  var ours: [UInt8] = []
  for byte in syntax.begin + [0x0A] + text + [0x0A] + syntax.end {
    if byte == 0x0A { ours += line } else { ours.append(byte) }
  }
  if let range { return existing[..<range.lowerBound] + ours + existing[range.upperBound...] }
  let (before, after) = (existing[..<offset], existing[offset...])
  if before.beginsLine { return before + ours + line + after }
  return before + (after.isEmpty ? line : []) + ours + after
}

/// The line ending of a text: LF, unless there's a CR before the first.
private func newLine(of text: ArraySlice<UInt8>) -> [UInt8] {
  guard let end = text.firstIndex(of: 0x0A), end > text.startIndex, text[end - 1] == 0x0D else { return [0x0A] }
  return [0x0D, 0x0A]
}

extension ArraySlice<UInt8> {
  /// Whether what comes after is at the start of a line.
  fileprivate var beginsLine: Bool { last == 0x0A || indexAfterByteOrderMark == endIndex }
}

/// Where our part is, with both comments; nil if it isn't there.
private func rangeOfPart(in bytes: [UInt8], _ syntax: CommentSyntax) throws(MergeError) -> Range<Int>? {
  guard !bytes.contains(0) else { throw .notText }
  let begins = positions(of: syntax.begin, in: bytes)
  let ends = positions(of: syntax.end, in: bytes)
  if begins.isEmpty, ends.isEmpty { return nil }
  guard begins.count == 1, ends.count == 1, begins[0] < ends[0] else {
    throw .damaged(begin: String(bytes: syntax.begin), end: String(bytes: syntax.end))
  }
  return begins[0]..<(ends[0] + syntax.end.count)
}

/// Where a comment is in a text.
private func positions(of comment: [UInt8], in bytes: [UInt8]) -> [Int] {
  var positions: [Int] = []
  var start = 0
  while let position = bytes.firstIndex(ofRun: comment, from: start) {
    positions.append(position)
    start = position + comment.count
  }
  return positions
}
