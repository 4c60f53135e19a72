/// How much contrast WCAG 2.2 requires between text or graphics and their background.
public enum ContrastLevel: Equatable, Comparable, Sendable {
  /// Below 3:1 for large text and graphics, below 4.5:1 for other text.
  case fails
  /// 4.5:1; 3:1 for large text and graphics.
  case aa
  /// 7:1; 4.5:1 for large text. Graphics have no such level.
  case aaa
}

/// A kind of foreground. WCAG asks for less contrast of large text.
public enum ContrastSubject: Equatable, Sendable {
  /// Text of less than 24 CSS px (18 pt), or bold of less than 18.66 CSS px (14 pt).
  case text
  /// Text of that size or larger.
  case largeText
  /// An icon, a border, the state of a control: success criterion 1.4.11.
  case nonText

  /// Text of a size in CSS px (or points on a screen), and a weight of 100...900; bold is 700 and up.
  /// Source: WCAG 2.2, "large scale".
  public static func text(size: Double, weight: Int) -> ContrastSubject {
    size >= 24 || (size >= 18.66 && weight >= 700) ? .largeText : .text
  }

  /// The least ratio that reaches a level. Graphics have no AAA: they need 3 for either level.
  /// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
  public func ratio(for level: ContrastLevel) -> Double {
    switch (self, level) {
    case (_, .fails): 1
    case (.text, .aa): 4.5
    case (.text, .aaa): 7
    case (.largeText, .aa), (.nonText, _): 3
    case (.largeText, .aaa): 4.5
    }
  }

  /// The level that a contrast ratio reaches. The ratio is judged unrounded: 4.499 fails.
  public func level(of ratio: Double) -> ContrastLevel {
    if case .nonText = self { return ratio >= 3 ? .aa : .fails }
    return ratio >= self.ratio(for: .aaa) ? .aaa : ratio >= self.ratio(for: .aa) ? .aa : .fails
  }
}
