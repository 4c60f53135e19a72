import Theme

/// A part of a sample screen.
public indirect enum Part: Sendable {
  /// Parts side by side, one below the other, or one above the other.
  case stack(Stack)
  case text(Passage)
  /// A symbol of a size in points.
  case icon(Icon, SchemeRole, size: Int)
  case picture(Picture)
  /// A control, which a front end may replace with its native one; see `Control.anatomy`.
  case control(Control)
}

/// Collects parts.
@resultBuilder
enum Parts {
  static func buildExpression(_ part: Part) -> [Part] { [part] }
  static func buildExpression(_ parts: [Part]) -> [Part] { parts }
  static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  static func buildEither(first parts: [Part]) -> [Part] { parts }
  static func buildEither(second parts: [Part]) -> [Part] { parts }
  static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
}
