import Catalog
import ColorScience
import Theme
import _Text

extension RoleGroup {
  /// The theme's roles in the groups that a person looks for them in.
  static func groups(of theme: Theme, _ faces: [AdjustFace], open: Int?) -> [RoleGroup] {
    var groups: [RoleGroup] = []
    for role in theme.roles {
      let name = role.groupName(theme)
      let chip = RoleChip(role, theme, faces)
      if let index = groups.firstIndex(where: { $0.name.same(as: name) }) {
        groups[index].chips.append(chip)
      } else {
        let index = groups.count
        let toggle = Option(name, .adjust(.groupTapped(index)), isSelected: index == open)
        groups.append(RoleGroup(name: name, toggle: toggle, chips: [chip]))
      }
    }
    groups[0].chips.append(RoleChip(neutralOf: theme))
    return groups
  }

  /// The group in which a color is, counted from 0.
  static func index(of target: AdjustTarget, in theme: Theme) -> Int? {
    guard case .role(let role) = target else { return 0 }
    var names: [String] = []
    for role in theme.roles {
      let name = role.groupName(theme)
      if !names.contains(where: { $0.same(as: name) }) { names.append(name) }
    }
    let name = role.groupName(theme)
    return names.firstIndex { $0.same(as: name) }
  }
}

extension RoleChip {
  init(_ role: SchemeRole, _ theme: Theme, _ faces: [AdjustFace]) {
    let pin = theme.pin(of: role)
    name = theme.name(of: role)
    purpose = role.purpose
    self.faces = faces.map { $0.face(role) }
    isPinned = faces.contains { pin?.tint($0.appearance) != nil }
    var label = [name, purpose] + self.faces.map { face in face.value + (face.ratio.map { ", " + $0 } ?? "") }
    if isPinned { label.append("pinned") }
    if self.faces.contains(where: { $0.isShort }) { label.append("hard to read") }
    button = Button(label.text(separatedBy: ", "), .adjust(.targetTapped(.role(role))))
  }

  fileprivate init(neutralOf theme: Theme) {
    let color = (theme.neutral ?? theme.primary)?.color ?? .black
    (name, purpose, isPinned) = (AdjustTarget.neutral.name(in: theme), AdjustTarget.neutralPurpose, false)
    button = Button([name, purpose, color.value].text(separatedBy: ", "), .adjust(.targetTapped(.neutral)))
    faces = [Face(color: color, text: color.asHex.blackOrWhite, value: color.value, ratio: nil, isShort: false)]
  }
}

/// The scheme of one appearance, audited.
struct AdjustFace {
  let appearance: Appearance
  let scheme: Scheme
  let audit: ContrastAudit

  /// - Parameter charts: The theme's colors for charts, if some of them are shown.
  init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast, _ charts: Charts? = nil) {
    self.appearance = appearance
    scheme = theme.scheme(appearance, contrast, with: charts)
    audit = ContrastAudit(theme, on: appearance, contrast: contrast, level: contrast == .high ? .aaa : .aa)
  }

  func face(_ role: SchemeRole) -> RoleChip.Face {
    let color = scheme[role]
    let pairs = audit.pairs.filter { $0.role == role }
    return RoleChip.Face(
      color: color, text: color.asHex.blackOrWhite, value: color.value,
      ratio: pairs.map { $0.ratio }.min().map { $0.ratioText }, isShort: pairs.contains { !$0.passes })
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
