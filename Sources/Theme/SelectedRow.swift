import Catalog
import ColorScience

/// The colors of the selected row in a list of fonts: the accent behind, the primary in front.
public struct SelectedRow: Equatable, Sendable {
  /// The accent; white until one is chosen.
  public let background: SRGB
  /// The primary, moved in lightness until it reads at 4.5:1.
  public let text: SRGB

  /// Story VC03.3.
  public init(_ theme: Theme) {
    background = theme.accent?.color ?? .white
    let primary = theme.primary?.color ?? .black
    text = primary.movedInLightness(toReach: MinimumContrast.text, on: background)
  }
}

extension SRGB {
  /// The color with its OKLCH lightness moved as little as possible, hue kept and chroma fitted to the gamut, until it
  /// reaches the contrast ratio; black or white if no lightness does.
  func movedInLightness(toReach ratio: Double, on background: SRGB) -> SRGB {
    guard contrastRatio(with: background) < ratio else { return self }
    for thousandths in 1...1000 {
      for distance in [-Double(thousandths) / 1000, Double(thousandths) / 1000] {
        let moved = movedInLightness(by: distance)
        if moved.contrastRatio(with: background) >= ratio { return moved }
      }
    }
    return background.blackOrWhite
  }
}
