import Catalog
import ColorScience
import Exchange
import FormatMessages
import Formats
import Studio
import Theme

// The module of formats: a pure function between texts and files. The host writes what it asks for to the room that
// `reserve` gives, calls a function with the length, and reads the answer's texts and the file.

@main
struct Main {
  nonisolated(unsafe) static var room: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  nonisolated(unsafe) static var texts: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  nonisolated(unsafe) static var file: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

  // A WebAssembly module without an entry point: this never runs.
  static func main() {}

  static func given(_ length: Int) -> [UInt8] { Array(UnsafeBufferPointer(rebasing: room.prefix(max(0, length)))) }

  /// Keeps an answer until the next one; gives the length of its texts.
  static func answer(_ answer: [String], _ bytes: [UInt8] = []) -> Int {
    keep(Message.bytes(of: answer), in: &texts)
    keep(bytes, in: &file)
    return texts.count
  }

  private static func keep(_ bytes: [UInt8], in place: inout UnsafeMutableBufferPointer<UInt8>) {
    place.deallocate()
    place = .allocate(capacity: bytes.count)
    _ = place.update(fromContentsOf: bytes)
  }
}

/// Room for this many bytes, until the next call.
@c(reserve)
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  Main.room.deallocate()
  Main.room = .allocate(capacity: max(0, count))
  return Main.room.baseAddress
}

/// Where the texts of the last answer are.
@c(answerTexts)
public func answerTexts() -> UnsafeMutablePointer<UInt8>? { Main.texts.baseAddress }

/// Where the file of the last answer is.
@c(answerFile)
public func answerFile() -> UnsafeMutablePointer<UInt8>? { Main.file.baseAddress }

/// How many bytes the file of the last answer has.
@c(answerFileLength)
public func answerFileLength() -> Int { Main.file.count }

/// The table of formats.
@c(listFormats)
public func listFormats(_ length: Int) -> Int { Main.answer(FormatRow.all.texts) }

/// Writes a theme: takes the format's name, the theme string, and what the device knows of its fonts.
@c(writeTheme)
public func writeTheme(_ length: Int) -> Int {
  var texts = Message.texts(in: Main.given(length))
  while texts.count < 3 { texts.append("") }
  guard let export = Export(of: texts[1], families: texts[2], as: texts[0]) else { return Main.answer([]) }
  return Main.answer(export.written.texts, export.bytes)
}

/// Reads files that make up one theme.
@c(readFiles)
public func readFiles(_ length: Int) -> Int {
  let files = Message.files(in: Main.given(length)).map { File(path: $0.name, bytes: $0.bytes) }
  do throws(ImportError) {
    return Main.answer(FileAnswer.found(try FileReport(reading: files)).texts)
  } catch {
    return Main.answer(FileAnswer.refused(error.sentence).texts)
  }
}

/// Draws a link as a QR code.
@c(drawCode)
public func drawCode(_ length: Int) -> Int {
  Main.answer(Drawing(codeOf: String(bytes: Main.given(length)))?.texts ?? [])
}

/// Draws a picture of a theme: takes the theme string, and what the device knows of its fonts.
@c(drawTheme)
public func drawTheme(_ length: Int) -> Int {
  var texts = Message.texts(in: Main.given(length))
  while texts.count < 2 { texts.append("") }
  return Main.answer(Drawing(of: texts[0], families: texts[1])?.texts ?? [])
}
