import NIOCore

/// One file of the site, in each of its content codings.
public struct Asset: Sendable {
  /// How long a browser may keep the file, as Cache-Control says it.
  public let cacheControl: String
  /// The value of Content-Type.
  public let mediaType: String
  /// The Content-Security-Policy that a page sets by a `meta` element; nil for any other file. It knows the hashes of what the
  /// page has inline.
  public let policy: String?
  /// What a page says in its head to load early, as the Link header says it, so that a browser needn't wait for the page
  /// itself (RFC 8288); nil for any other file.
  public let preloads: String?
  private let variants: [ContentCoding: Variant]

  /// The file in one content coding.
  public struct Variant: Sendable {
    /// How the body is compressed.
    public let coding: ContentCoding
    /// The bytes to send.
    public let body: ByteBuffer
    /// The tag of these bytes in this coding.
    public let tag: EntityTag
  }

  /// - Parameters:
  ///   - path: the file's, from the site's folder.
  ///   - bodies: the file's bytes in each coding.
  ///   - cacheControl: how long it may be kept, if its name doesn't say.
  init(path: String, bodies: [ContentCoding: [UInt8]], cacheControl: String = "no-cache") {
    let name = path.split(separator: "/").last ?? ""
    self.cacheControl = Self.isFingerprinted(name) ? "public, max-age=31536000, immutable" : cacheControl
    mediaType = Self.mediaTypes[name.split(separator: ".").last ?? ""] ?? "application/octet-stream"
    let page = name.hasSuffix(".html") ? bodies[.identity].map { String(decoding: $0, as: UTF8.self) } : nil
    policy = page.flatMap(Self.policy)
    preloads = page.flatMap(Self.preloads)
    variants = Dictionary(
      uniqueKeysWithValues: bodies.map { coding, bytes in
        (coding, Variant(coding: coding, body: ByteBuffer(bytes: bytes), tag: EntityTag(bytes, coding)))
      })
  }

  /// A file that isn't on a disk.
  /// - Parameters:
  ///   - name: its name, whose extension says what it is.
  ///   - bytes: its content.
  ///   - brotli: the same in Brotli; nil if that isn't smaller.
  ///   - cacheControl: how long it may be kept.
  public init(name: String, bytes: [UInt8], brotli: [UInt8]? = nil, cacheControl: String) {
    var bodies: [ContentCoding: [UInt8]] = [.identity: bytes]
    bodies[.brotli] = brotli
    self.init(path: name, bodies: bodies, cacheControl: cacheControl)
  }

  /// How many bytes its variants have together.
  public var bytes: Int { variants.values.reduce(0) { $0 + $1.body.readableBytes } }

  /// The smallest variant that a request accepts.
  /// - Parameter codings: the request's Accept-Encoding; nil if it has none.
  /// - Returns: nil if the request refuses all of them.
  public func variant(accepting codings: String?) -> Variant? {
    ContentCoding.chosen(by: codings, from: variants.keys).flatMap { variants[$0] }
  }

  /// Whether a name contains a fingerprint of the file's content, as `host-3fa9c1d2.js` and `host.3fa9c1d2.js` do: 8 or
  /// more hexadecimal digits before the extension. The content under such a name never changes.
  static func isFingerprinted(_ name: some StringProtocol) -> Bool {
    String(name).contains(#/[-.][0-9a-f]{8,}\.[^-.]*$/#)
  }

  private static func policy(in page: String) -> String? {
    page.firstMatch(of: #/<meta http-equiv="Content-Security-Policy" content="([^"\r\n]*)">/#).map { String($0.1) }
  }

  private static func preloads(in page: String) -> String? {
    // A quoted value may have spaces in it, such as a media query.
    let attributes = #/ ([a-z]+(?:="[^"<>\r\n]*")?)/#
    let links = page.matches(of: #/<link rel="preload" href="([^"<>\r\n]+)"([^<>\r\n]*)>/#).map { element in
      "<\(element.1)>; rel=preload" + element.2.matches(of: attributes).map { "; " + $0.1 }.joined()
    }
    let scripts = page.matches(of: #/<script type="module" src="([^"<>\r\n]+)">/#).map { element in
      "<\(element.1)>; rel=modulepreload"
    }
    return links.isEmpty && scripts.isEmpty ? nil : (links + scripts).joined(separator: ", ")
  }

  /// By extension.
  private static let mediaTypes: [Substring: String] = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "wasm": "application/wasm", "json": "application/json",
    "webmanifest": "application/manifest+json", "png": "image/png", "svg": "image/svg+xml", "woff2": "font/woff2",
    "ttf": "font/ttf", "otf": "font/otf",
  ]
}
