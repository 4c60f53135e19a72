/// The sizes and weights of text whose contrast depends on them. The style sheet's are generated from these.
public enum TextStyle: UInt8, CaseIterable, Equatable, Sendable {
  /// The title and the buttons of a bar.
  case barTitle
  /// A bar's title in a chosen font.
  case largeBarTitle
  /// The second line of a bar.
  case barSubtitle
  /// A name in a list of fonts.
  case fontName
  /// The summary's heading.
  case heading
  /// The summary's paragraphs.
  case body
  /// The words a paragraph highlights.
  case highlight
  /// The label of a color, at its usual size.
  case swatchLabel
  /// The label of a color whose text color reaches only 3:1.
  case largeSwatchLabel

  /// The size in CSS px or points, at the default text size.
  public var size: Double {
    switch self {
    case .barTitle, .body, .highlight, .largeSwatchLabel: 19
    case .largeBarTitle: 24
    case .barSubtitle, .swatchLabel: 13
    case .fontName: 17
    case .heading: 34
    }
  }

  /// The weight, 100...900.
  public var weight: Int {
    switch self {
    case .barTitle, .largeBarTitle, .heading, .highlight, .swatchLabel, .largeSwatchLabel: 700
    case .barSubtitle, .fontName, .body: 400
    }
  }

  /// Its name in a style sheet: "bar-title".
  public var name: String {
    switch self {
    case .barTitle: "bar-title"
    case .largeBarTitle: "large-bar-title"
    case .barSubtitle: "bar-subtitle"
    case .fontName: "font-name"
    case .heading: "heading"
    case .body: "body"
    case .highlight: "highlight"
    case .swatchLabel: "swatch-label"
    case .largeSwatchLabel: "large-swatch-label"
    }
  }
}
