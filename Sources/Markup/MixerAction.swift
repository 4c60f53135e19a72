import Catalog
import ColorScience
import Studio

extension Event {
  /// Reads what a control of the crayons means. Nil where it means nothing.
  init?(crayonVerb verb: String, object: String, value: String) {
    switch () {
    case _ where verb.same(as: "crayon"): self = .crayonTapped(object)
    case _ where verb.same(as: "pick"): self = .pickTapped
    case _ where verb.same(as: "picked"): self = .picked(value)
    case _ where verb.same(as: "slide"):
      guard let channel = Channel(named: object), let number = Numeral(value.bytes) else { return nil }
      self = .channelMoved(channel, number.value)
    case _ where verb.same(as: "type"):
      guard let channel = Channel(named: object) else { return nil }
      self = .channelTyped(channel, value)
    case _ where verb.same(as: "typed"): self = .typingFinished
    case _ where verb.same(as: "alpha-up"): self = .alphaIncreased
    case _ where verb.same(as: "alpha-down"): self = .alphaDecreased
    case _ where verb.same(as: "notation"):
      guard let notation = Mixer.Notation.allCases.first(where: { $0.label.same(as: object) }) else { return nil }
      self = .notationTapped(notation)
    case _ where verb.same(as: "display"):
      guard let display = Mixer.Display.allCases.first(where: { $0.label.same(as: object) }) else { return nil }
      self = .displayTapped(display)
    case _ where verb.same(as: "reset"): self = .resetTapped
    case _ where verb.same(as: "copy"):
      guard let form = Copyable.allCases.first(where: { $0.label.same(as: object) }) else { return nil }
      self = .copyTapped(form)
    case _ where verb.same(as: "use-primary"): self = .useAsPrimaryTapped
    case _ where verb.same(as: "use-accent"): self = .useAsAccentTapped
    default: return nil
    }
  }
}

extension Channel {
  fileprivate init?(named name: String) {
    guard let channel = Channel.allCases.first(where: { $0.name.same(as: name) }) else { return nil }
    self = channel
  }
}
