import Theme

// A chosen color may be as light as the page. So what it fills also has an edge in the color's text role, which people can
// see on every page, and which is the same color if that one can be seen.

extension Anatomy {
  static func checkbox(_ isOn: Bool) -> Part {
    let box = row(0, .center, .center) { if isOn { icon(.check, .onPrimary, size: 16) } }
      .size(width: 24, height: 24).clipped(corner: 6).mark()
    return isOn ? box.fill(.primary, corner: 6).edge(.primaryText) : box.edge(.outline, width: 2)
  }

  static func radio(_ isOn: Bool) -> Part {
    row(0, .center, .center) { if isOn { shape(.primaryText, width: 12, height: 12, corner: 6).mark() } }
      .size(width: 24, height: 24).clipped(corner: 12).edge(isOn ? .primaryText : .outline, width: 2).mark()
  }

  static func toggle(_ isOn: Bool) -> Part {
    let track = row(0, .center, isOn ? .end : .start) {
      shape(isOn ? .onPrimary : .outline, width: 24, height: 24, corner: 12).mark()
    }
    .padding(3).size(width: 52, height: 32).clipped(corner: 16).mark()
    return isOn ? track.fill(.primary, corner: 16).edge(.primaryText) : track.edge(.outline)
  }

  static func slider(_ percent: Int) -> Part {
    row {
      shape(.primaryText, height: 4, corner: 2).share(percent).mark()
      shape(.primary, width: 24, height: 24, corner: 12).edge(.primaryText, width: 2).shadow(.soft).mark()
      shape(.border, height: 4, corner: 2).share(100 - percent)
    }
    .size(height: 32)
  }

  static func progress(_ percent: Int) -> Part {
    row {
      shape(.accentText, height: 4, corner: 2).share(percent).mark()
      shape(.border, height: 4, corner: 2).share(100 - percent)
    }
  }

  static func pageDots(_ count: Int, _ selected: Int) -> Part {
    row(8, .center, .center) {
      for index in 0..<count {
        shape(index == selected ? .primaryText : .outline, width: index == selected ? 24 : 8, height: 8, corner: 4)
          .mark()
      }
    }
  }
}
