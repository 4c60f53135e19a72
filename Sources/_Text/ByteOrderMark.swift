extension Collection where Element == UInt8 {
  /// The start of a UTF-8 text: after the byte order mark that some programs write before it.
  public var indexAfterByteOrderMark: Index {
    starts(with: [0xEF, 0xBB, 0xBF] as [UInt8]) ? index(startIndex, offsetBy: 3) : startIndex
  }
}
