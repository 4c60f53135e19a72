import ColorScience
import Samples
import Studio
import Theme
import UIKit

/// The scheme a sample is painted with, and the eyes it's seen through.
struct SampleLook: Equatable {
  let paint: SamplePaint
  /// Nil for typical vision.
  let filter: VisionFilter?
  /// How much larger the text of a style is than usual, for those that the theme's sizes change.
  private let growth: [Passage.Style: Double]

  init(paint: SamplePaint, filter: VisionFilter? = nil) {
    self.paint = paint
    self.filter = filter
    growth = Dictionary(paint.growth.map { ($0.style, $0.factor) }, uniquingKeysWith: { first, _ in first })
  }

  func color(_ role: SchemeRole) -> UIColor {
    let color = paint.scheme[role]
    guard case .matrix(let matrix) = filter else { return UIColor(color) }
    return UIColor(color.seen(through: matrix))
  }

  /// A text's font, at the sample's own size: a sample is a picture, so its text doesn't grow with the person's. A family
  /// here has a regular and a bold face, of which the nearest to the theme's weight is taken.
  @MainActor func font(_ passage: Passage, _ span: Passage.Span) -> UIFont {
    let isInTitleFont = passage.isInTitleFont ?? passage.style.isInTitleFont
    let isBold = span.isBold ?? passage.isBold ?? passage.style.isBold
    let weight = (isBold ? (isInTitleFont ? paint.titleWeight : nil) : paint.bodyWeight) ?? (isBold ? 700 : 400)
    return .face(
      of: isInTitleFont ? paint.titleFont : paint.bodyFont,
      size: CGFloat(passage.style.size) * scale(of: passage.style), isBold: weight > 500,
      isItalic: span.isItalic ?? passage.isItalic)
  }

  func lineHeight(_ style: Passage.Style) -> CGFloat { CGFloat(style.lineHeight) * scale(of: style) }

  /// A box's corners, in points.
  func corner(_ stack: Stack) -> CGFloat {
    let factor: Double? =
      switch stack.cornerKind {
      case .fixed: nil
      case .card: paint.corners?.cards
      case .control: paint.corners?.controls
      case .capsule: paint.corners?.controls == 0 ? 0 : nil
      }
    return CGFloat(stack.corner) * CGFloat(factor ?? 1)
  }

  private func scale(of style: Passage.Style) -> CGFloat { CGFloat(growth[style] ?? 1) }

  /// How strongly the sample is blurred: a standard deviation in points, 0 for sharp.
  var blur: Double { if case .blur(let deviation) = filter { deviation } else { 0 } }
}

extension SRGB {
  /// The color after a matrix for linear light, three rows of three; the color itself for anything else.
  func seen(through matrix: [Double]) -> SRGB {
    guard matrix.count == 9 else { return self }
    // Shown as the display shows it, so that a color outside its gamut is simulated as it looks.
    let light = LinearSRGB(displayable())
    let channels = [light.red, light.green, light.blue]
    let rows = [0, 3, 6].map { row in zip(matrix[row..<row + 3], channels).reduce(0) { $0 + $1.0 * $1.1 } }
    let seen = rows.map { min(1, max(0, $0)) }
    return SRGB(LinearSRGB(red: seen[0], green: seen[1], blue: seen[2]))
  }
}
