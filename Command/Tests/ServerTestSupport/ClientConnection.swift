import Foundation

/// The reply to one request, byte for byte.
public struct Reply {
  public var status: Int
  /// By lower-case name.
  public var headers: [String: String]
  public var body: Data

  public var text: String { String(decoding: body, as: UTF8.self) }
  public subscript(name: String) -> String? { headers[name] }
}

/// A browser's end of a connection, without a browser's manners: sends what you tell it to, and waits for what comes.
/// One thread may send while another receives.
public final class ClientConnection: @unchecked Sendable {
  public struct Failure: Error {
    let operation: String
    let code = errno
  }

  private let descriptor: Int32
  private var received = Data()
  private var isOpen = true

  /// Connects over the loopback, IPv4 or IPv6.
  public init(port: UInt16, ip6: Bool = false) throws {
    descriptor = Socket.make(ip6: ip6)
    // A server that doesn't answer fails the test instead of blocking it.
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    guard Socket.withLoopback(port: port, ip6: ip6, { connect(descriptor, $0, $1) }) == 0 else {
      throw Failure(operation: "connect")
    }
  }

  deinit { close() }

  public func close() {
    guard isOpen else { return }
    isOpen = false
    Socket.close(descriptor)
  }

  /// Ends the sending side only.
  public func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  public func send(_ text: String) throws { try send(Data(text.utf8)) }

  public func send(_ bytes: Data) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Socket.noSignal) }
      guard sent > 0 else { throw Failure(operation: "send") }
      rest = rest.dropFirst(sent)
    }
  }

  /// Sends one request and waits for its answer.
  public func ask(
    _ path: String, method: String = "GET", host: String = "localhost", _ headers: [String: String] = [:],
    body: String? = nil
  ) throws -> Reply {
    var headers = headers.merging(["Host": host]) { $1 }
    if let body { headers["Content-Length"] = String(body.utf8.count) }
    let fields = headers.map { "\($0): \($1)\r\n" }.sorted().joined()
    try send("\(method) \(path) HTTP/1.1\r\n\(fields)\r\n\(body ?? "")")
    return try receive(withBody: method != "HEAD")
  }

  /// - Returns: the next answer.
  public func receive(withBody: Bool = true) throws -> Reply {
    var end = received.firstRange(of: Data("\r\n\r\n".utf8))
    while end == nil {
      guard try receiveMore() else { throw Failure(operation: "receive") }
      end = received.firstRange(of: Data("\r\n\r\n".utf8))
    }
    guard let end else { throw Failure(operation: "receive") }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    received = Data(received[end.upperBound...])
    let words = lines[0].components(separatedBy: " ")
    guard words.count > 2, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
      throw Failure(operation: lines[0])
    }
    var reply = Reply(status: status, headers: [:], body: Data())
    for line in lines.dropFirst() {
      let parts = line.components(separatedBy: ": ")
      reply.headers[parts[0].lowercased()] = parts.dropFirst().joined(separator: ": ")
    }
    let length = withBody && status != 304 ? Int(reply["content-length"] ?? "") ?? 0 : 0
    while received.count < length {
      guard try receiveMore() else { throw Failure(operation: "receive") }
    }
    reply.body = Data(received.prefix(length))
    received = Data(received.dropFirst(length))
    return reply
  }

  /// Waits until a text has come.
  /// - Returns: all that came before it.
  public func receive(until text: String) throws -> String {
    let text = Data(text.utf8)
    var searched = 0
    while true {
      if let range = received.range(of: text, in: max(0, searched - text.count)..<received.count) {
        defer { received = Data(received[range.upperBound...]) }
        return String(decoding: received[..<range.lowerBound], as: UTF8.self)
      }
      searched = received.count
      guard try receiveMore() else { throw Failure(operation: "receive") }
    }
  }

  /// Everything else the server sends before it ends the connection. Throws if it doesn't.
  public func receiveToEnd() throws -> Data {
    while try receiveMore() {}
    return received
  }

  /// - Returns: false at the end, including when the server closed the connection.
  private func receiveMore() throws -> Bool {
    var room = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &room, room.count, 0)
    if count > 0 { received += room[..<count] }
    if count < 0, errno != ECONNRESET { throw Failure(operation: "receive") }
    return count > 0
  }
}
