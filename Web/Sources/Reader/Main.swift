import ColorScience
import FileReading
import Formats
import ReaderResult
import _Text

/// The module that reads foreign bytes, in a worker: a pure function from files or pixels to a result. If the bytes
/// break it, the app keeps running. The host writes to the memory that `reserve` returns, calls a function, and reads
/// the texts of the result.
@main
struct Main {
  nonisolated(unsafe) private static var room: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  nonisolated(unsafe) private static var texts: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

  // A WebAssembly module without an entry point: this never runs.
  static func main() {}

  fileprivate static var given: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(room) }
  fileprivate static var result: UnsafeMutablePointer<UInt8>? { texts.baseAddress }

  fileprivate static func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    room.deallocate()
    room = .allocate(capacity: max(0, count))
    return room.baseAddress
  }

  /// Keeps a result until the next one; returns the length of its texts.
  fileprivate static func keep(_ result: ReaderResult) -> Int {
    let bytes = Message.bytes(of: result.texts)
    texts.deallocate()
    texts = .allocate(capacity: bytes.count)
    _ = texts.initialize(fromContentsOf: bytes)
    return texts.count
  }
}

/// Memory for this many bytes, until the next call.
@_expose(wasm, "reserve")
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? { Main.reserve(count) }

/// The texts of the last result.
@_expose(wasm, "result")
public func result() -> UnsafeMutablePointer<UInt8>? { Main.result }

/// Reads the files that were written in the format of `Message`, and returns the length of the result.
@_expose(wasm, "readFiles")
public func readFiles() -> Int {
  Main.keep(
    ReaderResult(reading: Message.files(in: Array(Main.given)).map { File(path: $0.name, bytes: $0.bytes) }))
}

/// Finds the colors of the pixels that were written: rows from the top, four bytes each, red, green, blue and alpha.
/// Returns the length of the result.
@_expose(wasm, "readPixels")
public func readPixels(_ width: Int, _ height: Int) -> Int {
  Main.keep(.picture(PictureColors(rgba: Main.given, width: width, height: height).distinct()))
}
