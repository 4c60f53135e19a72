import Catalog
import ColorScience
import Suggestions
import Theme

/// The screen for choosing a color: a grid of swatches under a bar in the primary. Stories VC01 and VC02.
enum ColorScreen {
  static func bar(_ role: Role, _ theme: Theme) -> Bar {
    Bar(choosing: role, theme)
  }

  static func grid(_ role: Role, _ desk: Desk, _ yourColor: YourColor, _ fitting: FittingGroup?) -> SwatchGrid {
    let (theme, mixed, appearance) = (desk.theme, desk.mixedColor(for: role), desk.appearance)
    let chosen = theme[role]?.tint
    let cells = role.colorCandidates(chosen: chosen, mixed: mixed)
    return SwatchGrid(
      name: role.title,
      pitch: role == .primary ? "Two colors and two fonts make a theme for your app." : nil,
      yourColor: yourColor,
      cells: cells.indices.map { SwatchCell(cells[$0], .colors(.swatchTapped(role, $0)), chosen: chosen, appearance) },
      showsLabels: chosen != nil,
      custom: Button(Route.custom(role).title, .navigation(.routeTapped(.custom(role)))),
      // In the third column, unless the last cell is there.
      sample: role == .accent && cells.count % 3 < 2
        ? chosen.map { SwatchGrid.Sample(fill: $0.color, text: $0.text) } : nil,
      strip: desk.look.hasRoom || theme.isEmpty ? [] : [.light, .dark].map { SamplePaint(theme, $0, .standard) },
      fitting: fitting, start: theme.isEmpty ? start : nil)
  }

  private static var start: SwatchGrid.Start {
    SwatchGrid.Start(
      title: "Or start from a theme",
      themes: GalleryTheme.start.map {
        SwatchGrid.Start.Card(
          name: $0.name, paint: SamplePaint($0.theme, $0.appearance, .standard),
          button: Button("Use " + $0.name, .gallery(.useTapped($0))))
      },
      all: Button("All themes", .navigation(.routeTapped(.library))))
  }
}

extension SwatchCell {
  /// Plain and without a visible label until a color is chosen; then all but the chosen one go gray.
  fileprivate init(_ tint: Tint, _ event: Event, chosen: Tint?, _ appearance: Appearance) {
    option = Option(tint.name, event, isSelected: tint == chosen)
    hex = tint.isUnnamed ? "" : tint.color.hex
    fill = option.isSelected || chosen == nil ? tint.color : appearance.muted(tint.color)
    text = option.isSelected ? tint.text : appearance.mutedText
    let isLarge = option.isSelected && tint.color.contrastRatio(with: tint.text) < ContrastSubject.text.ratio(for: .aa)
    labelStyle = isLarge ? .largeSwatchLabel : .swatchLabel
  }
}

extension Role {
  /// The colors to choose from: a mixed color first if there is one, and a chosen shade in place of its hue.
  func colorCandidates(chosen: Tint?, mixed: Tint?) -> [Tint] {
    guard case .colors(let tints) = candidates else { return [] }
    return (mixed.map { [$0] } ?? [])
      + tints.map { tint in
        guard let chosen, chosen.ramp == tint.ramp else { return tint }
        return chosen
      }
  }
}
