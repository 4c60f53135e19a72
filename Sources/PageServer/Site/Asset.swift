import NIOCore
import NIOHTTP1

/// One file of the site, in each of its content codings.
struct Asset: Sendable {
  struct Variant: Sendable {
    let body: ByteBuffer
    /// A strong validator: different bytes or codings have different tags.
    let entityTag: String
    /// The fields that describe this variant, except Content-Type and Content-Encoding.
    let validators: HTTPHeaders
    let contentHeaders: HTTPHeaders
  }

  let variants: [ContentCoding: Variant]

  /// - Parameters:
  ///   - path: the file's, from the site's folder.
  ///   - bodies: the file's bytes in each coding.
  init(path: String, bodies: [ContentCoding: [UInt8]]) {
    let name = path.split(separator: "/").last ?? ""
    let cacheControl = Self.isFingerprinted(name) ? "public, max-age=31536000, immutable" : "no-cache"
    var variants: [ContentCoding: Variant] = [:]
    for (coding, bytes) in bodies {
      let tag = "\"\(Self.digest(bytes))-\(coding.rawValue)\""
      var content: HTTPHeaders = ["Content-Type": MediaType.ofFile(named: name)]
      if coding != .identity { content.add(name: "Content-Encoding", value: coding.rawValue) }
      variants[coding] = Variant(
        body: ByteBuffer(bytes: bytes), entityTag: tag,
        validators: ["ETag": tag, "Cache-Control": cacheControl, "Vary": "Accept-Encoding"], contentHeaders: content)
    }
    self.variants = variants
  }

  /// Whether a name contains a fingerprint of the file's content, as `host-3fa9c1d2.js` and `host.3fa9c1d2.js` do: 8 or
  /// more hexadecimal digits before the extension. The content under such a name never changes.
  static func isFingerprinted(_ name: some StringProtocol) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "." }
    guard parts.count > 2, name.hasSuffix("." + parts[parts.count - 1]) else { return false }
    let digits = parts[parts.count - 2]
    return digits.count >= 8 && digits.allSatisfy { "0123456789abcdef".contains($0) }
  }

  /// FNV-1a, 64 bits, and the length. Tells versions of a file apart; it isn't for security.
  private static func digest(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16) + "-" + String(bytes.count, radix: 16)
  }
}
