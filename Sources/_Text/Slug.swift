extension String {
  /// The text in a-z, 0-9 and single hyphens, for addresses: "Robin's Egg Blue" becomes "robins-egg-blue".
  public var slug: String {
    var slug: [UInt8] = []
    for byte in asciiLowercased.bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): slug.append(byte)
      case UInt8(ascii: "'"): break
      default: if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
      }
    }
    if slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(bytes: slug)
  }
}
