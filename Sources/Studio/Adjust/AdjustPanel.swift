import ColorScience

/// Everything of a theme that can be adjusted: its roles' colors, its brand colors, its type and its corners.
public struct AdjustPanel: Equatable, Sendable {
  /// The roles, those that belong together in one group.
  public var groups: [RoleGroup]
  /// Adds a brand color; disabled once there are as many as there can be.
  public var add: Screen.Button
  /// Lets the scheme decide on all colors again; nil if none is pinned.
  public var unpinAll: Screen.Button?
  /// Type and corners.
  public var settings: [SettingStepper]
  /// The editor of one color; nil while none is edited.
  public var editor: ColorEditor? { if case .open(let editor) = editorCase { editor } else { nil } }
  /// Behind a pointer: a screen is copied often.
  private var editorCase: EditorCase

  private indirect enum EditorCase: Equatable, Sendable {
    case closed
    case open(ColorEditor)
  }

  init(
    groups: [RoleGroup], add: Screen.Button, unpinAll: Screen.Button?, settings: [SettingStepper], editor: ColorEditor?
  ) {
    self.groups = groups
    self.add = add
    self.unpinAll = unpinAll
    self.settings = settings
    editorCase = editor.map { .open($0) } ?? .closed
  }

  /// The accessible name of `settings`, and their heading.
  public static var settingsName: String { "Type and corners" }
}

/// Roles that belong together.
public struct RoleGroup: Equatable, Sendable {
  /// "Primary", or the name of a brand color.
  public var name: String
  /// Unfolds the group, or folds it.
  public var toggle: Screen.Option
  /// In the scheme's order.
  public var chips: [RoleChip]
}

/// A role with its color.
public struct RoleChip: Equatable, Sendable {
  /// Opens the editor. Its label has everything there is to know: "on-accent, text on the call to action, #280B13, 5.49:1".
  public var button: Screen.Button
  /// "on-accent".
  public var name: String
  /// Its use.
  public var purpose: String
  /// One for each appearance that's shown, light before dark.
  public var faces: [Face]
  /// Whether it's pinned.
  public var isPinned: Bool

  /// Marks one that's pinned.
  public static var pinnedMark: String { "Pinned" }

  /// A role in one appearance.
  public struct Face: Equatable, Sendable {
    /// The color as a display shows it.
    public var color: SRGB
    /// Black or white, whichever contrasts more with it.
    public var text: SRGB
    /// "#280B13", or "P3" of a color that only Display P3 has.
    public var value: String
    /// The lowest contrast ratio on what it has to be readable on: "5.49:1"; nil for a background.
    public var ratio: String?
    /// Whether its ratio is too low.
    public var isShort: Bool
  }
}

/// The editor of one color.
public struct ColorEditor: Equatable, Sendable {
  /// "on-accent".
  public var title: String
  /// Its use, as a sentence.
  public var purpose: String
  /// The name of a brand color; nil if it isn't one.
  public var name: Screen.TextField?
  /// Why the name can't be used.
  public var nameError: String?
  /// Takes any color that CSS or people know.
  public var field: Screen.TextField
  /// The color, as a display shows it.
  public var color: SRGB
  /// How it reads, or why the text isn't a color: "4.61:1 on surface, and needs 4.5:1."
  public var status: String
  /// Whether it falls short of its promise.
  public var isShort: Bool
  /// Where it can be picked by hand.
  public var picker: ColorPicker
  /// Colors to take: the theme's ramps, or suggestions for a brand color.
  public var swatches: [SwatchChoice.Swatch]
  /// The appearances the pin is for; empty for a color that can't be pinned, such as a brand color itself.
  public var sides: [Screen.Option]
  /// Takes the nearest color that keeps the promise; nil if it's kept.
  public var nearest: Screen.Button?
  /// Keeps a brand color when shuffling; nil if it isn't one.
  public var lock: Screen.Toggle?
  /// Lets the scheme decide, or removes the brand color; nil if there's nothing to take away.
  public var removal: Screen.Button?
  /// Closes the editor.
  public var done: Screen.Button

  /// The accessible name of `swatches`.
  public static var swatchesName: String { "Colors of the theme" }
  /// The accessible name of `sides`.
  public static var sidesName: String { "Pinned in" }
}

/// A setting that goes up and down.
public struct SettingStepper: Equatable, Sendable {
  /// "Scale".
  public var label: String
  /// "1.25, Major third".
  public var value: String
  /// A note on it: that a family lacks the weight.
  public var note: String?
  /// To the stops before and after; disabled at the ends.
  public var down: Screen.Button
  public var up: Screen.Button
  /// Takes the setting away; nil if it isn't set.
  public var reset: Screen.Button?

  /// Shown on `reset`, whose label names the setting, too.
  public static var resetMark: String { "Reset" }
}
