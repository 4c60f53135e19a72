import NIOCore
import NIOHTTP1

/// A response that goes on until one side ends the connection. It holds at most two events: one that the client hasn't taken
/// yet, and the newest one after it.
/// Belongs to one event loop.
final class EventStream {
  private let context: ChannelHandlerContext
  private var isWriting = false
  private var next: ByteBuffer?

  /// - Parameter pause: how often to send a comment, so that neither side takes the other for gone.
  init(_ context: ChannelHandlerContext, pause: TimeAmount) {
    self.context = context
    keepAlive(pause)
  }

  /// Sends an event. If the client hasn't taken the last one yet, the newest waits, and those before it are lost.
  func send(_ event: ByteBuffer) {
    if isWriting {
      next = event
      return
    }
    isWriting = true
    let written = context.eventLoop.makePromise(of: Void.self)
    let part = HTTPServerResponsePart.body(.byteBuffer(event))
    context.writeAndFlush(NIOAny(part), promise: written)
    written.futureResult.assumeIsolated().whenSuccess {
      self.isWriting = false
      guard let next = self.next else { return }
      self.next = nil
      self.send(next)
    }
  }

  func end() { context.close(promise: nil) }

  private func keepAlive(_ pause: TimeAmount) {
    context.eventLoop.assumeIsolated().scheduleTask(in: pause) { [weak self] in
      guard let self else { return }
      if !isWriting { send(ByteBuffer(string: ":\n\n")) }
      keepAlive(pause)
    }
  }
}
