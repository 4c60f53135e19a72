import ColorScience
import Samples
import Studio
import Theme
import UIKit

/// The scheme a sample is painted with, and the eyes it's seen through.
struct SampleLook: Equatable {
  var paint: SamplePaint
  /// Nil for typical vision.
  var filter: VisionFilter?

  func color(_ role: SchemeRole) -> UIColor {
    let color = paint.scheme[role]
    guard case .matrix(let matrix) = filter else { return UIColor(color) }
    return UIColor(color.seen(through: matrix))
  }

  /// A text's font, at the sample's own size: a sample is a picture, so its text doesn't grow with the person's.
  @MainActor func font(_ passage: Passage, _ span: Passage.Span) -> UIFont {
    let isInTitleFont = passage.isInTitleFont ?? passage.style.isInTitleFont
    return .face(
      of: isInTitleFont ? paint.titleFont : paint.bodyFont, size: CGFloat(passage.style.size),
      isBold: span.isBold ?? passage.isBold ?? passage.style.isBold, isItalic: span.isItalic ?? passage.isItalic)
  }

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
