import NIOCore
import NIOHTTP1

/// One client's connection. The pipeline hands it the next request when the response to the last one has ended.
final class Connection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let channel: any Channel
  private let open: OpenConnections
  private let requestLine: RequestLine
  private let responder: any Responder
  private let patience: TimeAmount
  private var isResponding = false
  private var since = NIODeadline.now()
  private var clientIsDone = false
  /// Whether the last response has been sent. Anything the client sends after that is dropped.
  private var hasEnded = false
  /// The request whose body we wait for.
  private var awaited: Awaited?
  private var stream: (EventStream, in: EventStreams)?

  private struct Awaited {
    let head: HTTPRequestHead
    var body = ByteBuffer()
    let respond: (ByteBuffer) -> EventLoopFuture<Response>
  }

  init(
    _ channel: any Channel, _ responder: any Responder, _ open: OpenConnections, _ requestLine: RequestLine,
    patience: TimeAmount
  ) {
    (self.channel, self.responder, self.open, self.requestLine) = (channel, responder, open, requestLine)
    self.patience = patience
  }

  /// The connection with the least rank ends first to make room: the one that has waited longest for its client or, if
  /// all are being answered, the one that takes longest.
  var rank: (Int, NIODeadline) { (isResponding ? 1 : 0, since) }

  func end() { channel.close(promise: nil) }

  func channelActive(context: ChannelHandlerContext) { open.insert(self) }

  func channelInactive(context: ChannelHandlerContext) {
    open.remove(self)
    if let (stream, streams) = stream { streams.remove(stream) }
    (stream, awaited) = (nil, nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasEnded else { return }
    switch unwrapInboundIn(data) {
    case .head(let head): answer(head, context)
    case .body(let body):
      awaited?.body = body
      // The rest of a longer body may never come.
      if body.readableBytes > Server.longestBody { answerAwaited(context) }
    case .end: answerAwaited(context)
    }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    since = .now()
    switch responder.answer(to: head, from: Peer(context)) {
    case .response(let response): respond(to: head, with: response, context)
    case .afterBody(let respond):
      awaited = Awaited(head: head, respond: respond)
      if head.version != .http1_0, head.headers.first(name: "Expect")?.lowercased() == "100-continue" {
        let goOn = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(goOn)), promise: nil)
      }
    case .events(let streams):
      isResponding = true
      let head = Response.events.head(isLast: true, to: head.version)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      let stream = EventStream(context, pause: .nanoseconds(patience.nanoseconds / 3))
      self.stream = (stream, streams)
      streams.add(stream)
    }
  }

  private func answerAwaited(_ context: ChannelHandlerContext) {
    guard let awaited else { return }
    self.awaited = nil
    since = .now()
    respond(to: awaited.head, with: awaited.respond(awaited.body), context)
  }

  private func respond(
    to head: HTTPRequestHead, with response: EventLoopFuture<Response>, _ context: ChannelHandlerContext
  ) {
    isResponding = true
    // A connection never goes on after a body or to another protocol.
    let isLast =
      !head.isKeepAlive || head.method == .CONNECT || head.headers.contains(name: "Upgrade")
      || head.headers.contains(name: "Transfer-Encoding") || head.headers.first(name: "Content-Length") ?? "0" != "0"
    response.assumeIsolated().whenSuccess {
      self.send($0, to: head, isLast: isLast || $0.status == .badRequest, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isResponding else { return }
    (isResponding, since, awaited) = (true, .now(), nil)
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
      if !isResponding || stream != nil { end() }
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
      (self.isResponding, self.since, self.hasEnded) = (false, .now(), isLast)
      context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: nil)
      if self.clientIsDone { return self.end() }
      guard isLast else { return }
      // Lets the client read: closing a connection with unread bytes would cut it off.
      context.close(mode: .output, promise: nil)
      context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) { self.end() }
    }
  }
}
