import Catalog
import ColorScience

/// The navigation bar and, above it, the status bar, which takes the same colors.
public struct Bar: Equatable, Sendable {
  public var title: String
  /// The title's font, nil for the app's own.
  public var typeface: Family?
  /// Whether the title is set larger than usual.
  public var isGrown = false
  /// The second line under the title.
  public var subtitle: Subtitle?
  /// The ground, nil for the app's own.
  public var fill: SRGB?
  /// The color of the title and of what can be tapped, nil for the app's own.
  public var text: SRGB?
  public var back: BarButton?
  public var next: BarButton?

  /// The second line under the title.
  public struct Subtitle: Equatable, Sendable {
    public var text: String
    /// Its font, nil for the app's own.
    public var typeface: Family?
    /// A ground of its own, where the bar's would leave this small text below 4.5:1.
    public var plate: SRGB?
  }
}

/// A button of the bar.
public struct BarButton: Equatable, Sendable {
  public var label: String
  public var isEnabled = true
  /// Its color where that is not the bar's text color.
  public var tint: SRGB?
}
