import Catalog
import ColorScience
import Theme
import _Text

/// A color being mixed, the way it came about, and how its values are written.
public struct Mixer: Equatable, Sendable {
  /// The color it started from.
  let base: BaseColor
  private(set) var mixture: Mixture
  /// How the values are written.
  private(set) var notation = Notation.decimal
  /// A text being typed, or one that can't be used.
  private(set) var draft: Draft?
  /// The mixture from before the drag or the typing that is under way.
  private var settled: Mixture
  /// Steps to undo, oldest first.
  private var past: [Step] = []
  /// Steps to redo, the next one last.
  private var future: [Step] = []

  /// A state that undo or redo leads to.
  enum Step: Equatable, Sendable {
    case mixture(Mixture)
    /// The theme before or after a change that was made while the mixer was shown.
    case theme
  }

  /// How values are written: red, green and blue as 0...1 or as hex digits, or other channels.
  public enum Notation: UInt8, CaseIterable, Equatable, Sendable { case decimal, hex, oklch, hsl }
  /// The space that a color is mixed in, and the display that it's for.
  public enum ColorSpace: UInt8, CaseIterable, Equatable, Sendable { case sRGB, displayP3 }

  struct Draft: Equatable, Sendable {
    var field: TextField.Input
    var text: String
    /// Why it can't be used; nil if it was, or if nothing is there yet.
    var error: String?

    static func == (left: Draft, right: Draft) -> Bool {
      left.field == right.field && left.text.same(as: right.text)
    }
  }

  init(_ base: BaseColor) { self.init(base, Mixture(base), .decimal) }

  /// A mixer as it was saved.
  init(_ base: BaseColor, _ mixture: Mixture, _ notation: Notation) {
    self.base = base
    self.mixture = mixture
    self.notation = notation
    settled = mixture
  }

  /// Whether the color is still the one it started from.
  var isUnchanged: Bool { mixture.color == Mixture(base).color && isOpaque }

  /// The base color's name, and whether it's still that color: "Beaver, mixed".
  var name: String { isUnchanged ? base.name : base.name + ", mixed" }

  var alpha: Double { Double(mixture.alphaThousandths) / 1000 }

  /// The color for a theme: as it looks on white, with a ramp around it. Display P3 stays Display P3.
  var tint: Tint? { Tint(mixed: mixture.sRGB.composited(alpha: alpha, over: .white)) }

  /// Moves a channel to a value, clamped to its range. All moves until `settle` are one step to undo.
  mutating func move(_ channel: Channel, to value: Double) {
    if draft != nil { settle() }
    mixture.move(channel, to: value)
  }

  /// Follows the text in a channel's field. If it can't be used, the field says why, and the color goes back to what it
  /// was before.
  mutating func type(_ text: String, into channel: Channel) {
    guard begin(text, in: .channel(channel)), let value = read(text, as: channel) else { return }
    mixture.move(channel, to: value)
  }

  /// The same for the alpha's field, which takes what the lightness takes, or a byte in hex.
  mutating func type(alpha text: String) {
    guard begin(text, in: .alpha), let value = read(text, as: notation == .hex ? .red : .lightness) else { return }
    mixture.set(alpha: value)
  }

  /// Reads a value as people write a channel's; if it can't be used, the field says why.
  private mutating func read(_ text: String, as channel: Channel) -> Double? {
    do throws(ChannelTextError) {
      return try channel.read(text, notation)
    } catch {
      draft?.error = error.sentence
      return nil
    }
  }

  /// Follows the text in the field for the whole color, alpha included: any that says a color.
  mutating func type(color text: String) {
    guard begin(text, in: .color) else { return }
    guard let entered = EnteredColor(text) else {
      draft?.error = EnteredColor.refusal(of: text)
      return
    }
    if let written = entered.written {
      mixture.take(written)
    } else {
      mixture.take(entered.color)
      mixture.set(alpha: 1)
    }
  }

  /// Starts over from the color before the typing; returns whether there's a text to read.
  private mutating func begin(_ text: String, in field: TextField.Input) -> Bool {
    let isContinued = draft?.field == field
    if !isContinued { settle() }
    draft = Draft(field: field, text: text, error: nil)
    mixture = settled
    return text.bytes.contains { $0 != UInt8(ascii: " ") }
  }

  /// Whether another color was typed whole.
  var hasEnteredColor: Bool { draft.map { $0.field == .color && $0.error == nil } ?? false && mixture != settled }

  /// Takes back what was typed.
  mutating func cancelTyping() {
    guard draft != nil else { return }
    mixture = settled
    draft = nil
  }

  /// Ends a drag or typing: the result is a step to undo, and a text that can't be used is dropped.
  mutating func settle() {
    draft = nil
    guard mixture != settled else { return }
    append(.mixture(settled))
    settled = mixture
  }

  private mutating func append(_ step: Step) {
    past.append(step)
    if past.count > Limits.undoSteps { past.remove(at: 0) }
    future = []
  }

  /// Makes a change of the theme a step to undo.
  mutating func noteThemeChange() {
    settle()
    append(.theme)
  }

  /// Makes the last change of the theme the next to redo: it was undone.
  mutating func noteThemeUndone() {
    guard let index = past.lastIndex(of: .theme) else { return }
    past.remove(at: index)
    future.append(.theme)
  }

  /// Leaves the theme's changes to the theme's own undo.
  mutating func forgetThemeChanges() {
    past = past.filter { $0 != .theme }
    future = future.filter { $0 != .theme }
  }

  /// Writes the values in another notation and forgets what was being typed.
  mutating func write(in notation: Notation) {
    settle()
    self.notation = notation
  }

  /// Moves a channel by steps of its slider.
  mutating func step(_ channel: Channel, by steps: Int) {
    change { $0.move(channel, to: $0.value(channel) + Double(steps) * channel.interval) }
  }

  /// Moves the alpha to the next tenth up, or below 0 down.
  mutating func step(alphaBy tenths: Int) {
    let here = mixture.alphaThousandths
    let next = (here + (tenths < 0 ? 99 : 0)) / 100 + tenths
    change { $0.set(alpha: Double(next) / 10) }
  }

  /// Moves the alpha to a value, clamped to 0...1. All moves until `settle` are one step to undo.
  mutating func move(alphaTo value: Double) {
    if draft != nil { settle() }
    mixture.set(alpha: value)
  }

  /// Takes another color in place of the mixed one.
  mutating func take(_ color: SRGB) {
    change { $0.take(color) }
  }

  mutating func show(in colorSpace: ColorSpace) {
    change { $0.colorSpace = colorSpace }
  }

  mutating func reset() {
    let original = Mixture(base)
    change {
      let colorSpace = $0.colorSpace
      $0 = original
      $0.colorSpace = colorSpace
    }
  }

  /// Takes over what was mixed in another tab, as a step to undo; not while a drag or typing is under way here.
  mutating func take(over other: Mixer) {
    if isSettled { change { $0 = other.mixture } }
  }

  /// Whether it's as it was when it was opened for the first time.
  var isUntouched: Bool { isSettled && past.isEmpty && future.isEmpty && notation == .decimal }

  /// Whether no drag and no typing is under way.
  var isSettled: Bool { draft == nil && mixture == settled }

  var canUndo: Bool { !past.isEmpty || mixture != settled }
  var canRedo: Bool { !future.isEmpty && mixture == settled }

  /// Takes back the last step; returns it if it's for the theme to take back.
  mutating func undo() -> Step? {
    settle()
    guard let step = past.popLast() else { return nil }
    future.append(take(step))
    return step == .theme ? step : nil
  }

  /// Brings back the step that was undone last; returns it if it's for the theme to bring back.
  mutating func redo() -> Step? {
    settle()
    guard let step = future.popLast() else { return nil }
    past.append(take(step))
    return step == .theme ? step : nil
  }

  /// Takes a step; returns the step that leads back.
  private mutating func take(_ step: Step) -> Step {
    guard case .mixture(let mixture) = step else { return step }
    let back = self.mixture
    self.mixture = mixture
    settled = mixture
    return .mixture(back)
  }

  private mutating func change(_ edit: (inout Mixture) -> Void) {
    settle()
    edit(&mixture)
    settle()
  }
}
