extension [String] {
  /// Joins the texts, with the separator between them.
  // Not inlined: dozens of places call it, and each would be a copy.
  @inline(never)
  public func text(separatedBy separator: String) -> String {
    var bytes: [UInt8] = []
    for index in indices {
      if index > 0 { bytes += separator.bytes }
      bytes += self[index].bytes
    }
    return String(bytes: bytes)
  }

  /// The words as English lists them: "red, green and blue".
  public var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return Array(dropLast()).text(separatedBy: ", ") + " and " + last
  }

  /// The words as English lists a choice: "red, green or blue".
  public var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return Array(dropLast()).text(separatedBy: ", ") + " or " + last
  }
}
