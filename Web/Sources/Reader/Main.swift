import ColorScience
import Formats
import ReaderAnswer
import _Text

/// The module that reads foreign bytes, in a worker: a pure function from files or pixels to an answer. If they break it, the
/// app lives on. The host writes to the room that `reserve` gives, calls a function, and reads the answer's texts.
@main
struct Main {
  nonisolated(unsafe) private static var room: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  nonisolated(unsafe) private static var texts: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

  // A WebAssembly module without an entry point: this never runs.
  static func main() {}

  fileprivate static var given: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(room) }
  fileprivate static var answer: UnsafeMutablePointer<UInt8>? { texts.baseAddress }

  fileprivate static func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    room.deallocate()
    room = .allocate(capacity: max(0, count))
    return room.baseAddress
  }

  /// Keeps an answer until the next one; gives the length of its texts.
  fileprivate static func answer(_ answer: ReaderAnswer) -> Int {
    let bytes = Message.bytes(of: answer.texts)
    texts.deallocate()
    texts = .allocate(capacity: bytes.count)
    _ = texts.initialize(fromContentsOf: bytes)
    return texts.count
  }
}

/// Room for this many bytes, until the next call.
@_expose(wasm, "reserve")
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? { Main.reserve(count) }

/// The texts of the last answer.
@_expose(wasm, "answer")
public func answer() -> UnsafeMutablePointer<UInt8>? { Main.answer }

/// Reads the files that were written, as `Message` has them, and gives the length of the answer.
@_expose(wasm, "readFiles")
public func readFiles() -> Int {
  Main.answer(
    ReaderAnswer(reading: Message.files(in: Array(Main.given)).map { File(path: $0.name, bytes: $0.bytes) }))
}

/// Finds the colors of the pixels that were written: rows from the top, four bytes each, red, green, blue and alpha. Gives the
/// length of the answer.
@_expose(wasm, "readPixels")
public func readPixels(_ width: Int, _ height: Int) -> Int {
  Main.answer(.picture(PictureColors(rgba: Main.given, width: width, height: height).distinct()))
}
