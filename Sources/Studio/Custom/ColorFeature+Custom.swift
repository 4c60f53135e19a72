import Catalog
import ColorScience
import Theme
import _Text

extension ColorFeature {
  mutating func handle(_ event: CustomEvent, for role: Role, at desk: inout Desk) -> [Effect] {
    guard desk.route == .custom(role) || desk.route == .choice(role) else { return [] }
    let usual = desk.usualColor(of: role)
    switch event {
    case .typed(let text): entry.text = text
    case .typingFinished: entry.isFinished = true
    case .pickColorTapped: return desk.canPickColors ? [.pickColor(into: .customColor(role))] : []
    case .channelMoved(let channel, let value): entry.move(channel, to: value, from: usual)
    case .pointed(let x, let y): entry.point(x: x, y: y, from: usual)
    case .recentTapped(let index):
      guard desk.recentColors.colors.indices.contains(index) else { return [] }
      entry.text = desk.recentColors.colors[index].css
    case .mixTapped: return entry.color.map { desk.go(to: .mixer(BaseColor($0.color))) } ?? []
    case .useTapped:
      guard let entered = entry.color, let tint = Tint(mixed: entered.color) else { return [] }
      let look = entered.isSeeThrough ? ", as it looks on white" : ""
      var effects = desk.choose(tint, for: role)
      desk.recentColors.add(tint.color)
      entry = ColorEntry()
      let isNew = !effects.isEmpty
      effects += desk.go(to: .choice(role))
      if isNew { desk.notice = Notice(role.title + " set to " + entered.color.css + look + ".", offersUndo: true) }
      return effects
    }
    return []
  }

  func customPanel(_ role: Role, at desk: Desk) -> CustomPanel {
    let entered = entry.color
    let eyedropper =
      desk.canPickColors ? [Button("Pick a color from the screen", .custom(role, .pickColorTapped))] : []
    return CustomPanel(
      field: TextField(
        label: "Color", text: entry.text, placeholder: "#3F51B5, tomato, dark red", input: .customColor(role)),
      status: entry.text.isBlank ? "Enter any color CSS knows, or a crayon’s name." : entry.status,
      entered: entered?.color,
      picker: ColorPicker(entry.picked(else: desk.usualColor(of: role)), for: .custom(role)),
      use: Button("Use as " + role.slug, .custom(role, .useTapped), isEnabled: entered != nil),
      ways: eyedropper + [
        Button("Mix this color", .custom(role, .mixTapped), isEnabled: entered != nil),
        Button("Crayons", .navigation(.routeTapped(.crayons))),
        Button(Route.picture.title, .navigation(.routeTapped(.picture))),
      ],
      recents: desk.recentColors.list(selected: entered?.color) { .custom(role, .recentTapped($0)) })
  }
}

extension Desk {
  /// The color that an entry for a role begins with: the role's own, else the primary; nil without either.
  fileprivate func usualColor(of role: Role) -> SRGB? { (theme[role] ?? theme[.primary])?.tint?.color }
}
