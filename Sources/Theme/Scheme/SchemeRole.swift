import _Text

/// A part that a color plays on an app's screens. Each comes after the ones it has to be readable on.
public enum SchemeRole: UInt8, CaseIterable, Equatable, Sendable {
  case background, surface, raised, border, outline, text, muted
  case primary, onPrimary, primaryText, primarySoft, onPrimarySoft
  case accent, onAccent, accentText, accentOnPrimary, accentSoft, onAccentSoft
  case dark, onDark, accentOnDark
  case positive, onPositive, positiveSoft, onPositiveSoft
  case warning, onWarning, warningSoft, onWarningSoft
  case negative, onNegative, negativeSoft, onNegativeSoft
  case focus

  /// Its name in every form of a scheme: "on-primary".
  public var name: String { rule.name.description }
  /// Its use in a few words: "text on bars and filled controls".
  public var purpose: String { rule.purpose.description }
  /// The roles it has to be readable on; empty if others have to be readable on it.
  public var backgrounds: [SchemeRole] {
    let rule = rule
    return rule.backgrounds.roles + (rule.isWantedOnPrimary ? [.primary] : [])
  }
  /// Its kind, which decides how much contrast it needs.
  public var kind: Kind { rule.kind }

  /// A kind of role, by how much contrast people need to see it.
  public enum Kind: Equatable, Sendable {
    /// Something behind others: it needs no contrast itself.
    case background
    /// A line that only separates: 1.25:1, enough to be seen; 3:1 at high contrast.
    case hairline
    /// Anything else that carries meaning: 3:1; 4.5:1 at high contrast.
    case mark
    /// Text of any size: 4.5:1; 7:1 at high contrast.
    case text

    /// The least contrast ratio.
    /// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
    public func ratio(_ contrast: Contrast) -> Double {
      switch (self, contrast) {
      case (.background, _): 1
      case (.hairline, .standard): 1.25
      case (.mark, .standard), (.hairline, .high): 3
      case (.text, .standard), (.mark, .high): 4.5
      case (.text, .high): 7
      }
    }
  }
}
