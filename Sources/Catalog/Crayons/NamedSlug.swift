import ColorScience
import _Text

// The slug of a color in a set other than the crayons. CSS's colors are in the core, so their names are enough. A front end
// may not have xkcd's yet, so theirs say the color, too: "xkcd-robin's-egg-blue-98eff9". One hyphen is a space, two are a
// slash.

extension Crayon {
  func slug(in set: ColorSet) -> String {
    guard set == .xkcd else { return set.prefix + name }
    var bytes: [UInt8] = []
    for byte in name.bytes {
      switch byte {
      case UInt8(ascii: " "): bytes.append(UInt8(ascii: "-"))
      case UInt8(ascii: "/"): bytes += [UInt8(ascii: "-"), UInt8(ascii: "-")]
      default: bytes.append(byte)
      }
    }
    return set.prefix + String(bytes: bytes) + "-" + color.hexDigits.asciiLowercased
  }
}

extension BaseColor {
  /// Reads a slug in lowercase; nil unless it's of a set other than the crayons.
  init?(named slug: String) {
    if let name = slug.dropping(prefix: ColorSet.css.prefix) {
      guard let crayon = Crayon.css.first(where: { $0.name.same(as: name) }) else { return nil }
      self = .named(.css, crayon)
    } else if let text = slug.dropping(prefix: ColorSet.xkcd.prefix), let crayon = Crayon(xkcdSlug: text.bytes) {
      self = .named(.xkcd, crayon)
    } else {
      return nil
    }
  }
}

extension Crayon {
  /// Reads a name of xkcd's and its color. Names have 40 letters at most, and neither digits nor capitals.
  fileprivate convenience init?(xkcdSlug slug: [UInt8]) {
    let end = slug.count - 7
    guard 1...40 ~= end, slug[end] == UInt8(ascii: "-"),
      let color = try? SRGB(hex: String(bytes: Array(slug[(end + 1)...])))
    else { return nil }
    var name: [UInt8] = []
    var index = 0
    while index < end {
      switch slug[index] {
      case UInt8(ascii: "-") where slug[index + 1] == UInt8(ascii: "-") && index + 1 < end:
        name.append(UInt8(ascii: "/"))
        index += 1
      case UInt8(ascii: "-"): name.append(UInt8(ascii: " "))
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "'"): name.append(slug[index])
      default: return nil
      }
      index += 1
    }
    self.init(name: String(bytes: name), color: color)
  }
}

extension String {
  /// The text after a prefix; nil if it doesn't begin with that.
  fileprivate func dropping(prefix: String) -> String? {
    let bytes = bytes
    guard bytes.starts(with: prefix.bytes) else { return nil }
    return String(bytes: Array(bytes.dropFirst(prefix.bytes.count)))
  }
}
