import NIOCore

/// Watches request lines on their way to the parser, which reports too long a line as it does too many fields.
final class RequestLine: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// Whether some request line was longer than the limit.
  private(set) var isTooLong = false
  private let limit: Int
  private var length = 0
  private var isRequestLine = true

  init(limit: Int) {
    self.limit = limit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    for byte in unwrapInboundIn(data).readableBytesView where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") {
        // The next request begins after an empty line, because none follows a body.
        (isRequestLine, length) = (length == 0, 0)
      } else {
        length += 1
        if isRequestLine, length > limit { isTooLong = true }
      }
    }
    context.fireChannelRead(data)
  }
}
