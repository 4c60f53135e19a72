import _Text

extension CSSColor {
  /// Reads a color by the rules of CSS; see the type for what is in scope.
  ///
  /// Keywords ignore the case of ASCII letters. Channels of rgb(), the lightness of lab(), lch(), oklab() and oklch(),
  /// a chroma below 0 and the alpha are clamped, as CSS does when it parses; everything else outside the gamut stays.
  /// Unclosed functions and comments are refused, even though a style sheet would close them at its end.
  /// - Parameters:
  ///   - text: The color, with nothing around it but white space and comments.
  ///   - allowingBareHex: Whether to accept `FF6347` for `#FF6347`, in places where a hex is likely.
  public init(_ text: some StringProtocol, allowingBareHex: Bool = false) throws(CSSColorError) {
    let result: Result<CSSColor, CSSColorError> = String(text).withBytes { bytes in
      do throws(CSSColorError) {
        return .success(try CSSColor(utf8: bytes, allowingBareHex: allowingBareHex))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  /// The same from a text's bytes, without copying, for reading many colors.
  public init(utf8 bytes: UnsafeBufferPointer<UInt8>, allowingBareHex: Bool = false) throws(CSSColorError) {
    // Most colors, when there are many, are #RRGGBB: try that first.
    if bytes.count == 7, bytes[0] == UInt8(ascii: "#"), let digits = sixDigits(bytes) {
      self.init(SRGB(digits))
      return
    }
    var scanner = Scanner(bytes)
    self = try scanner.color(allowingBareHex: allowingBareHex)
  }
}

/// The six hex digits after the first of seven bytes; nil if one isn't a digit.
private func sixDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
  var digits: UInt32 = 0
  for index in 1..<7 {
    guard let digit = hexDigitValue(bytes[index]) else { return nil }
    digits = digits << 4 | UInt32(digit)
  }
  return digits
}

extension Scanner {
  fileprivate mutating func color(allowingBareHex: Bool) throws(CSSColorError) -> CSSColor {
    try skipBlanks()
    if isAtEnd { throw error(.empty) }
    let start = position
    var beginning = self
    let color: CSSColor
    if take(UInt8(ascii: "#")) {
      color = try hexColor()
    } else if identifierBegins(at: position) {
      let name = word()
      if take(UInt8(ascii: "(")) {
        color = try function(named: name, at: start)
      } else if let named = NamedColor.find(name) {
        color = CSSColor(SRGB(named.rgb))
      } else if name == "transparent" {
        color = CSSColor(.black, alpha: 0)
      } else if allowingBareHex, let hex = try beginning.bareHexColor() {
        color = hex
        self = beginning
      } else {
        throw error(name == "currentcolor" || isSystemColor(name) ? .unsupported : .unknownName, at: start)
      }
    } else if allowingBareHex, hexDigitValue(here) != nil {
      color = try hexColor()
    } else {
      throw error(.expected(.color))
    }
    try skipBlanks()
    guard isAtEnd else { throw error(.textAfterColor) }
    return color
  }

  /// Reads the digits of a hex color.
  private mutating func hexColor() throws(CSSColorError) -> CSSColor {
    let start = position
    var digits: UInt32 = 0
    var count = 0
    while let digit = hexDigitValue(here) {
      digits = digits << 4 | UInt32(digit)
      count += 1
      advance()
    }
    if identifierBegins(at: position) || here == UInt8(ascii: "-") { throw error(.notAHexDigit) }
    guard let color = CSSColor(hexDigits: digits, count: count) else { throw error(.hexDigits(count), at: start) }
    return color
  }

  /// Reads a word as a hex color; nil if it has anything but digits.
  private mutating func bareHexColor() throws(CSSColorError) -> CSSColor? {
    do throws(CSSColorError) {
      return try hexColor()
    } catch {
      if case .notAHexDigit = error.reason { return nil }
      throw error
    }
  }

  /// The system colors of CSS Color 4, section 6.2, so that we can refuse them by name.
  private func isSystemColor(_ name: Word) -> Bool {
    name == "canvas" || name == "canvastext" || name == "linktext" || name == "visitedtext" || name == "activetext"
      || name == "buttonface" || name == "buttontext" || name == "buttonborder" || name == "field"
      || name == "fieldtext" || name == "highlight" || name == "highlighttext" || name == "selecteditem"
      || name == "selecteditemtext" || name == "mark" || name == "marktext" || name == "graytext"
      || name == "accentcolor" || name == "accentcolortext"
  }
}

extension CSSColor {
  /// Each of 3 or 4 digits counts twice; the fourth or the last two are the alpha.
  fileprivate init?(hexDigits digits: UInt32, count: Int) {
    let color: UInt32
    let alpha: UInt32
    switch count {
    case 3: (color, alpha) = (doubled(digits), 255)
    case 4: (color, alpha) = (doubled(digits >> 4), (digits & 15) * 17)
    case 6: (color, alpha) = (digits, 255)
    case 8: (color, alpha) = (digits >> 8, digits & 255)
    default: return nil
    }
    self.init(SRGB(color), alpha: Double(alpha) / 255)
  }
}

private func doubled(_ digits: UInt32) -> UInt32 {
  (digits >> 8 & 15) * 17 << 16 | (digits >> 4 & 15) * 17 << 8 | (digits & 15) * 17
}
