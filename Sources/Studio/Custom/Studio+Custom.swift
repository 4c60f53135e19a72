import Catalog
import ColorScience
import Theme

extension Studio {
  @inline(never)
  mutating func handle(custom event: CustomEvent) -> [Effect] {
    guard case .custom(let role) = route else { return [] }
    switch event {
    case .typed(let text): customText = text
    case .recentTapped(let index):
      let colors = recentColors
      guard colors.indices.contains(index) else { return [] }
      customText = colors[index].css
    case .mixTapped: return enteredColor.map { go(to: .mixer(BaseColor($0))) } ?? []
    case .useTapped:
      guard let color = enteredColor, let tint = Tint(mixed: color) else { return [] }
      var effects = choose { $0.theme[role] = .color(tint) }
      rememberMixedColors(of: theme)
      customText = ""
      let isNew = !effects.isEmpty
      effects += go(to: .choice(role))
      if isNew { notice = Notice(role.title + " set to " + color.css + ".", offersUndo: true) }
      return effects
    }
    return []
  }

  /// The color in the field: CSS, a hex without its `#`, a crayon's name, or words such as "dark red".
  var enteredColor: SRGB? {
    if let base = BaseColor(slug: customText) { return base.color }
    return CrayonScreen.color(customText, isName: false)
  }

  /// The colors that were entered or mixed last, the newest first, none of them twice; eight at most.
  var recentColors: [SRGB] {
    let themes = [theme] + history.past.suffix(16).reversed().map { Theme(salvaging: $0) }
    let tints = themes.flatMap { [$0.accent, $0.primary] }.compactMap { $0 }.filter { $0.ramp.isMixed }
    var colors: [SRGB] = []
    for color in tints.map({ $0.color }) + mixers.reversed().compactMap({ $0.tint?.color })
    where colors.count < 8 && !colors.contains(color) {
      colors.append(color)
    }
    return colors
  }

  @inline(never)
  func customScreen(_ role: Role) -> (Bar, Screen.Content) {
    (
      Bar(onPrimaryOf: theme, title: Route.custom(role).title),
      .custom(customPanel(role))
    )
  }

  private func customPanel(_ role: Role) -> CustomPanel {
    let color = enteredColor
    let isEmpty = customText.bytes.allSatisfy { $0 == UInt8(ascii: " ") }
    let eyedropper = canPickColors ? [Button("Pick a color from the screen", .pickColorTapped)] : []
    return CustomPanel(
      field: TextField(label: "Color", text: customText, placeholder: "#3F51B5, tomato, dark red", input: .customColor),
      status: color.map { described($0) }
        ?? (isEmpty
          ? "Enter any color CSS knows, or a crayon’s name."
          : "“" + shortened(customText) + "” isn’t a color. Try #3F51B5, tomato or oklch(0.5 0.2 270)."),
      entered: color.map { swatch($0, Option($0.css, .custom(.mixTapped), isSelected: false)) },
      use: Button("Use as " + role.slug, .custom(.useTapped), isEnabled: color != nil),
      ways: eyedropper + [
        Button("Mix this color", .custom(.mixTapped), isEnabled: color != nil),
        Button("Crayons", .routeTapped(.crayons)),
        Button(Route.picture.title, .routeTapped(.picture)),
      ],
      recentName: "Recent colors",
      recents: recentColors.enumerated().map { index, recent in
        swatch(recent, Option(recent.css, .custom(.recentTapped(index)), isSelected: recent == color))
      })
  }

  /// "Near Indigo; white text reads at 6.87:1."
  private func described(_ color: SRGB) -> String {
    let text = color.blackOrWhite
    return (Tint(mixed: color)?.name ?? color.css) + "; " + (text == .white ? "white" : "black") + " text reads at "
      + color.asHex.contrastRatio(with: text).hundredths + ":1."
  }

  private func swatch(_ color: SRGB, _ option: Option) -> CustomPanel.Swatch {
    CustomPanel.Swatch(option: option, fill: color, text: color.blackOrWhite)
  }
}
