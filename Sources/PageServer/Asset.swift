import NIOCore
import NIOHTTP1

/// One file of the site, in each of its content codings.
struct Asset: Sendable {
  private let cacheControl: String
  private let mediaType: String
  /// A tag is a strong validator: different bytes or codings have different ones.
  private let variants: [ContentCoding: (body: ByteBuffer, tag: String)]

  /// - Parameters:
  ///   - path: the file's, from the site's folder.
  ///   - bodies: the file's bytes in each coding.
  init(path: String, bodies: [ContentCoding: [UInt8]]) {
    let name = path.split(separator: "/").last ?? ""
    cacheControl = Self.isFingerprinted(name) ? "public, max-age=31536000, immutable" : "no-cache"
    mediaType = Self.mediaTypes[name.split(separator: ".").last ?? ""] ?? "application/octet-stream"
    variants = Dictionary(
      uniqueKeysWithValues: bodies.map { ($0, (ByteBuffer(bytes: $1), "\"\(Self.digest($1))-\($0.rawValue)\"")) })
  }

  /// The variant the request prefers, or that the browser already has it.
  func answer(to request: HTTPHeaders) -> Answer {
    func value(_ name: String) -> String? {
      request.contains(name: name) ? request[name].joined(separator: ",") : nil
    }
    guard let coding = ContentCoding.chosen(by: value("Accept-Encoding"), from: variants.keys),
      let (body, tag) = variants[coding]
    else {
      return .text(.notAcceptable, "Accept-Encoding refuses every form of this file. Allow br, gzip or identity.\n")
    }
    if let listed = value("If-Match"), !Self.entityTags(listed, match: tag, weakly: false) {
      return .text(.preconditionFailed, "This file has changed since.\n")
    }
    let validators: HTTPHeaders = ["ETag": tag, "Cache-Control": cacheControl, "Vary": "Accept-Encoding"]
    var answer = Answer(status: .notModified, headers: validators, body: body)
    if let listed = value("If-None-Match"), Self.entityTags(listed, match: tag, weakly: true) { return answer }
    answer.status = .ok
    answer.headers.add(name: "Content-Type", value: mediaType)
    if coding != .identity { answer.headers.add(name: "Content-Encoding", value: coding.rawValue) }
    return answer
  }

  /// Whether a list of entity tags names the tag or `*` (RFC 9110, sections 13.1.1 and 13.1.2).
  /// - Parameter weakly: whether a weak tag (`W/"…"`) matches too, as If-None-Match wants and If-Match forbids.
  static func entityTags(_ list: String, match tag: String, weakly: Bool) -> Bool {
    let matching = weakly ? ["*", tag, "W/" + tag] : ["*", tag]
    return list.split(separator: ",").contains { item in
      matching.contains(String(item.drop { $0 == " " }.prefix { $0 != " " }))
    }
  }

  /// Whether a name contains a fingerprint of the file's content, as `host-3fa9c1d2.js` and `host.3fa9c1d2.js` do: 8 or
  /// more hexadecimal digits before the extension. The content under such a name never changes.
  static func isFingerprinted(_ name: some StringProtocol) -> Bool {
    String(name).contains(#/[-.][0-9a-f]{8,}\.[^-.]*$/#)
  }

  /// FNV-1a, 64 bits, and the length. Tells versions of a file apart; it isn't for security.
  private static func digest(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16) + "-" + String(bytes.count, radix: 16)
  }

  /// By extension.
  private static let mediaTypes: [Substring: String] = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "wasm": "application/wasm", "json": "application/json",
    "webmanifest": "application/manifest+json", "png": "image/png", "svg": "image/svg+xml", "woff2": "font/woff2",
  ]
}
