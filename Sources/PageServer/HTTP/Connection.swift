import NIOCore
import NIOHTTP1

/// One client's connection: an answer for each request, in order.
final class Connection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum Phase: Int {
    /// For the head of a request, or the rest of it.
    case waiting
    case answering
    /// The last answer is written; the client has a moment to read it.
    case leaving
  }

  private let responder: Responder
  private let open: OpenConnections
  private let requestLine: RequestLine
  private let channel: any Channel
  private let patience: TimeAmount
  private var phase = Phase.waiting
  private var since = NIODeadline.now()
  private var deadline: Scheduled<Void>?
  private var clientIsDone = false

  /// - Parameter patience: how long a head may take to come, and an answer to be written and read.
  init(
    _ channel: any Channel, _ responder: Responder, _ open: OpenConnections, _ requestLine: RequestLine,
    patience: TimeAmount
  ) {
    (self.channel, self.responder, self.open, self.requestLine) = (channel, responder, open, requestLine)
    self.patience = patience
  }

  /// Whether to end this connection rather than the other to make room: the one that has waited longest for its client
  /// or, if all are being answered, the one that takes longest.
  func isMoreExpendable(than other: Connection) -> Bool {
    (phase == .answering ? 1 : 0, since) < (other.phase == .answering ? 1 : 0, other.since)
  }

  func end() { channel.close(promise: nil) }

  func channelActive(context: ChannelHandlerContext) {
    open.insert(self)
    watch(context.eventLoop)
  }

  func channelInactive(context: ChannelHandlerContext) {
    open.remove(self)
    deadline?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data), phase == .waiting else { return }
    enter(.answering)
    // We don't read bodies or switch protocols; the connection ends instead.
    let isLast =
      !head.isKeepAlive || head.method == .CONNECT || head.headers.contains(name: "Upgrade")
      || head.headers.contains(name: "Transfer-Encoding") || head.headers.first(name: "Content-Length") ?? "0" != "0"
    responder.answer(to: head, from: context.remoteAddress, on: context.eventLoop).assumeIsolated().whenSuccess {
      self.send(
        $0, withBody: head.method != .HEAD, to: head.version, isLast: isLast || $0.status == .badRequest, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard phase == .waiting else { return }
    enter(.answering)
    let answer: Answer =
      switch error as? HTTPParserError {
      case .headerOverflow: requestLine.longest > Limits.field ? .targetTooLong : .headTooLarge
      case .invalidMethod: .wrongMethod(.notImplemented)
      default: .badRequest
      }
    send(answer, withBody: true, to: .http1_1, isLast: true, context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event as? ChannelEvent == .inputClosed else { return }
    clientIsDone = true
    if phase != .answering { end() }
  }

  private func send(
    _ answer: Answer, withBody: Bool, to version: HTTPVersion, isLast: Bool, _ context: ChannelHandlerContext
  ) {
    let isLast = isLast || clientIsDone
    let head = wrapOutboundOut(.head(answer.head(isLast: isLast, to: version)))
    let written = context.eventLoop.makePromise(of: Void.self)
    if withBody, answer.status != .notModified, answer.body.readableBytes > 0 {
      context.write(head, promise: nil)
      context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: written)
    } else {
      context.writeAndFlush(head, promise: written)
    }
    // The end of this answer lets the next request in, so it waits until the client has taken the rest.
    written.futureResult.assumeIsolated().whenSuccess {
      let isLast = isLast || self.clientIsDone
      self.enter(isLast ? .leaving : .waiting)
      context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: nil)
      if isLast { self.leave(context) }
    }
  }

  /// Half-closes, and lets the client read: closing a connection with unread bytes would cut the client off.
  private func leave(_ context: ChannelHandlerContext) {
    if clientIsDone { return end() }
    context.close(mode: .output, promise: nil)
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: min(patience, .seconds(1))) { self.end() }
  }

  private func enter(_ phase: Phase) {
    (self.phase, since) = (phase, .now())
  }

  /// Ends the connection when its phase has lasted too long. Checks again when that can first happen, not after every
  /// request.
  private func watch(_ loop: any EventLoop) {
    deadline = loop.assumeIsolated().scheduleTask(deadline: since + patience) {
      if NIODeadline.now() - self.since >= self.patience { self.end() } else { self.watch(loop) }
    }
  }
}
