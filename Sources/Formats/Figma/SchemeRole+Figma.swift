import Theme

extension SchemeRole {
  /// Where designers are offered a variable of the role, as Figma writes it.
  /// Source: developers.figma.com, "VariableScope".
  var figmaScopes: StaticString {
    switch self {
    case .positive, .warning, .negative: "\"TEXT_FILL\", \"FRAME_FILL\", \"SHAPE_FILL\", \"STROKE_COLOR\""
    case .border, .outline, .focus: "\"STROKE_COLOR\""
    default:
      switch kind {
      case .text: "\"TEXT_FILL\", \"SHAPE_FILL\""
      case .background: "\"FRAME_FILL\", \"SHAPE_FILL\""
      case .mark, .hairline: "\"SHAPE_FILL\", \"STROKE_COLOR\""
      }
    }
  }
}
