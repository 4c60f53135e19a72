import Catalog
import ColorScience
import Suggestions
import Theme
import _Text

extension Studio {
  /// Everything that can be adjusted, with the colors of these appearances; nil until the four choices are made.
  func adjustPanel(_ appearances: [Appearance], _ contrast: Contrast) -> AdjustPanel? {
    guard canAdjust else { return nil }
    let faces = appearances.map { AdjustFace(theme, $0, contrast) }
    return AdjustPanel(
      groups: roleGroups(faces),
      add: Button(
        "Add a color", .adjust(.addTapped), isEnabled: theme.brandColors.count < Theme::Limits.brandColors),
      unpinAll: theme.pins.isEmpty ? nil : Button("Unpin all", .adjust(.unpinAllTapped)),
      settings: ThemeSetting.allCases.map { stepper($0) }, editor: colorEditor)
  }

  private func roleGroups(_ faces: [AdjustFace]) -> [RoleGroup] {
    var names: [String] = []
    var groups: [RoleGroup] = []
    for role in theme.roles {
      let name = role.groupName(theme)
      let chip = chip(role, faces)
      if let index = names.firstIndex(where: { $0.same(as: name) }) {
        groups[index].chips.append(chip)
      } else {
        names.append(name)
        let index = groups.count
        let toggle = Option(name, .adjust(.groupTapped(index)), isSelected: index == adjust.openGroup)
        groups.append(RoleGroup(name: name, toggle: toggle, chips: [chip]))
      }
    }
    groups[0].chips.append(neutralChip)
    return groups
  }

  /// The group of roles in which a color is, counted from 0.
  func group(of target: AdjustTarget) -> Int? {
    guard case .role(let role) = target else { return 0 }
    var names: [String] = []
    for role in theme.roles {
      let name = role.groupName(theme)
      if !names.contains(where: { $0.same(as: name) }) { names.append(name) }
    }
    let name = role.groupName(theme)
    return names.firstIndex { $0.same(as: name) }
  }

  private var neutralChip: RoleChip {
    let color = (theme.neutral ?? theme.primary)?.color ?? .black
    let (name, purpose, value) = (AdjustTarget.neutral.name(in: theme), AdjustTarget.neutralPurpose, color.value)
    return RoleChip(
      button: Button([name, purpose, value].text(separatedBy: ", "), .adjust(.targetTapped(.neutral))), name: name,
      purpose: purpose,
      faces: [RoleChip.Face(color: color, text: color.asHex.blackOrWhite, value: value, ratio: nil, isShort: false)],
      isPinned: false)
  }

  func chip(_ role: SchemeRole, _ faces: [AdjustFace]) -> RoleChip {
    let pin = theme.pin(of: role)
    let chipFaces = faces.map { $0.face(role) }
    let isPinned = faces.contains { pin?.tint($0.appearance) != nil }
    let facts = chipFaces.map { face in face.value + (face.ratio.map { ", " + $0 } ?? "") }
    let name = theme.name(of: role)
    var label = [name, role.purpose] + facts
    if isPinned { label.append("pinned") }
    if chipFaces.contains(where: { $0.isShort }) { label.append("hard to read") }
    return RoleChip(
      button: Button(label.text(separatedBy: ", "), .adjust(.targetTapped(.role(role)))), name: name,
      purpose: role.purpose, faces: chipFaces, isPinned: isPinned)
  }

  private func stepper(_ setting: ThemeSetting) -> SettingStepper {
    let value = theme[setting]
    func button(_ direction: Int, _ word: String) -> Screen.Button {
      Button(
        setting.title + ": " + word, .adjust(.stepped(setting, direction)),
        isEnabled: setting.stop(direction, from: value) != nil)
    }
    return SettingStepper(
      label: setting.title, value: setting.label(of: value), note: note(on: setting),
      down: button(-1, "less"), up: button(1, "more"),
      reset: value == nil
        ? nil : Button("Reset " + setting.title.asciiLowercased, .adjust(.settingResetTapped(setting))))
  }

  /// That the family lacks the weight; nil if it may have it.
  private func note(on setting: ThemeSetting) -> String? {
    let family: Family? =
      switch setting {
      case .titleWeight: theme.titleFont
      case .bodyWeight: theme.bodyFont
      case .scale, .size, .corner: nil
      }
    guard let family, let weight = theme[setting], weight > 500, family.hasBold == false else { return nil }
    return family.label + " has no bold, so it’s shown in its regular weight."
  }

  // MARK: The editor

  private var colorEditor: ColorEditor? {
    guard let target = adjust.target else { return nil }
    // Another tab, or a link, may have taken the brand color away.
    if case .role(let role) = target, (role.brandIndex ?? -1) >= theme.brandColors.count { return nil }
    let picked = pickedForAdjusting
    let color = editedColor
    var editor = ColorEditor(
      title: AdjustTarget.neutral.name(in: theme), purpose: AdjustTarget.neutralPurpose.capitalizedFirst + ".",
      field: TextField(
        label: "Color", text: adjust.text, placeholder: color.css, input: .adjustedColor),
      color: color, status: "", isShort: false, picker: ColorPicker(picked, for: .adjusting),
      swatches: editorSwatches.enumerated().map { index, swatch in
        SwatchChoice.Swatch(
          option: Option(
            swatch.name + ", " + swatch.color.css, .adjust(.swatchTapped(index)), isSelected: swatch.color == color),
          color: swatch.color)
      },
      sides: [], done: Button("Done", .adjust(.doneTapped)))
    switch target {
    case .neutral:
      editor.status = color.css + "."
      if theme.neutral != nil { editor.removal = Button("Use the primary’s hue", .adjust(.unpinTapped)) }
    case .role(let role): fill(&editor, for: role)
    }
    if !adjust.text.isEmpty, adjustedColor == nil {
      editor.status = CrayonScreen.refusal(of: adjust.text)
    }
    return editor
  }

  private func fill(_ editor: inout ColorEditor, for role: SchemeRole) {
    editor.title = theme.name(of: role)
    editor.purpose = role.purpose.capitalizedFirst + "."
    if case .brand(let index) = role {
      let name = theme.brandColors[Int(index)].name.text
      editor.name = TextField(label: "Name", text: adjust.name ?? name, input: .brandName)
      editor.nameError = brandNameError
      editor.lock = lock(forBrandColorAt: Int(index))
      editor.removal = Button("Remove " + name, .adjust(.removeTapped))
    } else {
      editor.sides = AdjustSide.allCases.map {
        Option($0.title, .adjust(.sideTapped($0)), isSelected: $0 == adjust.side)
      }
      let pin = theme.pin(of: role)
      if adjust.side.appearances.contains(where: { pin?.tint($0) != nil }) {
        editor.removal = Button("Unpin", .adjust(.unpinTapped))
      }
    }
    let pairs = adjust.side.appearances.flatMap { appearance in
      ContrastAudit(theme, on: appearance).worstPair(of: role).map { [(appearance, $0)] } ?? []
    }
    editor.status =
      pairs.isEmpty
      ? editor.color.css + "."
      : pairs.map { appearance, pair in
        let place = adjust.side == .both ? (appearance == .light ? "Light: " : "Dark: ") : ""
        return place + pair.ratio.hundredths + ":1 on " + pair.backgroundName
          + (pair.passes ? "." : ", and needs " + pair.requiredText + ".")
      }.text(separatedBy: " ")
    editor.isShort = pairs.contains { !$0.1.passes }
    editor.nearest = pairs.lazy.compactMap { $1.offer(toMend: role, $0) }.first
    editor.picker.promiseBoundary = pairs.first.map { appearance, _ in
      promiseBoundary(of: role, theme.scheme(appearance), lightness: editor.picker.lightness.value)
    }
  }

  /// For hues at even steps, the greatest chroma up to which the color reads on all the role's backgrounds.
  private func promiseBoundary(of role: SchemeRole, _ scheme: Scheme, lightness: Double) -> [Double] {
    let backgrounds = role.backgrounds.map { scheme.color(of: $0).hex.relativeLuminance }
    let ratio = role.kind.ratio(.standard)
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

  /// The colors that the editor offers, each with its own name, such as "Indigo 500", or the name that's nearest.
  var editorSwatches: [(name: String, color: SRGB)] {
    if case .role(.brand) = adjust.target { return theme.missingColors.map { (Tint(mixed: $0)?.nearName ?? "", $0) } }
    let ramps = [theme.primary, theme.accent].compactMap { $0?.ramp } + theme.brandColors.map { $0.tint.ramp }
    return ramps.prefix(3).flatMap { ramp in
      ramp.swatches.filter { !$0.step.isAccent }.map { (Tint(ramp, $0.step)?.label ?? "", $0.color) }
    }
  }
}

/// The scheme of one appearance, audited.
struct AdjustFace {
  let appearance: Appearance
  let scheme: Scheme
  let audit: ContrastAudit

  init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast) {
    self.appearance = appearance
    scheme = theme.scheme(appearance, contrast)
    audit = ContrastAudit(theme, on: appearance, contrast: contrast, level: contrast == .high ? .aaa : .aa)
  }

  func face(_ role: SchemeRole) -> RoleChip.Face {
    let color = scheme[role]
    let pairs = audit.pairs.filter { $0.role == role }
    return RoleChip.Face(
      color: color, text: color.asHex.blackOrWhite, value: color.value,
      ratio: pairs.map { $0.ratio }.min().map { $0.hundredths + ":1" }, isShort: pairs.contains { !$0.passes })
  }
}

extension SRGB {
  /// "#280B13", or "P3" of a color that only Display P3 has.
  fileprivate var value: String { isInGamut ? asHex.hex : "P3" }
}

extension SchemeRole {
  /// The group that a person looks for it in.
  fileprivate func groupName(_ theme: Theme) -> String {
    if let brandIndex { return theme.brandColors[brandIndex].name.text.capitalizedFirst }
    return switch self {
    case .background, .surface, .raised, .border, .outline, .text, .muted: "Pages and text"
    case .primary, .onPrimary, .primaryText, .primarySoft, .onPrimarySoft: "Primary"
    case .accent, .onAccent, .accentText, .accentOnPrimary, .accentSoft, .onAccentSoft: "Accent"
    case .dark, .onDark, .accentOnDark: "Dark section"
    default: "States and focus"
    }
  }
}
