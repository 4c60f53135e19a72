import Foundation

/// An HTTP answer.
struct Response: Sendable {
  enum Status: String {
    case ok = "200 OK"
    case notModified = "304 Not Modified"
    case badRequest = "400 Bad Request"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case notAcceptable = "406 Not Acceptable"
    case headTooLarge = "431 Request Header Fields Too Large"
    case serviceUnavailable = "503 Service Unavailable"
  }

  var status: Status
  /// Without Content-Length and the ``SecurityHeaders``: every answer has those.
  var headers: [(name: String, value: String)]
  var body: Data

  /// One sentence for a person to read.
  static func sentence(_ status: Status, _ sentence: String) -> Response {
    text(status, sentence + "\n")
  }

  /// Plain text that is asked for anew each time.
  static func text(_ status: Status, _ text: String) -> Response {
    Response(
      status: status,
      headers: [("Content-Type", MediaType.plainText), ("Cache-Control", "no-store")],
      body: Data(text.utf8))
  }

  /// What goes over the wire, head and body in one piece.
  /// - Parameter withBody: false to answer HEAD; the head still tells the body's length.
  func bytes(withBody: Bool) -> Data {
    let fields = headers + [("Content-Length", String(body.count))] + SecurityHeaders.all
    let head = "HTTP/1.1 \(status.rawValue)\r\n" + fields.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n"
    return withBody && status != .notModified ? Data(head.utf8) + body : Data(head.utf8)
  }
}
