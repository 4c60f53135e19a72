import Samples
import Theme

extension SamplePaint {
  /// How much larger the samples' texts are than usual, by style: from 0.85 to 1.15, so that every line still has room on
  /// its screen. Empty if the theme sets no sizes.
  static func growths(_ theme: Theme) -> [(style: Passage.Style, factor: Double)] {
    guard let sizes = TypeSizes(theme) else { return [] }
    return Passage.Style.allCases.map { style in
      let step = style.step
      return (style, max(0.85, min(1.15, sizes[step] / step.usualSize)))
    }
  }
}

extension Passage.Style {
  fileprivate var step: TypeSizes.Step {
    switch self {
    case .hero, .figure: .display
    case .largeTitle: .largeTitle
    case .title: .title
    case .heading, .quote: .heading
    case .subheading, .body, .callout: .body
    case .footnote: .small
    case .caption, .eyebrow: .caption
    }
  }
}
