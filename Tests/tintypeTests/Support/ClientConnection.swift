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

/// A browser's end of a connection, without a browser's manners: it sends what it is told.
final class ClientConnection: @unchecked Sendable {
  private let socket: AsyncSocket
  private var received = Data()

  init(port: UInt16) async throws {
    socket = try await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
  }

  /// Connects over IPv6.
  init(ip6Port port: UInt16) async throws {
    socket = try await AsyncSocket.connected(to: .loopback(port: port))
  }

  func close() { try? socket.close() }

  func send(_ text: String) async throws { try await send(Data(text.utf8)) }
  func send(_ bytes: Data) async throws { try await socket.write(bytes) }

  /// - Returns: the next answer.
  func receive(withBody: Bool = true) async throws -> Answer {
    var end = received.firstRange(of: Data("\r\n\r\n".utf8))
    while end == nil {
      received += try await socket.read(atMost: 4096)
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
    while received.count < length { received += try await socket.read(atMost: 4096) }
    answer.body = Data(received.prefix(length))
    received = Data(received.dropFirst(length))
    return answer
  }

  /// What the server sends on until it ends the connection.
  func receiveToEnd() async -> Data {
    while let more = try? await socket.read(atMost: 4096) { received += more }
    return received
  }
}
