import ColorScience

/// A sheet over a screen, until the person closes it.
public struct Sheet: Equatable, Sendable {
  /// Its subject: a theme's name, or "Rename".
  public var title: String
  /// A line below the title; nil for none.
  public var message: String?
  /// Takes one line of text; nil if the sheet doesn't ask for any.
  public var field: Screen.TextField?
  /// Takes a text of any length, which comes with the confirmation's event.
  public var area: Screen.TextArea?
  /// Why what was typed can't be used.
  public var fieldError: String?
  /// The choice among a file's themes; nil if there's only one.
  public var themes: Screen.Picker?
  /// Which color is which.
  public var choices: [SwatchChoice] = []
  /// The actions, one below the other.
  public var actions: [Screen.Button] = []
  /// The button that deletes something.
  public var removal: Screen.Button?
  /// Closes the sheet and changes nothing.
  public var cancel: Screen.Button
  /// Takes what was typed or chosen; nil if a tap on an action is enough.
  public var confirm: Screen.Button?
}

extension Screen {
  /// A field for many lines; its text is only known once it's confirmed.
  public struct TextArea: Equatable, Sendable {
    /// Its label: "Link, CSS or JSON".
    public var label: String
    /// The text of the empty area: examples, one per line.
    public var placeholder: String

    /// The event for handing over its text.
    public func entered(_ text: String) -> Event { .bringIn(.entered(text)) }
  }
}

/// A choice between colors.
public struct SwatchChoice: Equatable, Sendable {
  /// The color's role: "Primary color".
  public var label: String
  /// The name of the chosen color, or the names of the chosen colors.
  public var chosen: String
  /// The colors to choose from.
  public var swatches: [Swatch]
  /// Shows the less likely colors, too; nil if there are none.
  public var rest: Screen.Toggle?
  /// Whether any number of them can be selected, rather than exactly one.
  public var takesSeveral = false

  /// A color to choose.
  public struct Swatch: Equatable, Sendable {
    /// Labeled with the name it has in the file, if any, and its hex.
    public var option: Screen.Option
    /// The fill of the swatch.
    public var color: SRGB
  }
}
