import Catalog
import ColorScience

/// What's offered over a screen until the person closes it.
public struct Sheet: Equatable, Sendable {
  public var title: String
  public var message: String?
  public var field: TextField?
  /// Takes a text of any length, which the confirmation hands over.
  public var area: TextArea?
  /// Why what was typed can't be used.
  public var fieldError: String?
  /// Which color is which.
  public var choices: [SwatchChoice] = []
  /// What can be done, one below the other.
  public var actions: [Button] = []
  /// What deletes something.
  public var removal: Button?
  public var cancel: Button
  public var confirm: Button?
}

/// A field for many lines; its text is known once it's handed over.
public struct TextArea: Equatable, Sendable {
  public var label: String
  public var placeholder: String
  /// The most characters it takes.
  public static let longest = 1_000_000

  /// The event for handing over its text.
  public func entered(_ text: String) -> Event { .bringIn(.entered(text)) }
}

/// A choice between colors.
public struct SwatchChoice: Equatable, Sendable {
  public var label: String
  /// What the chosen color is called.
  public var chosen: String
  public var swatches: [Swatch]

  public struct Swatch: Equatable, Sendable {
    public var option: Option
    public var color: SRGB
  }
}
