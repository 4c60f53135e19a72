import Catalog
import ColorScience
import Studio

// Every control of the page carries what it means in the attribute `data-on`; the host sends that text back when the
// control is used, together with the value where it has one.

extension Event {
  /// Reads what a control means. Nil where it means nothing.
  public init?(action: String, value: String) {
    let (verb, rest) = action.cut(at: " ")
    let object = rest ?? ""
    switch () {
    case _ where verb.same(as: "swatch"):
      guard let index = decimal(object) else { return nil }
      self = .swatchTapped(index)
    case _ where verb.same(as: "font"): self = .fontTapped(object)
    case _ where verb.same(as: "search"): self = .searchChanged(value)
    case _ where verb.same(as: "shelf"):
      guard let shelf = Shelf.allCases.first(where: { $0.label.same(as: object) }) else { return nil }
      self = .shelfTapped(shelf)
    case _ where verb.same(as: "step"):
      guard let place = Place(slug: object) else { return nil }
      self = .stepTapped(place)
    case _ where verb.same(as: "back"): self = .backTapped
    case _ where verb.same(as: "next"): self = .nextTapped
    case _ where verb.same(as: "start-over"): self = .startOverTapped
    case _ where verb.same(as: "confirm"): self = .startOverConfirmed
    case _ where verb.same(as: "cancel"): self = .cancelTapped
    case _ where verb.same(as: "change"):
      guard let index = decimal(object) else { return nil }
      self = .changeTapped(index)
    case _ where verb.same(as: "take-home"): self = .takeHomeTapped
    case _ where verb.same(as: "dismiss"): self = .noticeDismissed
    case _ where verb.same(as: "undo"): self = .undoTapped
    case _ where verb.same(as: "redo"): self = .redoTapped
    case _ where verb.same(as: "theme"): self = .themeTapped
    case _ where verb.same(as: "crayons"): self = .crayonsTapped
    default: self.init(crayonVerb: verb, object: object, value: value)
    }
  }
}

/// A number of up to four decimal digits.
private func decimal(_ text: String) -> Int? {
  guard 1...4 ~= text.bytes.count else { return nil }
  var number = 0
  for byte in text.bytes {
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
    number = number * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return number
}
