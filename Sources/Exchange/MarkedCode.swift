import Catalog
import ColorScience
import Formats

extension File {
  /// The file's text with a mark before each color: the byte 0x1E and the color's six hex digits. Colors are hexes, with the
  /// alpha first in Android's XML; `0x` and digits; and the functions of CSS. In a GIMP palette they're the three numbers
  /// that begin a line.
  var marked: [UInt8] {
    let ending = path.asciiLowercased.bytes.suffix(4)
    var marker = ColorMarker(
      bytes, isAlphaFirst: ending.elementsEqual(".xml".utf8), hasRows: ending.elementsEqual(".gpl".utf8))
    return marker.marked
  }
}

private struct ColorMarker {
  private let bytes: [UInt8]
  private let isAlphaFirst, hasRows: Bool

  init(_ bytes: [UInt8], isAlphaFirst: Bool, hasRows: Bool) {
    self.bytes = bytes
    self.isAlphaFirst = isAlphaFirst
    self.hasRows = hasRows
  }

  var marked: [UInt8] {
    mutating get {
      var marked: [UInt8] = []
      marked.reserveCapacity(bytes.count * 5 / 4)
      var place = 0
      while place < bytes.count {
        if let (color, length) = color(at: place) {
          marked.append(0x1E)
          marked += color.hexDigits.bytes
          marked += bytes[place..<(place + length)]
          place += length
        } else {
          marked.append(bytes[place])
          place += 1
        }
      }
      return marked
    }
  }

  /// The color that begins here, and how many bytes it takes.
  private func color(at place: Int) -> (SRGB, length: Int)? {
    let isRowStart = hasRows && (place == 0 || bytes[place - 1] == 0x0A)
    if isRowStart { return row(at: place) }
    guard place == 0 || !bytes[place - 1].isWordByte else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "#"): return hex(at: place, opening: 1)
    case UInt8(ascii: "0") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "x"):
      return hex(at: place, opening: 2)
    case UInt8(ascii: "o"), UInt8(ascii: "c"), UInt8(ascii: "r"), UInt8(ascii: "h"): return function(at: place)
    default: return nil
    }
  }

  private func hex(at place: Int, opening: Int) -> (SRGB, length: Int)? {
    var end = place + opening
    var digits: [UInt8] = []
    while end < bytes.count, digits.count < 9, bytes[end].isHexDigit {
      digits.append(bytes[end])
      end += 1
    }
    guard end == bytes.count || !bytes[end].isWordByte else { return nil }
    if digits.count == 8 {
      if isAlphaFirst || opening == 2 { digits.removeFirst(2) } else { digits.removeLast(2) }
    }
    guard digits.count == 6, let color = try? SRGB(hex: String(bytes: digits)) else { return nil }
    return (color, end - place)
  }

  private func function(at place: Int) -> (SRGB, length: Int)? {
    let window = bytes[place..<min(bytes.count, place + 80)]
    guard let open = window.prefix(6).firstIndex(of: UInt8(ascii: "(")),
      let close = window.firstIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    let color = window[...close].withUnsafeBufferPointer { try? CSSColor(utf8: $0) }
    return color.map { ($0.displayable(in: .sRGB), close + 1 - place) }
  }

  /// Red, green and blue of 0 to 255, which begin a row.
  private func row(at place: Int) -> (SRGB, length: Int)? {
    var (rgb, place, end): (UInt32, Int, Int) = (0, place, place)
    let start = place
    for _ in 0..<3 {
      while place < bytes.count, bytes[place] == 0x20 { place += 1 }
      var (number, count): (UInt32, Int) = (0, 0)
      while place < bytes.count, count < 3, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place] {
        number = number * 10 + UInt32(bytes[place] - UInt8(ascii: "0"))
        (place, count) = (place + 1, count + 1)
      }
      guard count > 0, number <= 255 else { return nil }
      rgb = rgb << 8 | number
      end = place
    }
    return (SRGB(rgb), end - start)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Whether it's part of a word, which a color can't follow.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "&"):
      true
    default: false
    }
  }
}
