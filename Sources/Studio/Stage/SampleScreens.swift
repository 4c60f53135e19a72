import Catalog
import Samples
import Theme

/// The sample screens in one theme or, if one is pinned, in two.
public struct SampleScreens: Equatable, Sendable {
  /// One; beside a pinned theme two, the pinned one last.
  public var sheets: [SampleSet]
  /// Which choices the theme still lacks; nil if it's complete.
  public var note: String?
  /// In the mixer, facts about the color.
  public var color: ColorSheet?
  /// The inspector; nil while nobody inspects them.
  public var inspector: Inspector?

  /// The accessible name of a row of them that scrolls.
  public static var name: String { "Samples" }
}

/// The sample screens in one theme.
public struct SampleSet: Equatable, Sendable {
  /// Its title, which tells it from the sheet next to it; nil if there's only one.
  public var title: String?
  /// The paint of all samples, or of the first half and the second.
  public var paints: [SamplePaint]
  /// The two halves.
  public var halves: [[SampleCard]]
  /// Whether one sample is shown at full size, and no other.
  public var isEnlarged: Bool
}

/// The colors and fonts of a sample.
public struct SamplePaint: Equatable, Sendable {
  /// The color of every role.
  public var scheme: Scheme
  /// Nil for the app's own font.
  public var titleFont: Family?
  /// Nil for the app's own font.
  public var bodyFont: Family?
  /// The theme's name; "Field Notes" until it has one.
  public var appName: String
  /// Whether the scheme is the light or the dark one.
  public var appearance: Appearance
  /// The theme, for the settings of its type and corners.
  var theme: Theme

  /// How much larger a style's text is than usual, for those that the theme's sizes change.
  public var growth: [(style: Passage.Style, factor: Double)] { Self.growths(theme) }
  /// The weight of titles, and of text that isn't bold; nil for the usual one.
  public var titleWeight: Double? { theme[.titleWeight] }
  /// The weight of text that isn't bold; nil for the usual one.
  public var bodyWeight: Double? { theme[.bodyWeight] }
  /// How much larger the corners of the samples' cards and controls are than usual; nil for the usual ones.
  public var corners: (cards: Double, controls: Double)? {
    // Round, an infinite radius, makes capsules of controls; a card stays a card.
    theme[.corner].map { (min($0, 28) / 20, min($0 / 20, 99)) }
  }

  /// The text in a miniature.
  public static var line: String { "Text" }
}

/// A sample on the stage.
public struct SampleCard: Equatable, Sendable {
  /// Which screen it is.
  public var sample: Sample
  /// The sample in words, for assistive technology.
  public var name: String
  /// The label of the button: "Inbox" or, at full size, "Back to all samples".
  public var caption: String
  /// Shows it at full size, or all samples again.
  public var button: Screen.Button
  /// Whether it's shown at full size.
  public var isLarge: Bool
}
