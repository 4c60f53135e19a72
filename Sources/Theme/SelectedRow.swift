import Catalog
import ColorScience

/// The colors of the selected row in a list of fonts: the accent behind, the primary in front.
public struct SelectedRow: Equatable, Sendable {
  /// The accent; white until one is chosen.
  public let background: SRGB
  /// The primary, moved in OKLCH lightness to the nearest value that reads at 4.5:1 on the background.
  public let text: SRGB

  /// Story VC03.3.
  public init(_ theme: Theme) {
    background = theme.accent?.color ?? .white
    let primary = theme.primary?.color ?? .black
    text =
      primary.movedInLightness(toReach: ContrastSubject.text.ratio(for: .aa), on: [background, background.asHex])
      ?? background.asHex.blackOrWhite
  }
}
