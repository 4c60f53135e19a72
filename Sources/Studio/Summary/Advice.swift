import Catalog
import ColorScience
import Theme
import _Text

/// The places where the scheme paints another shade than the one chosen, or a pin is hard to read, and changes that would
/// make that unnecessary.
public struct Advice: Equatable, Sendable {
  /// How many places were adjusted, and how many pins break a promise.
  public var lead: String
  /// Empty if the chosen colors read wherever they're used.
  public var items: [Item]

  /// Its accessible name.
  public static var name: String { "Contrast" }

  /// Places that one change would settle, or that none would.
  public struct Item: Equatable, Sendable {
    /// The places, at least one.
    public var places: [Adjustment]
    /// Makes the change; nil if there's none.
    public var fix: Screen.Button?
    /// The color the change brings.
    public var fixColor: SRGB?
  }

  /// One place: the shade before and after, and why.
  public struct Adjustment: Equatable, Sendable {
    /// The use: "Marks on the bar".
    public var place: String
    /// The chosen color.
    public var before: SRGB
    /// The shade in its stead.
    public var after: SRGB
    /// The color behind both.
    public var background: SRGB
    /// The change and its reason: "#FF86A3 instead of Pink A200: 3.00:1, was 2.06:1 and needs 3:1."
    public var sentence: String
  }
}

extension Advice {
  init(_ theme: Theme, _ appearance: Appearance) {
    let advice = ContrastAdvice(theme, on: appearance)
    let pins = theme.adviceOnPins([.light, .dark])
    let rest = pins.isEmpty ? "everything is readable." : "everything else is readable."
    let lead =
      switch advice.count {
      case 0: pins.isEmpty ? "Your colors are readable everywhere you use them." : ""
      case 1: "Tintype adjusted one place so that " + rest
      default: "Tintype adjusted " + advice.count.text + " places so that " + rest
      }
    let pinned =
      switch pins.count {
      case 0: ""
      case 1: "A pinned color makes something hard to read."
      default: pins.count.text + " pinned colors make something hard to read."
      }
    self.lead = [pinned, lead].filter { !$0.isEmpty }.text(separatedBy: " ")
    items =
      pins
      + advice.items.indices.map { index in
        let item = advice.items[index]
        return Item(
          places: item.places.map { Adjustment($0) },
          fix: item.change.map { Button($0.offer, .summary(.changeTapped(index))) }, fixColor: item.change?.tint.color)
      }
  }
}

extension Advice.Adjustment {
  fileprivate init(_ place: ContrastAdvice.Place) {
    self.place = place.role.purpose.capitalizedFirst
    (before, after, background) = (place.plain, place.color, place.background)
    sentence =
      place.name + " instead of " + place.plainName + ": " + place.ratio.ratioText + ", was "
      + place.plainRatio.ratioText + " and needs " + place.need + "."
  }
}

extension ThemeChange {
  /// Offers the change: "Or change the primary to Indigo 800".
  fileprivate var offer: String { "Or change the " + part.key + " to " + name }

  /// Says that the change was made.
  var report: String { (part == .primary ? "The primary is now " : "The accent is now ") + name + "." }
}
