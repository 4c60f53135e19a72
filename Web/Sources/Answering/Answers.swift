import FormatMessages
import _Text

/// How the modules that write and read files speak with the host: it writes what it asks for to the room that `reserve` gives,
/// calls a function with the length, and reads the answer's texts and the file.
public enum Answers {
  nonisolated(unsafe) private static var room: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  nonisolated(unsafe) private static var texts: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  nonisolated(unsafe) private static var file: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

  /// What the host wrote.
  @inline(never)
  public static func given(_ length: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(rebasing: room.prefix(max(0, length))))
  }

  /// Keeps an answer until the next one; gives the length of its texts.
  @inline(never)
  public static func answer(_ answer: [String], _ bytes: [UInt8] = []) -> Int {
    keep(Message.bytes(of: answer), in: &texts)
    keep(bytes, in: &file)
    return texts.count
  }

  private static func keep(_ bytes: [UInt8], in place: inout UnsafeMutableBufferPointer<UInt8>) {
    place.deallocate()
    place = .allocate(capacity: bytes.count)
    _ = place.initialize(fromContentsOf: bytes)
  }

  fileprivate static func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    room.deallocate()
    room = .allocate(capacity: max(0, count))
    return room.baseAddress
  }

  fileprivate static var answerTexts: UnsafeMutablePointer<UInt8>? { texts.baseAddress }
  fileprivate static var answerFile: UnsafeMutablePointer<UInt8>? { file.baseAddress }
  fileprivate static var fileLength: Int { file.count }
}

/// Room for this many bytes, until the next call.
@c(reserve)
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? { Answers.reserve(count) }

/// Where the texts of the last answer are.
@c(answerTexts)
public func answerTexts() -> UnsafeMutablePointer<UInt8>? { Answers.answerTexts }

/// Where the file of the last answer is.
@c(answerFile)
public func answerFile() -> UnsafeMutablePointer<UInt8>? { Answers.answerFile }

/// How many bytes the file of the last answer has.
@c(answerFileLength)
public func answerFileLength() -> Int { Answers.fileLength }
