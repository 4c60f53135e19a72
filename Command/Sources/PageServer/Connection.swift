import NIOCore
import NIOHTTP1

/// One client's connection. The pipeline hands it the next request when the response to the last one has ended.
final class Connection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let channel: any Channel
  private let open: OpenConnections
  private let requestLine: RequestLine
  private let responder: Responder
  private var isResponding = false
  private var since = NIODeadline.now()
  private var clientIsDone = false

  init(_ channel: any Channel, _ responder: Responder, _ open: OpenConnections, _ requestLine: RequestLine) {
    (self.channel, self.responder, self.open, self.requestLine) = (channel, responder, open, requestLine)
  }

  /// The connection with the least rank ends first to make room: the one that has waited longest for its client or, if
  /// all are being answered, the one that takes longest.
  var rank: (Int, NIODeadline) { (isResponding ? 1 : 0, since) }

  func end() { channel.close(promise: nil) }

  func channelActive(context: ChannelHandlerContext) { open.insert(self) }

  func channelInactive(context: ChannelHandlerContext) { open.remove(self) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    (isResponding, since) = (true, .now())
    // We don't read bodies or switch protocols; the connection ends instead.
    let isLast =
      !head.isKeepAlive || head.method == .CONNECT || head.headers.contains(name: "Upgrade")
      || head.headers.contains(name: "Transfer-Encoding") || head.headers.first(name: "Content-Length") ?? "0" != "0"
    responder.respond(to: head, from: context.remoteAddress).assumeIsolated().whenSuccess {
      self.send($0, to: head, isLast: isLast || $0.status == .badRequest, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isResponding else { return }
    (isResponding, since) = (true, .now())
    let response: Response =
      switch error as? HTTPParserError {
      case .headerOverflow: requestLine.isTooLong ? .addressTooLong : .headTooLong
      case .invalidMethod: .wrongMethod(.notImplemented)
      default: .badRequest
      }
    send(response, to: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/"), isLast: true, context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent { end() }
    if event as? ChannelEvent == .inputClosed {
      clientIsDone = true
      if !isResponding { end() }
    }
  }

  private func send(_ response: Response, to request: HTTPRequestHead, isLast: Bool, _ context: ChannelHandlerContext) {
    let hasBody = request.method != .HEAD && response.status != .notModified
    let head = response.head(isLast: isLast || clientIsDone, to: request.version)
    let written = context.eventLoop.makePromise(of: Void.self)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(hasBody ? response.body : ByteBuffer()))), promise: written)
    // The end of this response lets the next request in, so it waits until the client has taken the rest.
    written.futureResult.assumeIsolated().whenSuccess {
      (self.isResponding, self.since) = (false, .now())
      context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: nil)
      if self.clientIsDone { return self.end() }
      guard isLast else { return }
      // Lets the client read: closing a connection with unread bytes would cut it off.
      context.close(mode: .output, promise: nil)
      context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) { self.end() }
    }
  }
}
