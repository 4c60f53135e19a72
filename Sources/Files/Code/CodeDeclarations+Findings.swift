import ColorScience
import Theme
import _Text

extension CodeDeclarations {
  /// Adds the colors and fonts, with names followed to their values.
  mutating func add(to findings: inout Findings) {
    for font in fonts { findings.add(font) }
    for use in nextFontUses {
      guard let font = nextFonts.first(where: { $0.name.same(as: use.constant) }) else { continue }
      findings.add(FoundFont(name: use.name, family: font.family))
    }
    makeIndex()
    firstTheme = declarations.lazy.compactMap { $0.place.theme?.name }.first ?? ""
    if declarations.contains(where: { $0.place.path.first?.same(as: "daisyui" as StaticString) == true }) {
      findings.vocabulary = .daisyUI
    }
    let scheme = declarations.filter { $0.place.isScheme }.compactMap { $0.place.path.last }
    let names = SchemeNames(
      hasPrimary: scheme.contains { $0.same(as: "primary" as StaticString) },
      hasSecondary: scheme.contains { $0.same(as: "secondary" as StaticString) })
    for index in declarations.indices {
      let declaration = declarations[index]
      if declaration.place.path.contains(where: { $0.isForContrast }) { continue }
      let name = shownName(declaration)
      switch declaration.value {
      case .color(let color):
        add(color, name, index, role(of: declaration, names))
      case .seeThrough: findings.leaveOut(name, because: .seeThrough)
      case .computed: findings.leaveOut(name, because: .computed)
      case .name(let chain):
        follow(chain, from: index, name, role(of: declaration, names), &findings)
      default: break
      }
    }
    let schemes = schemes()
    for (position, entry) in entries.enumerated() {
      let theme = schemes[position]
      guard let theme else { continue }
      let color = entry.color
      findings.add(
        theme.isEmpty
          ? color
          : FoundColor(
            name: color.name, color: color.color, isDark: color.isDark, role: color.role, theme: theme, use: color.use))
    }
  }

  mutating func add(_ color: SRGB, _ name: String, _ index: Int, _ role: Role? = nil) {
    entries.append((found(color, name, index, role), index))
  }

  /// Adds the values a name refers to.
  mutating func follow(
    _ chain: [String], from index: Int, _ name: String, _ role: Role?, _ findings: inout Findings
  ) {
    switch resolved(chain, from: index, hops: 32) {
    case .color(let color): add(color, name, index, role)
    case .seeThrough:
      // A color declared in this file is added at its declaration.
      if meansRole(declarations[index].place) || declaration(chain, from: index) == nil {
        findings.leaveOut(name, because: .seeThrough)
      }
    case .computed:
      if meansRole(declarations[index].place) { findings.leaveOut(name, because: .computed) }
    case .group: addGroup(chain, as: name, index, &findings)
    default:
      if chain.count == 1, role != nil, case .color(let color) = CodeValue(constant: chain + ["500"]) {
        // MUI takes a whole hue for a color.
        add(color, name, index, role)
      } else if meansRole(declarations[index].place), !isType(chain), !isOfSheets(chain) {
        findings.leaveOut(name + " (" + chain.text(separatedBy: ".") + ")", because: .unresolved)
      }
    }
  }

  /// Whether it's a custom property of the style sheets beside the program.
  private func isOfSheets(_ chain: [String]) -> Bool {
    isBesideSheets && chain.count == 1 && chain[0].bytes.firstIndex(ofRun: "var(".bytes, from: 0) != nil
  }

  /// A color by the name that a declaration gives it.
  func found(_ color: SRGB, _ name: String, _ index: Int, _ role: Role? = nil) -> FoundColor {
    let theme = declarations[index].place.theme?.name ?? ""
    return FoundColor(
      name: name, color: color, isDark: darkness[index], role: role, theme: theme.same(as: firstTheme) ? "" : theme,
      use: isOfStyle(index) ? .other : .unknown)
  }

  /// Whether it's the text, the fill or a line of some part of a screen, whatever that's called: `primary: { color: … }` among the
  /// variants of a button is the text of one.
  private func isOfStyle(_ index: Int) -> Bool {
    let place = declarations[index].place
    guard let last = place.path.last else { return false }
    // With a hyphen, it's CSS's own.
    if last.isOne(of: ["background-color", "border-color"]) { return true }
    guard last.isOne(of: styleProperties) else { return false }
    if place.isStyle || place.path.dropLast().contains(where: { $0.isOne(of: styleGroups) }) { return true }
    // A text beside what it's on.
    guard last.same(as: "color"), place.path.count > 1 else { return false }
    return declarations[max(0, index - 4)..<min(declarations.count, index + 5)].contains { other in
      guard other.place.path.count == place.path.count, let name = other.place.path.last else { return false }
      return name.isOne(of: ["bg", "background", "backgroundColor"])
        && place.path.indices.dropLast().allSatisfy { place.path[$0].same(as: other.place.path[$0]) }
    }
  }

  /// Adds the colors of a group under another name.
  mutating func addGroup(_ chain: [String], as name: String, _ index: Int, _ findings: inout Findings) {
    for member in membersOf(chain) {
      let declaration = declarations[member]
      let last = declaration.index?.text ?? declaration.place.path.last ?? ""
      var value = declaration.value
      if case .name(let next) = value { value = resolved(next, from: member, hops: 16) }
      guard case .color(let color) = value else { continue }
      let isColor = declaration.index == mantineShade ?? 6
      add(color, isColor ? name : name + "." + last, index)
    }
  }
}

/// Whether a name is that of a type rather than a value's.
private func isType(_ chain: [String]) -> Bool {
  guard chain.count == 1, let bytes = chain.first?.bytes, let first = bytes.first else { return false }
  return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
    && !bytes.contains { $0.isDigit }
}

/// Properties of CSS, and parameters of other frameworks that mean the same.
private let styleProperties: [StaticString] = [
  "color", "bg", "backgroundColor", "foregroundColor", "textColor", "borderColor", "iconColor", "fill", "stroke",
  "surfaceTintColor", "shadowColor", "tintColor",
]
/// What such styles are in.
private let styleGroups: [StaticString] = [
  "components", "styleOverrides", "variants", "buttons", "textStyles", "layerStyles", "baseStyle", "styles",
]
