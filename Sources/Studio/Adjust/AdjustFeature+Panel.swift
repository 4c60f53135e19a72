import Catalog
import ColorScience
import Theme
import _Text

extension AdjustFeature {
  /// Everything that can be adjusted, with the colors of these appearances; nil until the four choices are made.
  func panel(_ appearances: [Appearance], at desk: Desk) -> AdjustPanel? {
    let theme = desk.theme
    guard theme.isComplete else { return nil }
    let faces = appearances.map { AdjustFace(theme, $0, desk.look.settings.contrast) }
    return AdjustPanel(
      groups: RoleGroup.groups(of: theme, faces, open: openGroup),
      add: Button(
        "Add a color", .adjust(.addTapped), isEnabled: theme.brandColors.count < Theme::Limits.brandColors),
      unpinAll: theme.pins.isEmpty ? nil : Button("Unpin all", .adjust(.unpinAllTapped)),
      settings: ThemeSetting.allCases.map { SettingStepper($0, theme) }, editor: colorEditor(at: desk))
  }

  private func colorEditor(at desk: Desk) -> ColorEditor? {
    let theme = desk.theme
    guard let editor, editor.target.exists(in: theme) else { return nil }
    let color = editor.color(in: theme)
    var shown = ColorEditor(
      title: editor.target.name(in: theme), purpose: AdjustTarget.neutralPurpose.capitalizedFirst + ".",
      field: TextField(label: "Color", text: editor.entry.text, placeholder: color.css, input: .adjustedColor),
      color: color, status: color.css + ".", isShort: false,
      picker: ColorPicker(editor.entry.picked(else: color), for: .adjusting),
      swatches: swatches(at: desk).enumerated().map { index, swatch in
        SwatchChoice.Swatch(
          option: Option(
            swatch.name + ", " + swatch.color.css, .adjust(.swatchTapped(index)), isSelected: swatch.color == color),
          color: swatch.color)
      },
      sides: [], done: Button("Done", .adjust(.doneTapped)))
    switch editor.target {
    case .neutral:
      if theme.neutral != nil { shown.removal = Button("Use the primary’s hue", .adjust(.unpinTapped)) }
    case .role(let role):
      shown.purpose = role.purpose.capitalizedFirst + "."
      shown.judge(role, theme, editor.side)
      if let index = editor.target.brandIndex(in: theme) {
        let name = theme.brandColors[index].name.text
        shown.name = TextField(label: "Name", text: editor.name ?? name, input: .brandName)
        shown.nameError = editor.nameError(in: theme)
        shown.lock = desk.lock(forBrandColorAt: index)
        shown.removal = Button("Remove " + name, .adjust(.removeTapped))
      } else {
        shown.sides = AdjustSide.allCases.map {
          Option($0.title, .adjust(.sideTapped($0)), isSelected: $0 == editor.side)
        }
        let pin = theme.pin(of: role)
        if editor.side.appearances.contains(where: { pin?.tint($0) != nil }) {
          shown.removal = Button("Unpin", .adjust(.unpinTapped))
        }
      }
    }
    if let refusal = editor.entry.refusal { shown.status = refusal }
    return shown
  }
}

extension ColorEditor {
  /// Says how the role reads, offers the nearest color that does, and marks where it does on the plane.
  fileprivate mutating func judge(_ role: SchemeRole, _ theme: Theme, _ side: AdjustSide) {
    let pairs = side.appearances.flatMap { appearance in
      ContrastAudit(theme, on: appearance).worstPair(of: role).map { [(appearance, $0)] } ?? []
    }
    guard let first = pairs.first else { return }
    status =
      pairs.map { appearance, pair in
        (side == .both ? appearance.title + ": " : "") + (role.backgrounds.count > 1 && pair.passes ? "at least " : "")
          + pair.ratio.ratioText + " on " + pair.backgroundName
          + (pair.passes ? "." : ", and needs " + pair.requiredText + ".")
      }.text(separatedBy: " ").capitalizedFirst
    isShort = pairs.contains { !$0.1.passes }
    nearest = pairs.lazy.compactMap { $1.offer(toMend: role, $0) }.first
    picker.promiseBoundary = role.promiseBoundary(in: theme.scheme(first.0), lightness: picker.lightness.value)
  }
}

extension SchemeRole {
  /// For hues at even steps, the greatest chroma up to which the color reads on all the role's backgrounds.
  fileprivate func promiseBoundary(in scheme: Scheme, lightness: Double) -> [Double] {
    let backgrounds = backgrounds.map { scheme.color(of: $0).hex.relativeLuminance }
    let ratio = kind.ratio(.standard)
    let steps = 16
    return (0...60).map { hue in
      for step in 0...steps {
        let chroma = Channel.chroma.upperBound * Double(step) / Double(steps)
        let luminance = OKLCH(lightness: lightness, chroma: chroma, hue: Double(hue) * 6).displayable()
          .relativeLuminance
        guard backgrounds.allSatisfy({ contrastRatio(luminance, $0) >= ratio }) else {
          return step == 0 ? 0 : chroma - Channel.chroma.upperBound / Double(steps)
        }
      }
      return Channel.chroma.upperBound
    }
  }
}
