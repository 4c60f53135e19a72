import Foundation
import NIOCore
import NIOHTTP1

/// The response to one request. A refused request throws it.
struct Response: Error {
  var status: HTTPResponseStatus
  /// Only this response's own fields; ``head(isLast:to:)`` adds those that all responses have. A page has its own policy.
  var headers: HTTPHeaders
  var body: ByteBuffer
  /// Whether more follows the body, so that its length isn't known.
  var isStream = false

  /// A sentence or a list, as plain text that must not be cached.
  static func text(_ status: HTTPResponseStatus, _ text: String, _ headers: HTTPHeaders = [:]) -> Response {
    var headers = headers
    headers.add(contentsOf: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"])
    return Response(status: status, headers: headers, body: ByteBuffer(string: text))
  }

  static let badRequest = text(.badRequest, "This isn't a valid HTTP/1.1 request.\n")
  static let notFound = text(.notFound, "There is nothing here. Tintype is at /.\n")
  static let unknownCoding = text(.notImplemented, "The only transfer coding that Tintype knows is chunked.\n")

  static func wrongMethod(_ status: HTTPResponseStatus) -> Response {
    text(status, "Tintype answers only GET and HEAD.\n", ["Allow": "GET, HEAD"])
  }

  /// The refusal of a method that other addresses take.
  static func wrongMethod(_ status: HTTPResponseStatus, allowed methods: [HTTPMethod]) -> Response {
    let names = methods.map(\.rawValue)
    return text(
      status, "This address answers only \(names.joined(separator: " and ")).\n",
      ["Allow": names.joined(separator: ", ")])
  }

  /// The beginning of a stream of events.
  static let events = Response(
    status: .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"], body: ByteBuffer(),
    isStream: true)

  private static let limits = NIOHTTPDecoderLimitConfiguration.server
  static let addressTooLong = text(.uriTooLong, "An address can have at most \(limits.maxHeaderFieldSize) bytes.\n")
  static let headTooLong = text(
    .requestHeaderFieldsTooLarge,
    "A request can have at most \(limits.maxHeaderFieldCount) header fields, \(limits.maxHeaderFieldSize) bytes in one "
      + "and \(limits.maxHeaderListSize) in all.\n")

  /// The head that goes over the wire.
  /// - Parameters:
  ///   - isLast: whether the connection ends after this response.
  ///   - version: the request's.
  func head(isLast: Bool, to version: HTTPVersion) -> HTTPResponseHead {
    var headers = headers
    for (name, value) in SecurityHeaders.all where !headers.contains(name: name) {
      headers.add(name: name, value: value)
    }
    headers.add(name: "Date", value: Self.date)
    if !isStream { headers.add(name: "Content-Length", value: String(body.readableBytes)) }
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
    // Always 29 bytes, and a NUL.
    var text = [CChar](repeating: 0, count: 30)
    strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
