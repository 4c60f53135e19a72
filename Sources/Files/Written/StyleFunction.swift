import ColorScience
import _Text

/// A function of CSS that makes a color of three numbers: `rgb(63 81 181)`, `color(display-p3 0.2 0.3 0.6)`.
struct StyleFunction {
  /// Everything that's written.
  private let bytes: [UInt8]
  /// The function's name in lowercase, or the space that `color()` names.
  let name: String
  /// Where the first three numbers are, with their units.
  let numbers: [Range<Int>]

  /// Nil if it's no function, or its arguments aren't numbers.
  init?(_ bytes: [UInt8]) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") else { return nil }
    var name = String(bytes: Array(bytes[..<open])).asciiLowercased
    var fields = Self.fields(of: bytes, in: (open + 1)..<(bytes.count - 1))
    if name.same(as: "color"), let first = fields.first {
      name = String(bytes: Array(bytes[first])).asciiLowercased
      fields.removeFirst()
    }
    guard fields.count >= 3 else { return nil }
    (self.bytes, self.name, numbers) = (bytes, name, Array(fields.prefix(3)))
  }

  /// Three bare numbers, which the sheet puts in one of these functions.
  init?(bare bytes: [UInt8], channels: [StaticString]) {
    let fields = Self.fields(of: bytes, in: bytes.indices)
    guard fields.count >= 3, let name = functionOfBareNumbers(bytes, channels)?.name else { return nil }
    (self.bytes, self.name, numbers) = (bytes, name.description, Array(fields.prefix(3)))
  }

  private static func fields(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var position = range.lowerBound
    let isBetween = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/") }
    while position < range.upperBound {
      if isBetween(bytes[position]) {
        position += 1
        continue
      }
      let start = position
      while position < range.upperBound, !isBetween(bytes[position]) { position += 1 }
      fields.append(start..<position)
    }
    return fields
  }

  /// The number in a field, how many decimals it has, and whether it's a percentage; nil for other units.
  func number(_ index: Int) -> (value: Double, decimals: Int, isShare: Bool)? {
    var field = bytes[numbers[index]]
    let isShare = field.last == UInt8(ascii: "%")
    if isShare { field = field.dropLast() }
    guard let value = Double(decimal: field) else { return nil }
    let decimals = field.firstIndex(of: UInt8(ascii: ".")).map { field.endIndex - $0 - 1 } ?? 0
    return (value, decimals, isShare)
  }

  /// All that's written, with other numbers in some fields.
  func replacing(_ fields: [(index: Int, number: Double, decimals: Int)]) -> [UInt8] {
    var result = bytes
    for field in fields.reversed() {
      var text: [UInt8] = []
      FixedDecimal(field.number, places: field.decimals).append(to: &text)
      if bytes[numbers[field.index]].last == UInt8(ascii: "%") { text.append(UInt8(ascii: "%")) }
      result.replaceSubrange(numbers[field.index], with: text)
    }
    return result
  }

  /// A color in the same function; nil for functions whose numbers aren't channels of a screen.
  func text(of color: SRGB) -> [UInt8]? {
    let channels: [Double]
    let whole: Double
    if name.same(as: "rgb") || name.same(as: "rgba") {
      (channels, whole) = ([color.red, color.green, color.blue], 255)
    } else if name.same(as: "srgb") {
      (channels, whole) = ([color.red, color.green, color.blue], 1)
    } else if name.same(as: "display-p3") {
      let wide = DisplayP3(color)
      (channels, whole) = ([wide.red, wide.green, wide.blue], 1)
    } else {
      return nil
    }
    var fields: [(index: Int, number: Double, decimals: Int)] = []
    for index in 0..<3 {
      guard let old = number(index) else { return nil }
      let scale = old.isShare ? 100 : whole
      let least = scale == 255 ? 0 : scale == 100 ? 1 : 4
      fields.append((index: index, number: channels[index] * scale, decimals: min(9, max(old.decimals, least))))
    }
    return replacing(fields)
  }
}

/// The lightness in a function of CSS that has one, so that it alone is changed.
struct StyleLightness {
  private let function: StyleFunction
  private let channels: [StaticString]
  private let field: Int
  private let value: Double
  private let decimals: Int
  private let most: Double

  /// Nil if what's written has no lightness.
  init?(_ written: [UInt8], _ channels: [StaticString]) {
    self.channels = channels
    guard let first = written.first else { return nil }
    if first.isDigit || first == UInt8(ascii: ".") {
      guard let function = StyleFunction(bare: written, channels: channels) else { return nil }
      self.function = function
    } else {
      guard let function = StyleFunction(written) else { return nil }
      self.function = function
    }
    let name = function.name
    let isHSL = name.same(as: "hsl") || name.same(as: "hsla")
    let isOK = name.same(as: "oklch") || name.same(as: "oklab")
    guard isHSL || isOK || name.same(as: "lch") || name.same(as: "lab") else { return nil }
    field = isHSL ? 2 : 0
    guard let number = function.number(field) else { return nil }
    let isUnit = isOK && !number.isShare
    value = number.value
    decimals = isUnit ? min(5, max(number.decimals, 3)) : min(4, number.decimals)
    most = isUnit ? 1 : 100
  }

  /// The nearest lightness whose color meets a condition.
  func nearest(where meets: (SRGB) -> Bool) -> (bytes: [UInt8], color: SRGB)? {
    var step = 1.0
    for _ in 0..<decimals { step /= 10 }
    let start = (value / step).rounded()
    let last = (most / step).rounded()
    func color(_ offset: Double) -> (bytes: [UInt8], color: SRGB)? {
      let steps = start + offset
      guard steps >= 0, steps <= last else { return nil }
      let bytes = function.replacing([(index: field, number: steps * step, decimals: decimals)])
      guard case .opaque(let color) = StyleColor(bytes, channels: channels), meets(color) else { return nil }
      return (bytes, color)
    }
    let stride = max(1, (last / 200).rounded(.down))
    var best: (offset: Double, result: (bytes: [UInt8], color: SRGB))?
    for direction in [-1.0, 1] {
      var far = stride
      while far <= last + stride {
        let end = min(far, direction < 0 ? start : last - start)
        if let found = color(end * direction) {
          // Between this one, which meets it, and the one before, which doesn't.
          var (near, good) = (far - stride, (end, found))
          while good.0 - near > 1 {
            let middle = ((near + good.0) / 2).rounded(.down)
            if let found = color(middle * direction) { good = (middle, found) } else { near = middle }
          }
          if good.0 < best?.offset ?? .infinity { best = (good.0, good.1) }
          break
        }
        if end < far { break }
        far += stride
      }
    }
    return best?.result
  }
}
