import FlyingSocks
import Foundation

/// What came back for one request, byte for byte as it was sent.
struct Answer {
  var status: Int
  /// By lower-case name.
  var headers: [String: String]
  var body: Data

  var text: String { String(decoding: body, as: UTF8.self) }
  subscript(name: String) -> String? { headers[name] }
}

/// A browser's end of a connection, without a browser's manners: it sends what it is told, and waits for what comes.
final class ClientConnection {
  private let socket: Socket
  private var received = Data()
  private var isOpen = true

  convenience init(port: UInt16) throws {
    try self.init(address: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
  }

  /// Connects over IPv6.
  convenience init(ip6Port port: UInt16) throws {
    try self.init(address: sockaddr_in6.loopback(port: port))
  }

  private init(address: some SocketAddress) throws {
    socket = try Socket(domain: Int32(address.family))
    // A server that does not answer fails the test rather than holds it up.
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket.file.rawValue, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    try socket.connect(to: address)
  }

  deinit { close() }

  func close() {
    guard isOpen else { return }
    isOpen = false
    try? socket.close()
  }

  func send(_ text: String) throws { try send(Data(text.utf8)) }

  func send(_ bytes: Data) throws {
    var sent = bytes.startIndex
    while sent < bytes.endIndex { sent = try socket.write(bytes, from: sent) }
  }

  /// - Returns: the next answer.
  func receive(withBody: Bool = true) throws -> Answer {
    var end = received.firstRange(of: Data("\r\n\r\n".utf8))
    while end == nil {
      received += try socket.read(atMost: 4096)
      end = received.firstRange(of: Data("\r\n\r\n".utf8))
    }
    guard let end else { throw SocketError.disconnected }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    received = Data(received[end.upperBound...])
    var answer = Answer(status: Int(lines[0].components(separatedBy: " ")[1]) ?? 0, headers: [:], body: Data())
    for line in lines.dropFirst() {
      let parts = line.components(separatedBy: ": ")
      answer.headers[parts[0].lowercased()] = parts.dropFirst().joined(separator: ": ")
    }
    let length = withBody && answer.status != 304 ? Int(answer["content-length"] ?? "") ?? 0 : 0
    while received.count < length { received += try socket.read(atMost: 4096) }
    answer.body = Data(received.prefix(length))
    received = Data(received.dropFirst(length))
    return answer
  }

  /// What the server sends on until it ends the connection.
  func receiveToEnd() -> Data {
    while let more = try? socket.read(atMost: 4096) { received += more }
    return received
  }
}
