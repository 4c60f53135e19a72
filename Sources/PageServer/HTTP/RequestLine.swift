import NIOCore

/// Measures request lines on their way to the parser, which only reports that something is too long.
final class RequestLine: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// The length of the longest request line in the last read.
  private(set) var longest = 0
  private var length = 0
  private var isCounting = true
  private var lineIsEmpty = true

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    longest = length
    for byte in unwrapInboundIn(data).readableBytesView where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") {
        // The next request begins after an empty line, because none follows a body.
        if lineIsEmpty { length = 0 }
        (isCounting, lineIsEmpty) = (lineIsEmpty, true)
      } else {
        if isCounting { length += 1 }
        longest = max(longest, length)
        lineIsEmpty = false
      }
    }
    context.fireChannelRead(data)
  }
}
