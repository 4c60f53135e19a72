import Theme

extension Control.Field {
  var anatomy: Part {
    var (edge, width) = (SchemeRole.outline, 1)
    switch state {
    case .normal, .valid: break
    case .focused: (edge, width) = (.focus, 2)
    case .wrong: (edge, width) = (.negative, 2)
    }
    return column(4) {
      text(label, .footnote, .muted).lines(1)
      row(8) {
        text(value, .callout, isPlaceholder ? .muted : .text).lines(1).share()
        if case .valid = state { icon(.check, .positive, size: 20) }
        if case .wrong = state { icon(.warning, .negative, size: 20) }
      }
      .padding(horizontal: 16).size(height: 44).fill(.surface, corner: 12).edge(edge, width: width).mark()
      if case .wrong(let sentence) = state { text(sentence, .footnote, .negative) }
    }
  }
}
