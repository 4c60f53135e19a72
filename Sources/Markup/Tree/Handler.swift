import Studio
import _Text

/// A person's gesture on an element, as the page reports it.
public enum Gesture: Equatable, Sendable {
  /// Clicked, tapped, or activated by key.
  case tap
  /// Changed its value, with each keystroke or move.
  case input
  /// Left the field or let the slider go.
  case change
  /// Pressed Escape in a dialog or a field.
  case cancel
  /// Pressed an arrow key on a value: up or right, down or left.
  case up, down
  /// Began to hold it down, by finger or key, and let it go.
  case press, release

  /// Reads the page's word for it; nil for any other word.
  public init?(_ word: String) {
    let words: [(String, Gesture)] = [
      ("tap", .tap), ("input", .input), ("change", .change), ("cancel", .cancel), ("up", .up), ("down", .down),
      ("press", .press), ("release", .release),
    ]
    guard let gesture = words.first(where: { $0.0.same(as: word) })?.1 else { return nil }
    self = gesture
  }
}

/// Turns a gesture on an element into an event. For fields and sliders, the event depends on their value.
public indirect enum Handler {
  case button(Event)
  case field(Screen.TextField.Input)
  case slider(SliderInput)
  /// The plane of hue and chroma; its value is two parts of the way, from the left and from the bottom.
  case plane(ColorPicker)
  case dialog(cancel: Event)
  /// A list that opens; its value is an option's index.
  case picker(Screen.Picker)
  /// Shows the theme before the last change while it's held.
  case compare
  /// Points at parts of samples; its value is a part as `SamplePart.init(words:)` reads it. A tap opens the first role.
  case inspector(Event?)
  /// Hands over the text of an area.
  case area(Screen.TextArea)

  /// The event a gesture means; nil if it means nothing here.
  public func event(for gesture: Gesture, value: String) -> Event? {
    switch (self, gesture) {
    case (.button(let event), .tap): event
    case (.field(let field), .input): field.changed(to: value)
    case (.field(let field), .change): field.finished
    case (.field(let field), .cancel): field.canceled
    case (.field(let field), .up): field.stepped(by: 1)
    case (.field(let field), .down): field.stepped(by: -1)
    case (.slider(let slider), .input): Numeral(value.bytes).map { slider.moved(to: $0.value) }
    case (.slider(let slider), .change): slider.released
    case (.plane(let picker), .input): picker.pointed(at: value)
    case (.dialog(let cancel), .cancel): cancel
    case (.picker(let picker), .input): picker.event(at: value)
    case (.area(let area), .tap): area.entered(value)
    case (.inspector, .input): SamplePart(words: value).map { .stage(.partPointed($0)) }
    case (.inspector(let open), .tap): open
    case (.compare, .press): .stage(.compareHeld(true))
    case (.compare, .release): .stage(.compareHeld(false))
    default: nil
    }
  }
}

extension ColorPicker {
  /// Nil unless the text is two numbers.
  fileprivate func pointed(at text: String) -> Event? {
    let parts = text.fields(separatedBy: " ").compactMap { Numeral($0.bytes)?.value }
    return parts.count == 2 ? pointed(x: parts[0], y: parts[1]) : nil
  }
}

extension Screen.Picker {
  fileprivate func event(at text: String) -> Event? {
    guard let index = Int(digits: text.bytes), options.indices.contains(index) else { return nil }
    return options[index].event
  }
}
