/// The sizes of a theme's text, in points or CSS px.
public struct TypeSizes: Equatable, Sendable {
  private let body: Double
  private let scale: Double?

  /// A step of the sizes, from the smallest to the largest; body text is at 0.
  public enum Step: Int, CaseIterable, Sendable {
    case caption = -2
    case small, body, heading, title, largeTitle, display

    /// "large-title".
    public var name: String {
      switch self {
      case .caption: "caption"
      case .small: "small"
      case .body: "body"
      case .heading: "heading"
      case .title: "title"
      case .largeTitle: "large-title"
      case .display: "display"
      }
    }

    /// The size in a theme without settings.
    public var usualSize: Double {
      switch self {
      case .caption: 12
      case .small: 14
      case .body: 17
      case .heading: 22
      case .title: 28
      case .largeTitle: 34
      case .display: 56
      }
    }
  }

  /// The sizes of a theme; nil if it sets neither its scale nor its size, so that they are the usual ones.
  public init?(_ theme: Theme) {
    guard theme[.scale] != nil || theme[.size] != nil else { return nil }
    body = theme[.size] ?? Step.body.usualSize
    scale = theme[.scale]
  }

  /// The size of a step, rounded to a tenth. Sizes above the body's are the body's times the scale once for each step. A
  /// caption is one step below it, and not below 12; small text lies between. Without a scale, all grow as the body's does.
  public subscript(step: Step) -> Double {
    let growth = body / Step.body.usualSize
    let caption = max(12, scale.map { body / $0 } ?? Step.caption.usualSize * growth)
    var size = body
    switch step {
    case .caption: size = caption
    // As far from the caption as 14 is between 12 and 17.
    case .small: size = caption + 0.4 * (body - caption)
    case .body: break
    case .heading, .title, .largeTitle, .display:
      if let scale {
        for _ in 0..<step.rawValue { size *= scale }
      } else {
        size = step.usualSize * growth
      }
    }
    return (size * 10).rounded() / 10
  }
}
