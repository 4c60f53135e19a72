import ColorScience
import Theme

/// The differences between two themes or files.
struct ThemeDifference {
  /// Choices that differ.
  private(set) var choices: [ChangedChoice] = []
  /// Colors that differ, light ones first, each role in the scheme's order.
  private(set) var colors: [ChangedColor] = []

  struct ChangedChoice {
    /// "Title font".
    let name: String
    let before, after: String?
  }

  struct ChangedColor {
    let name: String
    let appearance: Appearance
    /// Nil if it's added, or removed.
    let before, after: State?
    /// The contrast ratio it needs; nil if none is known.
    let required: Double?

    struct State {
      let color: SRGB
      /// The lowest contrast ratio on the colors that it has to be readable on; nil if there are none.
      let ratio: Double?
    }

    /// The difference in OKLab; nil if it's added, or removed.
    var distance: Double? {
      guard let before, let after else { return nil }
      return OKLab(before.color).difference(from: OKLab(after.color))
    }

    /// Whether it doesn't read as it has to, and did before, or wasn't there.
    var breaksPromise: Bool {
      guard let required, let ratio = after?.ratio, ratio < required else { return false }
      return before?.ratio.map { $0 >= required } ?? true
    }
  }

  init(from before: DiffSide, to after: DiffSide) {
    for role in Role.allCases {
      compare(role.title, before.theme[role]?.label, after.theme[role]?.label)
    }
    compare("Name", before.theme.name?.text, after.theme.name?.text)
    // Names of a file that mean no role of the scheme can only be compared with those of another file.
    let areFiles = before.isFile && after.isFile
    let known = before.colors + after.colors.filter { color in !before.colors.contains { $0.isSame(as: color) } }
    for appearance in [Appearance.light, .dark] {
      for color in known where color.appearance == appearance && (areFiles || color.role != nil) {
        guard before.knows(color), after.knows(color) else { continue }
        let (one, other) = (before.state(of: color), after.state(of: color))
        let changed = ChangedColor(
          name: color.name, appearance: appearance, before: one, after: other,
          required: color.role?.kind.ratio(.standard) ?? (after.pair(of: color) ?? before.pair(of: color))?.needed)
        if one?.color != other?.color || changed.breaksPromise { colors.append(changed) }
      }
    }
  }

  var isEmpty: Bool { choices.isEmpty && colors.isEmpty }
  var breaksPromise: Bool { colors.contains(where: \.breaksPromise) }

  private mutating func compare(_ name: String, _ before: String?, _ after: String?) {
    if before != after { choices.append(ChangedChoice(name: name, before: before, after: after)) }
  }
}

extension DiffSide {
  /// Whether it can say how a color is: the importers take the name of the role "dark" for that of a color in dark mode.
  fileprivate func knows(_ color: DiffColor) -> Bool {
    !isFile || color.role != .dark || color.appearance == .dark || colors.contains { $0.isSame(as: color) }
  }

  fileprivate func state(of color: DiffColor) -> ThemeDifference.ChangedColor.State? {
    // A color that a file has only for light applies in dark, too.
    let own =
      colors.first { $0.isSame(as: color) }
      ?? colors.first { isFile && $0.name == color.name && $0.appearance == .light }
    guard let own else { return nil }
    let ratios = (color.role?.backgrounds ?? []).compactMap { background -> Double? in
      // A focus ring that doesn't read on the primary is on-primary there.
      if color.role == .focus, background == .primary { return nil }
      // A color that a file has for both appearances is written once.
      let back =
        colors.first { $0.role == background && $0.appearance == color.appearance }
        ?? colors.first { $0.role == background }
      return back.map { own.color.contrastRatio(with: $0.color) }
    }
    return .init(color: own.color, ratio: ratios.min() ?? pair(of: color)?.ratio)
  }
}
