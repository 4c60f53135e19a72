/// The forms in which a theme can be taken home.
public enum ExportFormat: Equatable, Sendable {
  /// CSS custom properties.
  case css
}
