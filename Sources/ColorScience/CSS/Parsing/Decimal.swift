extension Double {
  /// Reads a decimal number such as "-0.25" or "1e-3"; nil if the bytes are anything else or go on after it. Always
  /// finite: anything above 1e38 is read as 1e38.
  public init?(decimal bytes: ArraySlice<UInt8>) {
    let number: Double? = bytes.withUnsafeBufferPointer { bytes in
      var scanner = Scanner(bytes)
      guard scanner.numberBegins else { return nil }
      let number = scanner.number()
      return scanner.isAtEnd ? number : nil
    }
    guard let number else { return nil }
    self = number
  }
}
