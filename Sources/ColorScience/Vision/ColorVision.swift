/// A color vision deficiency.
public enum ColorVision: Equatable, Sendable, CaseIterable {
  /// Weak or missing long-wave cones: red looks dark, and like green.
  case protan
  /// Weak or missing medium-wave cones, the most frequent type: green looks like red.
  case deutan
  /// Weak or missing short-wave cones: blue looks like green, and yellow like violet.
  case tritan
  /// No color at all: only luminance.
  case achromat
}

extension SRGB {
  /// The color that shows someone with common vision what someone with this one sees, clamped to 0...1.
  ///
  /// Protan, deutan and tritan use Machado 2009, in linear light, interpolating linearly between the table's
  /// severities.
  /// - Parameters:
  ///   - vision: The deficiency.
  ///   - severity: 0 for common vision to 1 for a missing type of cone; clamped.
  public func seen(with vision: ColorVision, severity: Double = 1) -> SRGB {
    SRGB(LinearSRGB(self).clipped.seen(with: vision, severity: clampedToUnit(severity)).clipped)
  }
}

extension LinearSRGB {
  func seen(with vision: ColorVision, severity: Double) -> LinearSRGB {
    switch vision {
    case .protan: mixed(protanMatrices, severity)
    case .deutan: mixed(deutanMatrices, severity)
    case .tritan: mixed(tritanMatrices, severity)
    case .achromat: towardGray(severity)
    }
  }

  /// The results of the two matrices around a severity, mixed by its position between them. That's the same as mixing
  /// the matrices.
  private func mixed(_ matrices: [Matrix], _ severity: Double) -> LinearSRGB {
    let step = severity * Double(matrices.count - 1)
    let lower = Int(step)
    let part = step - Double(lower)
    let one = matrices[lower] * (red, green, blue)
    let other = matrices[min(lower + 1, matrices.count - 1)] * (red, green, blue)
    return LinearSRGB(
      red: one.0 + part * (other.0 - one.0), green: one.1 + part * (other.1 - one.1),
      blue: one.2 + part * (other.2 - one.2))
  }

  /// Toward the gray of the same relative luminance.
  private func towardGray(_ severity: Double) -> LinearSRGB {
    let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return LinearSRGB(
      red: red + severity * (gray - red), green: green + severity * (gray - green),
      blue: blue + severity * (gray - blue))
  }
}
