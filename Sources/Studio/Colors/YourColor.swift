import Catalog
import ColorScience
import Suggestions
import Theme
import _Text

/// The field above a grid that takes a custom color.
public struct YourColor: Equatable, Sendable {
  /// Takes any color CSS can write, a hex without its `#`, a crayon's name, or words such as "dark red".
  public var field: Screen.TextField
  /// Describes the text; empty while the field is.
  public var status: String
  /// Whether the text is refused.
  public var isRefused: Bool
  /// The color that was entered; nil while the text isn't a color.
  public var color: SRGB?
  /// Takes the color for the role.
  public var use: Screen.Button
  /// Finished themes around the color, on the first screen.
  public var starters: [Starter]
}

/// A finished theme around a color.
public struct Starter: Equatable, Sendable {
  /// Takes the theme: "Clear: Manrope with Inter".
  public var button: Screen.Button
  /// "Clear".
  public var name: String
  /// In light and in dark.
  public var halves: [SamplePaint]
}

extension Studio {
  func yourColor(_ role: Role) -> YourColor {
    let entered = entered
    return YourColor(
      field: TextField(label: "Your color", text: customText, placeholder: "#0F9D58", input: .customColor(role)),
      status: customText.isBlank ? "" : customStatus(entered),
      isRefused: isCustomTextRefused,
      color: entered?.color,
      use: Button("Use", .custom(role, .useTapped), isEnabled: entered != nil),
      starters: starters)
  }

  private var starters: [Starter] {
    suggestions.starters.enumerated().map { index, starter in
      Starter(
        button: Button(
          starter.name + ": " + (starter.theme.titleFont?.label ?? "") + " with "
            + (starter.theme.bodyFont?.label ?? ""),
          .colors(.starterTapped(index))),
        name: starter.name, halves: [.light, .dark].map { SamplePaint(starter.theme, $0, .standard) })
    }
  }

  /// Works out the themes around the color that was entered on the first screen, if it's another one.
  mutating func suggestStarters() {
    let tint = route == .choice(.primary) ? entered.flatMap { Tint(mixed: $0.color) } : nil
    guard tint != suggestions.starters.first?.theme.primary else { return }
    suggestions.starters = tint.map { StarterTheme.themes(around: $0) } ?? []
  }

  /// Takes a theme around the color that was entered, and shows its summary.
  mutating func takeStarter(_ index: Int) -> [Effect] {
    guard route == .choice(.primary), suggestions.starters.indices.contains(index) else { return [] }
    let starter = suggestions.starters[index].theme
    let effects = choose { studio in
      for role in Role.allCases { studio.theme[role] = starter[role] }
      studio.library.recognize(&studio.theme)
    }
    rememberMixedColors(of: theme)
    if let color = theme.primary?.color { recentColors.add(color) }
    customText = ""
    return effects + go(to: .summary)
  }
}
