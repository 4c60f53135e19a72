/// Why a text is not a color, and where.
public struct CSSColorError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// There is nothing but white space and comments.
    case empty
    /// A word that is no color's name.
    case unknownName
    /// A function that is none of a color's.
    case unknownFunction
    /// color() with a space that CSS does not define.
    case unknownSpace
    /// CSS, but out of this parser's scope: calc(), relative colors, color-mix(), system colors, currentcolor.
    case unsupported
    /// A hex color of this many digits, not 3, 4, 6 or 8.
    case hexDigits(Int)
    /// Within a hex color, what is none of 0-9, A-F, a-f.
    case notAHexDigit
    /// What stands there is not what the notation asks for.
    case expected(Expected)
    /// A unit that is none of deg, grad, rad, turn.
    case unknownUnit
    /// `none` between commas, which CSS allows in the notation without commas only.
    case noneBetweenCommas
    /// Numbers and percentages are mixed between commas, which CSS allows in the notation without commas only.
    case mixedBetweenCommas
    /// A comment that does not end.
    case openComment
    /// Something follows the color.
    case textAfterColor
  }

  /// What a notation asks for.
  public enum Expected: Equatable, Sendable {
    /// The beginning of any color.
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

  /// What is wrong.
  public let reason: Reason
  /// Where: the offset of the first wrong byte in the text's UTF-8.
  public let offset: Int

  /// Takes what is wrong and where in the text's UTF-8.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension CSSColorError: CustomStringConvertible {
  /// One sentence that says what is wrong, where, and what would be right. Characters are counted from 1.
  public var description: String {
    switch reason {
    case .empty: "There is no color; a color is such as tomato, #FF6347, rgb(255 99 71) or oklch(0.7 0.2 33)."
    case .hexDigits(let count): "A hex color has 3, 4, 6 or 8 digits, not \(count)."
    default: "At character \(offset + 1), \(sentence)."
    }
  }

  private var sentence: StaticString {
    switch reason {
    case .empty, .hexDigits: "there is no color"
    case .unknownName:
      "there is no color of this name; a color is such as tomato, #FF6347, rgb(255 99 71) or oklch(0.7 0.2 33)"
    case .unknownFunction:
      "there is no such function; there are rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch and color"
    case .unknownSpace:
      """
      there is no such space; there are srgb, srgb-linear, display-p3, display-p3-linear, a98-rgb, prophoto-rgb, \
      rec2020, xyz, xyz-d50 and xyz-d65
      """
    case .unsupported:
      "this part of CSS is not supported: calc(), relative colors, color-mix(), system colors, currentcolor"
    case .notAHexDigit: "a hex digit is wanted, one of 0-9, A-F, a-f"
    case .unknownUnit: "there is no such unit; an angle is in deg, grad, rad or turn"
    case .noneBetweenCommas: "none is not allowed between commas; write the components with spaces"
    case .mixedBetweenCommas:
      "numbers and percentages are mixed between commas; use either, or write the components with spaces"
    case .openComment: "a comment begins that does not end; it ends with */"
    case .textAfterColor: "something follows the color"
    case .expected(let wanted): wanted.sentence
    }
  }
}

extension CSSColorError.Expected {
  fileprivate var sentence: StaticString {
    switch self {
    case .color: "a color is wanted, such as tomato, #FF6347, rgb(255 99 71) or oklch(0.7 0.2 33)"
    case .number: "a number is wanted"
    case .percentage: "a percentage is wanted"
    case .numberOrPercentage: "a number or a percentage is wanted"
    case .hue: "a hue is wanted, a number of degrees or an angle such as 0.5turn"
    case .comma: "a comma is wanted"
    case .slashOrEnd: "a slash and the alpha are wanted, or the closing parenthesis"
    case .commaOrEnd: "a comma and the alpha are wanted, or the closing parenthesis"
    case .end: "the closing parenthesis is wanted"
    }
  }
}
