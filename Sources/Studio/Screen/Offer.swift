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
  /// Every color plain and its label not seen while none is chosen; then all but the chosen one grey, all with labels.
  init(name: String, offer: [Tint], chosen: Tint?, _ appearance: Appearance) {
    self.name = name
    showsLabels = chosen != nil
    cells = offer.map { tint in
      var cell = SwatchCell(plain: tint, appearance)
      if tint == chosen {
        cell.label = SwatchCell.Label(color: tint.text, plate: tint.plate)
        cell.isSelected = true
      } else if chosen != nil {
        cell.fill = appearance.muted(tint.color)
      }
      return cell
    }
  }
}

extension SwatchCell {
  fileprivate init(plain tint: Tint, _ appearance: Appearance) {
    name = tint.name
    hex = tint.color.hex
    fill = tint.color
    label = Label(color: appearance.mutedInk)
    isSelected = false
  }
}
