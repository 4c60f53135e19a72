import Theme

/// A text.
public struct Passage: Sendable {
  /// How a text looks.
  public enum Style: UInt8, CaseIterable, Sendable {
    /// The headline of a landing page.
    case hero
    /// A figure that fills a card.
    case figure
    case largeTitle, title, heading, quote
    /// The title of a bar or of a row.
    case subheading
    case body
    /// Controls, and rows of lists.
    case callout
    case footnote, caption
    /// A line in capitals above a title.
    case eyebrow

    /// In points or CSS px.
    public var size: Int {
      switch self {
      case .hero: 56
      case .figure: 48
      case .largeTitle: 34
      case .title: 28
      case .heading: 22
      case .quote: 24
      case .subheading: 18
      case .body: 17
      case .callout: 16
      case .footnote: 14
      case .caption, .eyebrow: 12
      }
    }

    /// The distance from one baseline to the next, in points or CSS px.
    public var lineHeight: Int {
      switch self {
      case .hero, .figure: size + 4
      case .largeTitle: 40
      case .title, .quote: 32
      case .heading, .body: 26
      case .subheading, .callout: 24
      case .footnote: 20
      case .caption, .eyebrow: 16
      }
    }

    /// Whether it's bold, unless the text says otherwise.
    public var isBold: Bool {
      switch self {
      case .hero, .figure, .largeTitle, .title, .heading, .subheading, .eyebrow: true
      case .quote, .body, .callout, .footnote, .caption: false
      }
    }

    /// Whether it's in the title font rather than the body font, unless the text says otherwise.
    public var isInTitleFont: Bool {
      switch self {
      case .hero, .figure, .largeTitle, .title, .heading, .quote, .subheading: true
      case .body, .callout, .footnote, .caption, .eyebrow: false
      }
    }

    /// Its name in a style sheet: "large-title".
    public var name: String {
      switch self {
      case .hero: "hero"
      case .figure: "figure"
      case .largeTitle: "large-title"
      case .title: "title"
      case .heading: "heading"
      case .quote: "quote"
      case .subheading: "subheading"
      case .body: "body"
      case .callout: "callout"
      case .footnote: "footnote"
      case .caption: "caption"
      case .eyebrow: "eyebrow"
      }
    }
  }

  /// A run of text with one look. A property that's nil is inherited from the passage.
  public struct Span: Sendable {
    /// The text of a run.
    public enum Content: Sendable {
      case words(String)
      /// The name that a person gave the theme.
      case appName
    }

    /// The text.
    public var content: Content
    /// The color of its letters.
    public var role: SchemeRole?
    /// True for bold, false for regular.
    public var isBold: Bool?
    /// True for italic.
    public var isItalic: Bool?

    static var appName: Span { Span(content: .appName) }
    static func words(_ words: String) -> Span { Span(content: .words(words)) }
    static func bold(_ words: String, _ role: SchemeRole? = nil) -> Span {
      Span(content: .words(words), role: role, isBold: true)
    }
    static func italic(_ words: String) -> Span { Span(content: .words(words), isItalic: true) }
  }

  /// Its size and line height and, unless it says otherwise, its weight and font.
  public var style: Style
  /// The color of its letters, unless a span has another.
  public var role: SchemeRole
  /// nil: as its style.
  public var isBold: Bool?
  /// Whether the whole text is italic.
  public var isItalic = false
  /// nil: as its style.
  public var isInTitleFont: Bool?
  /// Whether lines are centered; otherwise they start on the side where reading starts.
  public var isCentered = false
  /// The most lines; longer text ends in an ellipsis. nil for no limit.
  public var lines: Int?
  /// Its runs, put together without spaces.
  public var spans: [Span]
}
