import FlyingSocks
import Foundation

/// One browser's connection: requests in, answers out, one after the other.
///
/// The head of a request is read here rather than by FlyingFox's own server, which needs time that grows with the
/// square of a line's length (one line of a megabyte holds a thread for minutes), knows no deadline, and sends the
/// head and the body of an answer apart, so that each answer waits 40 ms for the delayed acknowledgement of its head.
struct Connection {
  typealias Handler = @Sendable (Request) async -> Response

  let socket: AsyncSocket
  let pool: Pool
  let respond: Handler

  /// The most bytes that a head may have, and the time that it, or an answer to it, may take.
  private static let headLimit = 65_536
  private static let patience = Duration.seconds(60)

  func run() async {
    await converse()
    await pool.close(socket.socket)
  }

  private func converse() async {
    try? socket.socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    guard let peer = try? socket.socket.remotePeer() else { return }
    var unread: [UInt8] = []
    var goesOn = true
    while goesOn {
      // Without a head in time the peer has gone or idles, and nobody waits for an answer.
      guard let (head, rest) = try? await nextHead(after: unread) else { return }
      unread = rest
      let request = head.flatMap { Request(head: $0, from: peer) }
      goesOn = request?.keepsConnection ?? false
      var response = await answer(to: request, headIsWhole: head != nil)
      if !goesOn { response.headers.append(("Connection", "close")) }
      let bytes = response.bytes(withBody: request?.method != "HEAD")
      guard (try? await within(Self.patience, { try await socket.write(bytes) })) != nil else { return }
    }
    await linger()
  }

  private func answer(to request: Request?, headIsWhole: Bool) async -> Response {
    if let request { return await respond(request) }
    return headIsWhole
      ? .sentence(.badRequest, "This is no request in HTTP/1.1.")
      : .sentence(.headTooLarge, "A request has at most \(Self.headLimit) bytes before its body.")
  }

  /// - Returns: the next head without the empty line that ends it, nil when it is too long, and what was read past it.
  private func nextHead(after unread: [UInt8]) async throws -> (head: [UInt8]?, rest: [UInt8]) {
    try await within(Self.patience) {
      var bytes = unread
      var searched = 0
      while true {
        if let end = bytes.dropFirst(searched).firstRange(of: Array("\r\n\r\n".utf8)) {
          return (Array(bytes[..<end.lowerBound]), Array(bytes[end.upperBound...]))
        }
        guard bytes.count < Self.headLimit else { return (nil, []) }
        searched = max(0, bytes.count - 3)
        bytes += try await socket.read(atMost: 4096)
      }
    }
  }

  /// Lets the peer read the last answer: a connection closed on bytes that nobody read is cut off at once.
  private func linger() async {
    guard shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) == 0 else { return }
    _ = try? await within(.seconds(1)) {
      while true { _ = try await socket.read(atMost: 4096) }
    }
  }
}
