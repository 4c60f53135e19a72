import Catalog
import ColorScience
import Theme
import _Text

/// The themes kept on this device.
public struct ThemeList: Equatable, Sendable {
  /// The list's accessible name.
  public var name: String
  /// How many there are, or why there are none.
  public var status: String
  /// Whether they're still being read.
  public var isLoading: Bool
  /// Export all, and import.
  public var tools: [Screen.Button]
  /// Says what can be imported, and how.
  public var hint: String
  /// The most recent first.
  public var themes: [KeptTheme]
  /// Changes whenever the cards do.
  public var edition: Int
  /// The index of the theme that's open; nil if it isn't in the list.
  public var current: Int?
  /// The gallery below the list; nil while the list is being read.
  public var gallery: Gallery?
  var fonts: KnownFonts
  /// Which one each theme is of those with its label.
  var namesakes: [Namesake?]

  /// The card of a theme.
  public func card(_ kept: KeptTheme) -> ThemeCard {
    let index = themes.firstIndex { $0.id == kept.id }
    return ThemeCard(kept, fonts, index.flatMap { namesakes[$0] })
  }
}

/// A theme of the list, as a small sample of itself.
public struct ThemeCard: Equatable, Sendable {
  /// The theme's name, or "EB Garamond in Indigo".
  public var title: String
  /// Its fonts, or whatever else is chosen.
  public var subtitle: String
  /// The primary, nil for the app's own gray.
  public var fill: SRGB?
  /// Text on the primary.
  public var text: SRGB?
  /// The accent and the brand colors.
  public var dots: [SRGB]
  /// The title font, nil for the app's own.
  public var typeface: Family?
  /// Makes it the current theme. Its label says which one it is, if several have the title: "Open Harbor, 1 of 2".
  public var open: Screen.Button
  /// Offers everything else.
  public var more: Screen.Button
}

extension ThemeCard {
  init(_ kept: KeptTheme, _ fonts: KnownFonts, _ namesake: Namesake?) {
    let theme = fonts.recognizing(kept.theme)
    title = theme.label
    let families = [theme.titleFont, theme.bodyFont].compactMap { $0?.label }
    let colors = [theme.primary, theme.accent].compactMap { $0?.label }
    subtitle = (families.isEmpty ? colors : families).text(separatedBy: " · ")
    fill = theme.primary?.color
    text = theme.primary?.text
    dots = ([theme.accent] + theme.brandColors.map { $0.tint }).compactMap { $0?.color }
    typeface = theme.titleFont
    let name = title + (namesake?.text ?? "")
    open = Button("Open " + name, .library(.openTapped(kept)))
    more = Button("More for " + name, .library(.actionsTapped(kept)))
  }
}
