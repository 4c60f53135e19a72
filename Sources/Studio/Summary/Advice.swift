import Catalog
import ColorScience
import Theme

/// The audit of the theme's contrast in words: what falls short, and changes to make with one tap.
public struct Advice: Equatable, Sendable {
  /// How many pairs fall short.
  public var lead: String
  /// Those with a fix come first.
  public var items: [Item]

  /// Pairs that one change fixes, or that none does.
  public struct Item: Equatable, Sendable {
    public var pairs: [Pair]
    /// Makes the change; nil if there is none.
    public var fix: Button?
    /// The color the fix brings.
    public var fixColor: SRGB?
    /// Why there is no fix.
    public var explanation: String?
  }

  /// Two colors, and how they fare.
  public struct Pair: Equatable, Sendable {
    public var front: SRGB
    public var back: SRGB
    public var sentence: String
  }

  /// More would bury the section below; the rest follow as these are fixed.
  private static let mostItems = 3

  init(_ theme: Theme, _ appearance: Appearance) {
    let advice = ContrastAdvice(theme, on: appearance)
    lead =
      switch advice.count {
      case 0: "Every pair of colors reaches AA."
      case 1: "One pair of colors falls short of AA."
      default: advice.count.text + " pairs of colors fall short of AA."
      }
    items = advice.items.indices.prefix(Self.mostItems).map { index in
      let item = advice.items[index]
      return Item(
        pairs: item.pairs.map { Pair(front: $0.front, back: $0.back, sentence: $0.sentence) },
        fix: item.change.map { Button($0.label, .changeTapped(index)) }, fixColor: item.change?.tint.color,
        explanation: item.change == nil ? "Changing either color would make another pair worse." : nil)
    }
  }
}

extension AuditedPair {
  fileprivate var sentence: String {
    subjectName + " reads " + ratio.hundredths + ":1; " + need + ":1."
  }

  private var subjectName: String {
    switch use {
    case .barText: "The bar’s title"
    case .primaryOnPage: "The primary on the page"
    case .accentOnPage: "The accent on the page"
    case .accentOnPrimary: "The accent on the primary"
    case .accentOnDark: "The accent on the dark section"
    case .chosenRow: "The selected row of a list"
    case .primaryHighlight: "A highlight in the primary"
    case .accentHighlight: "A highlight in the accent"
    }
  }

  /// Source: WCAG 2.2, success criteria 1.4.3 and 1.4.11.
  private var need: String {
    switch subject {
    case .text: "text needs 4.5"
    case .largeText: "large text needs 3"
    case .nonText: "a control needs 3"
    }
  }
}

extension ThemeChange {
  fileprivate var label: String { "Use " + name + (part == .primary ? " as the primary" : " as the accent") }

  /// Says that the change was made.
  var report: String { (part == .primary ? "The primary is now " : "The accent is now ") + name + "." }

  /// The new color in words; a mixed one's hex.
  private var name: String { tint.ramp.isMixed ? tint.color.hex : tint.label }
}
