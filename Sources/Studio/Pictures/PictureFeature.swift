import Catalog
import ColorScience
import Theme
import _Text

/// Taking the two colors from a picture.
struct PictureFeature: Feature, Equatable, Sendable {
  /// The picture whose colors were found last.
  private var picture: Picture?
  /// The name of a picture that was picked and isn't there yet.
  private var awaited: String?

  /// A picture whose colors were found, and the two of them that were selected.
  private struct Picture: Equatable {
    var palette: PicturePalette
    /// The name of its file.
    var name: String
    /// The indices of the colors for the primary and the accent.
    var primary: Int
    var accent: Int
  }

  mutating func handle(_ event: PictureEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .pickTapped(let fromCamera): return [.pickPicture(fromCamera: fromCamera)]
    case .picked(let name):
      (awaited, desk.notice) = (name, nil)
      return desk.go(to: .picture)
    case .found(let palette, let name):
      let wasLeft = awaited != nil && desk.route != .picture
      awaited = nil
      if wasLeft { return [] }
      guard let primary = palette.primary else { return refuse(.transparent, name, at: &desk) }
      picture = Picture(palette: palette, name: name, primary: primary, accent: palette.accent ?? primary)
      desk.notice = nil
      return desk.go(to: .picture)
    case .refused(let problem, let name): return refuse(problem, name, at: &desk)
    case .colorTapped(let role, let index):
      guard picture?.palette.colors.indices.contains(index) == true else { return [] }
      if role == .primary { picture?.primary = index } else { picture?.accent = index }
      return []
    case .useTapped: return use(at: &desk)
    }
  }

  private mutating func refuse(_ problem: PictureProblem, _ name: String, at desk: inout Desk) -> [Effect] {
    awaited = nil
    desk.notice = Notice(problem.sentence(about: name), isError: true)
    return []
  }

  /// Makes the two selected colors the theme's, and goes back to it.
  private func use(at desk: inout Desk) -> [Effect] {
    guard let picture, desk.route == .picture else { return [] }
    let colors = picture.palette.colors
    guard colors.indices.contains(picture.primary), colors.indices.contains(picture.accent) else { return [] }
    var effects = desk.choose { theme in
      theme.primary = Tint(mixed: colors[picture.primary].color)
      theme.accent = Tint(mixed: colors[picture.accent].color)
    }
    desk.rememberMixedColors()
    effects += desk.go(to: .primary)
    desk.notice = Notice(
      "Primary and accent set from “" + shortened(picture.name) + "”.", offersUndo: !desk.history.past.isEmpty)
    return effects
  }

  var panel: PicturePanel {
    var panel = PicturePanel(
      description: nil, status: "Choose, drop or paste a picture to find its colors. It never leaves this device.",
      pick: Button("Choose a picture", .picture(.pickTapped(fromCamera: false))),
      photograph: Button("Take a photo", .picture(.pickTapped(fromCamera: true))), dots: [], roles: [])
    if let awaited {
      panel.status = "Getting “" + shortened(awaited) + "”…"
      return panel
    }
    guard let picture else { return panel }
    let colors = picture.palette.colors
    panel.description = "Picture “" + shortened(picture.name) + "”"
    panel.status = colors.count == 1 ? "1 color" : colors.count.text + " colors. The best pair is selected."
    panel.pick.label = "Choose another"
    panel.dots = colors.map { PicturePanel.Dot(x: $0.x, y: $0.y, fill: $0.color) }
    panel.roles = [row(.primary, picture.primary, colors), row(.accent, picture.accent, colors)]
    panel.use = Button("Use as primary and accent", .picture(.useTapped))
    return panel
  }

  private func row(_ role: Role, _ selected: Int, _ colors: [PictureColor]) -> PicturePanel.Row {
    PicturePanel.Row(
      name: role.title,
      swatches: colors.indices.map { index in
        let color = colors[index].color
        return PicturePanel.Swatch(
          option: Option(color.hex, .picture(.colorTapped(role, index)), isSelected: index == selected),
          share: max(1, Int((colors[index].share * 100).rounded())).text + "%", fill: color, text: color.blackOrWhite)
      })
  }
}
