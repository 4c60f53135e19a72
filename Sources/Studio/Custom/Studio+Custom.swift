import Catalog
import ColorScience
import Theme
import _Text

extension Studio {
  mutating func handle(custom event: CustomEvent, for role: Role) -> [Effect] {
    guard route == .custom(role) || route == .choice(role) else { return [] }
    switch event {
    case .typed(let text):
      customText = text
      isCustomTextFinished = false
    case .typingFinished: isCustomTextFinished = true
    case .pickColorTapped: return canPickColors ? [.pickColor(into: .customColor(role))] : []
    case .channelMoved(let channel, let value): pick(for: role) { $0.set(channel, to: channel.stepped(value)) }
    case .pointed(let x, let y):
      let channels = [(Channel.hue, x), (.chroma, y)]
      pick(for: role) { color in
        for (channel, part) in channels { color.set(channel, to: channel.stepped(channel.upperBound * part)) }
      }
    case .recentTapped(let index):
      guard recentColors.colors.indices.contains(index) else { return [] }
      customText = recentColors.colors[index].css
    case .mixTapped: return entered.map { go(to: .mixer(BaseColor($0.color))) } ?? []
    case .useTapped:
      guard let entered, let tint = Tint(mixed: entered.color) else { return [] }
      let look = entered.isSeeThrough ? ", as it looks on white" : ""
      var effects = choose { $0.theme[role] = .color(tint) }
      rememberMixedColors(of: theme)
      recentColors.add(tint.color)
      customText = ""
      let isNew = !effects.isEmpty
      effects += go(to: .choice(role))
      if isNew { notice = Notice(role.title + " set to " + entered.color.css + look + ".", offersUndo: true) }
      return effects
    }
    return []
  }

  /// The color in the field; nil if it's empty or says none.
  var entered: EnteredColor? { EnteredColor(customText) }

  /// The color in the field in OKLCH, as requested. Without one, it's the role's.
  private func picked(_ entered: EnteredColor?, for role: Role) -> OKLCH {
    if let asked = entered?.asked { return asked }
    guard let color = entered?.color ?? (theme[role] ?? theme[.primary])?.tint?.color else {
      return OKLCH(lightness: 0.6, chroma: 0.15, hue: 270)
    }
    return OKLCH(color).withoutRoundingError
  }

  /// Changes the color, and writes it into the field.
  private mutating func pick(for role: Role, _ change: (inout OKLCH) -> Void) {
    var color = picked(entered, for: role)
    change(&color)
    customText = color.rounded.text
  }

  func customScreen(_ role: Role) -> (Bar, Screen.Content) {
    (
      Bar(onPrimaryOf: theme, title: Route.custom(role).title),
      .custom(customPanel(role))
    )
  }

  private func customPanel(_ role: Role) -> CustomPanel {
    let entered = entered
    let picked = picked(entered, for: role)
    let isEmpty = customText.bytes.allSatisfy { $0 == UInt8(ascii: " ") }
    let eyedropper = canPickColors ? [Button("Pick a color from the screen", .custom(role, .pickColorTapped))] : []
    return CustomPanel(
      field: TextField(
        label: "Color", text: customText, placeholder: "#3F51B5, tomato, dark red", input: .customColor(role)),
      status: isEmpty ? "Enter any color CSS knows, or a crayon’s name." : customStatus(entered),
      entered: entered?.color,
      picker: ColorPicker(picked, for: .custom(role)),
      use: Button("Use as " + role.slug, .custom(role, .useTapped), isEnabled: entered != nil),
      ways: eyedropper + [
        Button("Mix this color", .custom(role, .mixTapped), isEnabled: entered != nil),
        Button("Crayons", .navigation(.routeTapped(.crayons))),
        Button(Route.picture.title, .navigation(.routeTapped(.picture))),
      ],
      recents: recentColors.list(selected: entered?.color) { .custom(role, .recentTapped($0)) })
  }

  /// Whether the text in the field is refused: it's no color, and can't become one, or isn't typed anymore.
  var isCustomTextRefused: Bool {
    guard case nil = entered, !customText.isBlank else { return false }
    return isCustomTextFinished || !customText.mayBecomeHex
  }

  /// Describes the text in the field, which isn't empty. Nothing is wrong while it may become right.
  func customStatus(_ entered: EnteredColor?) -> String {
    guard let entered else { return isCustomTextRefused ? CrayonScreen.refusal(of: customText) : "" }
    return described(entered, picked(entered, for: .primary))
  }

  /// "Near Indigo; white text reads at 6.87:1."
  private func described(_ entered: EnteredColor, _ picked: OKLCH) -> String {
    let color = entered.color
    let text = color.blackOrWhite
    return (Tint(mixed: color)?.nearName ?? color.css) + "; " + (text == .white ? "white" : "black") + " text reads at "
      + color.asHex.contrastRatio(with: text).hundredths + ":1."
      + (entered.isSeeThrough ? " It’s see-through, so this is how it looks on white." : "")
      + (picked.limit.map { " " + $0 } ?? "")
  }
}

/// The color in the field for a custom color.
struct EnteredColor {
  /// A see-through one is over white.
  var color: SRGB
  /// As it was written, unless it was named.
  var written: CSSColor?
  var isSeeThrough: Bool { (written?.opacity ?? 1) < 1 }
}

extension String {
  /// Whether more digits would make it a hex color.
  fileprivate var mayBecomeHex: Bool {
    let digits = bytes.first == UInt8(ascii: "#") ? Array(bytes.dropFirst()) : bytes
    let isHash = digits.count < bytes.count
    return digits.count < 8 && (isHash || !digits.isEmpty)
      && digits.allSatisfy { $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20) }
  }
}
