import NIOCore

/// The answer that the head of a request calls for.
enum Answer {
  /// A response, whatever the body is.
  case response(EventLoopFuture<Response>)
  /// A response that depends on the body. One that's longer than ``Server/longestBody`` comes cut off, a byte too long.
  case afterBody((ByteBuffer) -> EventLoopFuture<Response>)
  /// A stream of events, until one side ends the connection.
  case events(EventStreams)
}
