import ReaderResult
@_spi(Report) import Theme
import _Text

/// The memory through which JavaScript asks: it reserves memory, writes texts there in the format of `Message`, calls a function
/// with their length, and reads the answer. A function returns the length of the answer or, if there's none, the length of a
/// sentence that says why, below zero.
public enum Exchange {
  nonisolated(unsafe) private static var room: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  nonisolated(unsafe) private static var answer: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

  fileprivate static func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    if count > room.count {
      room.deallocate()
      room = .allocate(capacity: count)
    }
    return room.baseAddress
  }

  fileprivate static var result: UnsafeMutablePointer<UInt8>? { answer.baseAddress }

  /// Answers the texts in the first `length` bytes, which are at least `count`; missing ones are empty.
  @_spi(Report) public static func answer(
    _ length: Int, count: Int, _ body: ([String]) throws(WrittenThemeError) -> [UInt8]
  ) -> Int {
    var texts = Message.texts(in: Array(room.prefix(max(0, length))))
    while texts.count < count { texts.append("") }
    do throws(WrittenThemeError) {
      return keep(try body(texts))
    } catch {
      return -keep(error.sentence.bytes)
    }
  }

  /// The same with an answer in JSON.
  @_spi(Report) public static func json(
    _ length: Int, count: Int, _ body: ([String], inout JSONWriter) throws(WrittenThemeError) -> Void
  ) -> Int {
    answer(length, count: count) { texts throws(WrittenThemeError) in
      var json = JSONWriter()
      try body(texts, &json)
      return json.bytes
    }
  }

  /// Keeps an answer until the next one; returns its length.
  private static func keep(_ bytes: [UInt8]) -> Int {
    answer.deallocate()
    answer = .allocate(capacity: bytes.count)
    _ = answer.initialize(fromContentsOf: bytes)
    return bytes.count
  }
}

/// Memory for this many bytes, until the next call.
@_expose(wasm, "reserve")
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? { Exchange.reserve(count) }

/// The last answer.
@_expose(wasm, "result")
public func result() -> UnsafeMutablePointer<UInt8>? { Exchange.result }
