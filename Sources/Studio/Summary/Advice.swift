import Catalog
import ColorScience
import Theme
import _Text

/// The advice on contrast in words: which shade to use where a chosen color doesn't read, and changes to make with one
/// tap.
public struct Advice: Equatable, Sendable {
  /// In how many places a chosen color doesn't read.
  public var lead: String
  /// Empty if the chosen colors read wherever they're used.
  public var items: [Item]

  /// Places that one change would settle, or that none would.
  public struct Item: Equatable, Sendable {
    /// The places, at least one.
    public var pairs: [Pair]
    /// Makes the change; nil if there is none.
    public var fix: Button?
    /// The color the change brings.
    public var fixColor: SRGB?
  }

  /// The shade to use, what it reads on, and what to use it for.
  public struct Pair: Equatable, Sendable {
    /// The shade to use.
    public var front: SRGB
    /// What it reads on.
    public var back: SRGB
    /// What to use it for and why: "Use Indigo 400 for bars and filled controls: 3.91:1. Indigo 500 is …".
    public var sentence: String
  }
}

extension Advice {
  init(_ theme: Theme, _ appearance: Appearance) {
    let advice = ContrastAdvice(theme, on: appearance)
    lead =
      switch advice.count {
      case 0: "Your colors are readable everywhere you use them."
      case 1: "In one place, use another shade."
      default: "In " + advice.count.text + " places, use another shade."
      }
    items = advice.items.indices.map { index in
      let item = advice.items[index]
      return Item(
        pairs: item.places.map { Pair(front: $0.color, back: $0.background, sentence: $0.advice + " " + $0.reason) },
        fix: item.change.map { Button($0.offer, .changeTapped(index)) }, fixColor: item.change?.tint.color)
    }
  }
}

extension ThemeChange {
  /// Offers the change: "Or change the primary to Indigo 800".
  fileprivate var offer: String { "Or change the " + part.key + " to " + name }

  /// Says that the change was made.
  var report: String { (part == .primary ? "The primary is now " : "The accent is now ") + name + "." }
}
