import NIOHTTP1

/// How much a request may send before its body.
enum Limits {
  /// The most bytes in the target or in one field, in all of them, and the most fields.
  static let (field, head, fields) = (16_384, 65_536, 100)
  /// The bytes that are read at once.
  static let read = 4096

  static var decoder: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    (limits.maxHeaderFieldSize, limits.maxHeaderListSize, limits.maxHeaderFieldCount) = (field, head, fields)
    return limits
  }
}
