import Foundation
import NIOCore
import NIOHTTP1

/// What the server answers to one request.
struct Answer: Sendable {
  var status: HTTPResponseStatus
  /// Only this answer's own fields; ``head(isLast:to:)`` adds what all answers have.
  var headers: HTTPHeaders
  var body: ByteBuffer

  /// Plain text that must not be cached.
  static func text(_ status: HTTPResponseStatus, _ text: String, _ headers: HTTPHeaders = [:]) -> Answer {
    var headers = headers
    headers.add(contentsOf: ["Content-Type": MediaType.plainText, "Cache-Control": "no-store"])
    return Answer(status: status, headers: headers, body: ByteBuffer(string: text))
  }

  static let badRequest = text(.badRequest, "This isn't a valid HTTP/1.1 request.\n")
  static let notFound = text(.notFound, "There is nothing here. Tintype is at /.\n")
  static let unknownCoding = text(.notImplemented, "The only transfer coding that Tintype knows is chunked.\n")
  static let targetTooLong = text(.uriTooLong, "An address can have at most \(Limits.field) bytes.\n")
  static let headTooLarge = text(
    .requestHeaderFieldsTooLarge,
    "A request can have at most \(Limits.fields) header fields, \(Limits.field) bytes in one and \(Limits.head) in all.\n"
  )

  static func wrongMethod(_ status: HTTPResponseStatus) -> Answer {
    text(status, "Tintype answers only GET and HEAD.\n", ["Allow": "GET, HEAD"])
  }

  /// The head that goes over the wire.
  /// - Parameters:
  ///   - isLast: whether the connection ends after this answer.
  ///   - version: the request's.
  func head(isLast: Bool, to version: HTTPVersion) -> HTTPResponseHead {
    var headers = headers
    headers.add(contentsOf: SecurityHeaders.all)
    headers.add(name: "Date", value: Self.date)
    headers.add(name: "Content-Length", value: String(body.readableBytes))
    if isLast {
      headers.add(name: "Connection", value: "close")
    } else if version == .http1_0 {
      headers.add(name: "Connection", value: "keep-alive")
    }
    return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
  }

  /// Now, as RFC 9110, section 5.6.7, writes it.
  private static var date: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { room in
      let length = strftime(room.baseAddress, room.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
      return String(decoding: room.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
