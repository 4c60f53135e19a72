import NIOCore
import NIOHTTP1

/// Passes a request's body on in one piece: when it has ended or, cut off, as soon as it's longer than the limit.
final class WholeBody: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let limit: Int
  private var body = ByteBuffer()
  private var isCutOff = false

  init(limit: Int) {
    self.limit = limit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      (body, isCutOff) = (ByteBuffer(), false)
      context.fireChannelRead(data)
    case .body(let piece):
      guard !isCutOff else { return }
      body.writeBytes(piece.readableBytesView.prefix(limit + 1 - body.readableBytes))
      isCutOff = body.readableBytes > limit
      if isCutOff { passBody(context) }
    case .end:
      if body.readableBytes > 0 { passBody(context) }
      context.fireChannelRead(data)
    }
  }

  private func passBody(_ context: ChannelHandlerContext) {
    context.fireChannelRead(wrapInboundOut(.body(body)))
    body = ByteBuffer()
  }
}
