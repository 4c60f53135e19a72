import Catalog
import ColorScience

/// The colors that a grid offers.
extension [Tint] {
  /// The offer with a color of one's own before it, where there is one, and with another step of a hue in that hue's
  /// place, where one is chosen.
  func showing(_ chosen: Tint?, own: Tint?) -> [Tint] {
    (own.map { [$0] } ?? [])
      + map { tint in
        guard let chosen, chosen.ramp == tint.ramp else { return tint }
        return chosen
      }
  }

  /// What is chosen after a tap: the tapped color, none where it was chosen already. A tap beside the cells changes
  /// nothing.
  func toggled(_ index: Int, chosen: Tint?) -> Tint? {
    guard indices.contains(index) else { return chosen }
    return self[index] == chosen ? nil : self[index]
  }
}

extension SwatchGrid {
  /// Every color plain and without a label while none is chosen; then all but the chosen one grey, all with labels.
  init(name: String, offer: [Tint], chosen: Tint?, _ appearance: Appearance) {
    self.name = name
    cells = offer.map { tint in
      guard let chosen else { return SwatchCell(name: tint.name, fill: tint.color, label: nil, isSelected: false) }
      return tint == chosen ? SwatchCell(chosen: tint) : SwatchCell(muted: tint, appearance)
    }
  }
}

extension SwatchCell {
  fileprivate init(chosen tint: Tint) {
    let label = Label(
      title: tint.name, detail: tint.color.hex, color: tint.text, plate: tint.plate)
    self.init(name: tint.name, fill: tint.color, label: label, isSelected: true)
  }

  fileprivate init(muted tint: Tint, _ appearance: Appearance) {
    let label = Label(title: tint.name, color: appearance.mutedInk)
    self.init(name: tint.name, fill: appearance.muted(tint.color), label: label, isSelected: false)
  }
}
