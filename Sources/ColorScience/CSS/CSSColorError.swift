import _Text

/// Why a text isn't a color, and where.
public struct CSSColorError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The mistake in the text.
  public enum Reason: Equatable, Sendable {
    /// Nothing but white space and comments.
    case empty
    /// A word that isn't the name of a color.
    case unknownName
    /// A function that isn't a color's.
    case unknownFunction
    /// color() with a space that CSS doesn't define.
    case unknownSpace
    /// CSS, but out of this parser's scope: calc(), relative colors, color-mix(), system colors, currentcolor.
    case unsupported
    /// A hex color of this many digits, not 3, 4, 6 or 8.
    case hexDigits(Int)
    /// A character in a hex color other than 0-9, A-F, a-f.
    case notAHexDigit
    /// Something other than what the notation requires here.
    case expected(Expected)
    /// A unit other than deg, grad, rad, turn.
    case unknownUnit
    /// `none` in the notation with commas; CSS only allows it in the one without.
    case noneBetweenCommas
    /// Numbers and percentages mixed in the notation with commas; CSS only allows that in the one without.
    case mixedBetweenCommas
    /// A comma in a notation without commas, or after the first separator was a space.
    case unexpectedComma
    /// A comment that doesn't end.
    case openComment
    /// Something follows the color.
    case textAfterColor
  }

  /// The components that a notation requires.
  public enum Expected: Equatable, Sendable {
    /// The start of any color.
    case color
    /// A number, since the others of the notation are numbers.
    case number
    /// A percentage, since the others of the notation are percentages.
    case percentage
    /// A number or a percentage.
    case numberOrPercentage
    /// A number of degrees or an angle.
    case hue
    /// The comma before the next component.
    case comma
    /// A slash and the alpha, or the closing parenthesis.
    case slashOrEnd
    /// A comma and the alpha, or the closing parenthesis.
    case commaOrEnd
    /// The closing parenthesis.
    case end
  }

  /// The mistake in the text.
  public let reason: Reason
  /// The offset of the first wrong byte in the text's UTF-8.
  public let offset: Int

  /// Takes the reason, and the offset of the first wrong byte in the text's UTF-8.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension CSSColorError {
  /// A sentence or two on what's wrong with a text, where, and what would be right, such as "“#C0FFEX”: At character 7,
  /// expected a hex digit, 0-9 or A-F."
  /// - Parameters:
  ///   - text: The text that was read.
  ///   - examples: Examples of colors, if the text has nothing of one.
  public func sentence(about text: String, try examples: String = CSSColorError.examples) -> String {
    sentence(about: "“" + shortened(text) + "”", atCharacter: character(in: text), try: examples)
  }

  /// The same about a text that's quoted and counted by the caller.
  /// - Parameters:
  ///   - quoted: The text in quotation marks.
  ///   - character: The number of the character at `offset`, 1 for the first. A character may be several bytes.
  ///   - examples: Examples of colors, if the text has nothing of one.
  public func sentence(
    about quoted: String, atCharacter character: Int, try examples: String = CSSColorError.examples
  ) -> String {
    switch reason {
    case .empty: "There’s no color here. Try " + examples + "."
    case .unknownName, .expected(.color): quoted + " isn’t a color. Try " + examples + "."
    case .hexDigits(let count): quoted + ": A hex color has 3, 4, 6 or 8 digits, not " + count.text + "."
    default: quoted + ": At character " + character.text + ", " + problem.description + "."
    }
  }

  /// The same without the text, counted in bytes: "At byte 7, expected a hex digit, 0-9 or A-F."
  public var description: String {
    switch reason {
    case .empty: sentence(about: "")
    case .unknownName, .expected(.color): "This isn’t a color. Try " + CSSColorError.examples + "."
    case .hexDigits(let count): "A hex color has 3, 4, 6 or 8 digits, not " + count.text + "."
    default: "At byte " + (offset + 1).text + ", " + problem.description + "."
    }
  }

  /// Colors that any reader of CSS takes.
  public static let examples = "tomato, #FF6347 or oklch(0.7 0.2 33)"

  /// The number of the character at `offset`, 1 for the first.
  private func character(in text: String) -> Int {
    // Bytes from 0x80 to 0xBF continue a character.
    1 + text.bytes.prefix(offset).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  private var problem: StaticString {
    switch reason {
    case .empty, .hexDigits, .unknownName: "there’s no color"
    case .unknownFunction: "unknown function. Use rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() or color()"
    case .unknownSpace:
      """
      unknown color space. Use srgb, srgb-linear, display-p3, display-p3-linear, a98-rgb, prophoto-rgb, rec2020, xyz, \
      xyz-d50 or xyz-d65
      """
    case .unsupported:
      "unsupported CSS: calc(), relative colors, color-mix(), system colors and currentcolor don’t work here"
    case .notAHexDigit: "expected a hex digit, 0-9 or A-F"
    case .unknownUnit: "unknown unit. A number has none, and an angle is in deg, grad, rad or turn"
    case .noneBetweenCommas: "none doesn’t work with commas. Separate the numbers with spaces"
    case .mixedBetweenCommas:
      "with commas, rgb() takes three numbers or three percentages, and hsl() two percentages. Or use spaces"
    case .unexpectedComma: "unexpected comma. Separate the numbers with spaces"
    case .openComment: "a comment starts but never ends. End it with */"
    case .textAfterColor: "unexpected text after the color"
    case .expected(let wanted): wanted.sentence
    }
  }
}

extension CSSColorError.Expected {
  fileprivate var sentence: StaticString {
    switch self {
    case .color: "expected a color"
    case .number: "expected a number"
    case .percentage: "expected a percentage"
    case .numberOrPercentage: "expected a number or a percentage"
    case .hue: "expected a hue: a number of degrees, or an angle such as 0.5turn"
    case .comma: "expected a comma"
    case .slashOrEnd: "expected a slash and the alpha, or a closing parenthesis"
    case .commaOrEnd: "expected a comma and the alpha, or a closing parenthesis"
    case .end: "expected a closing parenthesis"
    }
  }
}
