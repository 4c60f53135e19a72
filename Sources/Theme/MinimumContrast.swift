/// The contrast ratios that text needs at level AA.
/// Source: WCAG 2.2, success criterion 1.4.3.
public enum MinimumContrast {
  /// For text smaller than 24 px, or 18.66 px bold.
  public static let text = 4.5
  /// For larger text.
  public static let largeText = 3.0
}
