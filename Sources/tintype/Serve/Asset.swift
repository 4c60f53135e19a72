import Foundation

/// One thing that the site serves, in each content coding that it has.
struct Asset: Sendable {
  struct Form: Sendable {
    let body: Data
    /// A strong validator: other bytes or another coding give another tag.
    let entityTag: String
  }

  let mediaType: String
  let cacheControl: String
  let forms: [ContentCoding: Form]

  init(path: String, forms: [ContentCoding: Data]) {
    let name = path.split(separator: "/").last ?? ""
    mediaType = MediaType.ofFile(named: name)
    cacheControl = Self.isFingerprinted(name) ? "public, max-age=31536000, immutable" : "no-cache"
    self.forms = Dictionary(
      uniqueKeysWithValues: forms.map { coding, body in
        (coding, Form(body: body, entityTag: "\"\(Self.digest(body))-\(coding.rawValue)\""))
      })
  }

  /// Whether a name says which bytes it stands for, as in `host.0123abcd.js`: then it never changes.
  static func isFingerprinted(_ name: some StringProtocol) -> Bool {
    let parts = name.split(separator: ".")
    return parts.count >= 3 && parts[parts.count - 2].count >= 8
      && parts[parts.count - 2].utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// FNV-1a, 64 bits, with the length: tells the versions of one file apart, guards against nobody.
  private static func digest(_ body: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in body { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16) + "-" + String(body.count, radix: 16)
  }
}
