import Catalog
import ColorScience

/// Finds the smallest change of a chosen color that lets people use it as it is.
struct ChangeSearch {
  let use: PlainUse
  let theme: Theme
  let appearance: Appearance
  /// The uses that fall short today.
  let short: [PlainUse]

  /// Prefers another shade of the same ramp; otherwise, the nearest lightness.
  func nearest() -> ThemeChange? {
    // In dark, the scheme already moves the primary.
    guard use.role != .primary else { return nil }
    let part = use.role.part
    // A mark on the bar reads if either changes.
    let parts = use.role == .accentOnPrimary ? [.primary, part] : [part]
    for part in parts { if let change = nearestShade(of: part) { return change } }
    for part in parts { if let change = nearestLightness(of: part) { return change } }
    return nil
  }

  /// The shade the fewest steps away; if two are equally near, the darker one. Only an accent is replaced by an accent.
  private func nearestShade(of part: Role) -> ThemeChange? {
    guard let present = theme[part]?.tint, let index = present.ramp.swatches.firstIndex(of: present.swatch)
    else { return nil }
    let swatches = present.ramp.swatches
    for distance in 1..<max(2, swatches.count) {
      for candidate in [index + distance, index - distance] where swatches.indices.contains(candidate) {
        guard !swatches[candidate].step.isAccent || present.swatch.step.isAccent,
          let change = change(part, from: present, to: Tint(present.ramp, swatches[candidate].step))
        else { continue }
        return change
      }
    }
    return nil
  }

  private func nearestLightness(of part: Role) -> ThemeChange? {
    guard let present = theme[part]?.tint, use.role != .onPrimary, use.role != .onAccent,
      let color = present.color.movedInLightness(
        toReach: use.required, on: [part == use.role.part ? use.background : use.color])
    else { return nil }
    return change(part, from: present, to: Tint(mixed: color))
  }

  /// The change, if the use then reads, no other use that reads today falls short, and the color keeps its character.
  private func change(_ part: Role, from present: Tint, to tint: Tint?) -> ThemeChange? {
    guard let tint, OKLCH(tint.color).isShade(of: OKLCH(present.color)) else { return nil }
    let change = ThemeChange(part, tint, of: theme)
    for left in PlainUse.shortfalls(of: change.theme, appearance, change.theme.scheme(appearance)) {
      if left.role == use.role || !short.contains(where: { $0.role == left.role }) { return nil }
    }
    return change
  }
}

extension OKLCH {
  /// Whether the color keeps another's hue within 10° and 85% of its chroma, and is at most 0.2 lighter or darker.
  /// Grays have no hue.
  fileprivate func isShade(of other: OKLCH) -> Bool {
    guard chroma >= 0.85 * other.chroma, (lightness - other.lightness).magnitude <= 0.2 else { return false }
    let turn = (hue - other.hue).magnitude
    return min(turn, 360 - turn) <= 10 || other.chroma < 0.02
  }
}
