import Theme

extension Anatomy {
  static func tabs(_ labels: [String], _ selected: Int) -> Part {
    row {
      for index in labels.indices {
        column(0, .fill, .end) {
          row(0, .center) {
            let label = text(labels[index], .callout, .onPrimary).lines(1)
            if index == selected { label.bold() } else { label }
          }
          .padding(horizontal: 12).size(height: 44)
          if index == selected {
            shape(.accent, height: 4, corner: 2).edge(.accentOnPrimary).mark()
          } else {
            gap(height: 4)
          }
        }
      }
    }
  }

  static func segments(_ labels: [String], _ selected: Int) -> Part {
    row {
      for index in labels.indices {
        let isSelected = index == selected
        let label = row(0, .center, .center) {
          let label = text(labels[index], .footnote, isSelected ? .onPrimarySoft : .muted).centered().lines(1)
          if isSelected { label.bold() } else { label }
        }
        .size(height: 32).share()
        if isSelected { label.fill(.primarySoft, corner: 8) } else { label }
      }
    }
    .padding(3).fill(.surface, corner: 11).edge(.border)
  }

  static func tabBar(_ tabs: [Control.Tab], _ selected: Int) -> Part {
    column {
      hairline
      row(0, .start) {
        for index in tabs.indices {
          let role: SchemeRole = index == selected ? .primaryText : .muted
          column(2, .center) {
            row(0, .start, .center) {
              icon(tabs[index].icon, role)
              if let count = tabs[index].badge { badge(count) }
            }
            text(tabs[index].label, .caption, role).lines(1)
          }
          .share()
        }
      }
      .padding(top: 10, bottom: 22)
    }
    .fill(.surface)
  }
}
