import Catalog
import ColorScience
import Suggestions
import Theme

/// Finished themes to begin with, in groups of a mood.
public struct Gallery: Equatable, Sendable {
  /// Says what one may do here, or that the themes are on their way.
  public var status: String
  /// Says what the themes are for; nil until they're there.
  public var hint: String?
  /// Why there are none, and a way to get them.
  public var problem: Problem?
  /// The groups, in order.
  public var moods: [Mood]
  /// All themes, mood by mood.
  public var themes: [GalleryTheme]
  /// Changes whenever the cards do.
  public var edition: Int
  /// The index of the theme that's shown on the stage; nil if none is.
  public var shown: Int?
  /// The index of the theme that's the person's own; nil if none is.
  public var current: Int?
  var fonts: KnownFonts

  /// Its heading.
  public static var title: String { "Gallery" }

  /// A group of themes.
  public struct Mood: Equatable, Sendable {
    /// The mood: "Calm".
    public var name: String
    /// The indices of its themes.
    public var range: Range<Int>
  }

  /// Why there are no themes, and a way to get them.
  public struct Problem: Equatable, Sendable {
    /// Says what went wrong and what to do.
    public var sentence: String
    /// Asks for the themes again.
    public var retry: Screen.Button
  }

  /// The card of a theme, by its index.
  public func card(_ index: Int) -> GalleryCard {
    GalleryCard(themes[index], fonts, isShown: index == shown, isCurrent: index == current)
  }
}

/// A theme of the gallery, in its own colors and fonts.
public struct GalleryCard: Equatable, Sendable {
  /// The theme's name.
  public var title: String
  /// Its purpose, in a sentence.
  public var purpose: String
  /// Its scheme and fonts, in the appearance that shows it best.
  public var paint: SamplePaint
  /// Its brand colors.
  public var brandColors: [SRGB]
  /// Whether it's on the stage.
  public var isShown: Bool
  /// Shows it on the sample screens.
  public var preview: Screen.Button
  /// Makes it the person's own.
  public var use: Screen.Button
  /// The label of `use` on the card, which names the theme already: "Use".
  public var useLabel: String
}

extension GalleryCard {
  init(_ gallery: GalleryTheme, _ fonts: KnownFonts, isShown: Bool, isCurrent: Bool) {
    title = gallery.name
    purpose = gallery.purpose
    paint = SamplePaint(fonts.recognizing(gallery.theme), gallery.appearance, .standard)
    brandColors = gallery.theme.brandColors.map { $0.tint.color }
    self.isShown = isShown
    preview = Button("Preview " + title, .gallery(.previewTapped(gallery)))
    use = Button(
      isCurrent ? title + " is in use" : "Use " + title, .gallery(.useTapped(gallery)), isEnabled: !isCurrent)
    useLabel = isCurrent ? "In use" : "Use"
  }
}
