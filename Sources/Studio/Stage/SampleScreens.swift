import Catalog
import ColorScience
import Samples
import Theme

/// The sample screens in one theme or, if one is pinned, in two.
public struct SampleScreens: Equatable, Sendable {
  public var sheets: [SampleSet]
  /// Which choices the theme still lacks; nil if it's complete.
  public var note: String?
  /// In the mixer, what there is to know about the color.
  public var color: ColorSheet?
}

/// The sample screens in one theme.
public struct SampleSet: Equatable, Sendable {
  /// What sets it apart from the sheet next to it; nil if there's only one.
  public var title: String?
  /// What all samples are painted with, or the first half and the second.
  public var paints: [SamplePaint]
  /// The two halves.
  public var halves: [[SampleCard]]
  /// Whether one sample is shown at full size, and no other.
  public var isEnlarged: Bool
}

/// What a sample is painted with.
public struct SamplePaint: Equatable, Sendable {
  public var scheme: Scheme
  /// Nil for the app's own font.
  public var titleFont: Family?
  /// Nil for the app's own font.
  public var bodyFont: Family?
  public var appName: String
  public var appearance: Appearance
}

/// A sample on the stage.
public struct SampleCard: Equatable, Sendable {
  public var sample: Sample
  /// What a screen reader says instead of the sample.
  public var name: String
  public var caption: String
  /// Shows it at full size, or all samples again.
  public var button: Button
  public var isLarge: Bool
}
