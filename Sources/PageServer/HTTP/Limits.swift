import NIOHTTP1

/// How much a request may send before its body.
enum Limits {
  /// The most bytes in the target or a field, the most in all of them, and the most fields.
  static let (field, head, fields) = (16_384, 65_536, 100)
  /// How many bytes to read at a time.
  static let read = 4096

  static var decoder: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    (limits.maxHeaderFieldSize, limits.maxHeaderListSize, limits.maxHeaderFieldCount) = (field, head, fields)
    return limits
  }
}
