/// How much contrast a person asks for.
public enum Contrast: Equatable, Sendable, CaseIterable {
  /// WCAG's level AA.
  case standard
  /// WCAG's level AAA, for people who ask their device for more contrast.
  case high
}
