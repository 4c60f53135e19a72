import Theme

extension Anatomy {
  static func chart(_ bars: [Control.Bar]) -> Part {
    row(8, .fill) {
      for bar in bars {
        column {
          spacer.share(100 - bar.percent)
          shape(.chart(bar.isHighlighted ? 1 : 0), corner: 6).mark().share(bar.percent)
          gap(height: 8)
          let label = text(bar.label, .caption, bar.isHighlighted ? .text : .muted).centered()
          if bar.isHighlighted { label.bold() } else { label }
        }
        .share()
      }
    }
    .share()
  }
}
