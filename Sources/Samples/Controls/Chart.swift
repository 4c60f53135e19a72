import Theme

extension Anatomy {
  static func chart(_ bars: [Control.Bar], _ height: Int) -> Part {
    row(8, .end) {
      for bar in bars {
        column(8) {
          shape(bar.isHighlighted ? .accent : .primary, height: height * bar.percent / 100, corner: 6)
            .edge(bar.isHighlighted ? .accentText : .primaryText).mark()
          let label = text(bar.label, .caption, bar.isHighlighted ? .text : .muted).centered()
          if bar.isHighlighted { label.bold() } else { label }
        }
        .share()
      }
    }
  }
}
