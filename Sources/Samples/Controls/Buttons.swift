import Theme

extension Control.ButtonKind {
  /// The roles of its fill, its edge and its label.
  var roles: (fill: SchemeRole?, edge: SchemeRole?, label: SchemeRole) {
    switch self {
    case .callToAction: (.accent, nil, .onAccent)
    case .filled: (.primary, nil, .onPrimary)
    case .tonal: (.primarySoft, nil, .onPrimarySoft)
    case .outlined: (nil, .outline, .text)
    case .plain: (nil, nil, .primaryText)
    // A disabled label may be hard to read. This one isn't.
    case .disabled: (.surface, .border, .muted)
    }
  }
}

extension Anatomy {
  static func button(_ label: String, _ kind: Control.ButtonKind) -> Part {
    let roles = kind.roles
    var label = row(0, .center, .center) { text(label, .callout, roles.label).bold().centered().lines(1) }
      .padding(horizontal: 20).size(height: 48).clipped(corner: 12)
    if let fill = roles.fill { label = label.fill(fill, corner: 12) }
    if let edge = roles.edge { label = label.edge(edge) }
    // The accent may be the page's own color.
    return kind == .callToAction ? label.shadow(.soft) : label
  }

  static func floatingButton(_ symbol: Icon) -> Part {
    row(0, .center, .center) { icon(symbol, .onAccent) }
      .size(width: 60, height: 60).fill(.accent, corner: 30).shadow(.deep)
  }

  static func iconButton(_ symbol: Icon, _ kind: Control.ButtonKind) -> Part {
    let roles = kind.roles
    var button = row(0, .center, .center) { icon(symbol, roles.label, size: 20) }
      .size(width: 40, height: 40).clipped(corner: 20)
    if let fill = roles.fill { button = button.fill(fill, corner: 20) }
    if let edge = roles.edge { button = button.edge(edge) }
    return button
  }

  static func chip(_ label: String, _ isSelected: Bool) -> Part {
    let chip = row { text(label, .footnote, isSelected ? .onPrimarySoft : .text).lines(1) }
      .padding(horizontal: 12).size(height: 32)
    return isSelected
      ? chip.fill(.primarySoft, corner: 16) : chip.clipped(corner: 16).edge(.outline)
  }

  static func badge(_ count: String) -> Part {
    row(0, .center, .center) { text(count, .caption, .onNegative).bold() }
      .padding(horizontal: 6).size(height: 20).fill(.negative, corner: 10)
  }
}
