import ColorScience
import Theme
import _Text

extension ContrastAudit {
  /// The pair in which a role reads worst, compared with what it needs; nil for a background that all others read on.
  func worstPair(of role: SchemeRole) -> AuditedPair? {
    let fronts = pairs.filter { $0.role == role }
    let behind = pairs.filter { $0.background == role && !$0.passes }
    return (fronts.isEmpty ? behind : fronts).min { $0.ratio / $0.required < $1.ratio / $1.required }
  }
}

extension Double {
  /// The number as a ratio that's needed: "4.5:1".
  var needText: String { FixedDecimal(self, places: 2).text + ":1" }
}

extension AuditedPair {
  /// The ratio that's needed: "4.5:1".
  var requiredText: String { required.needText }

  /// The color nearest to a role's pin with which the role reads; nil if it's not this pin that keeps the pair from being
  /// readable, or if there's none.
  func nearestColor(toPinOf role: SchemeRole) -> SRGB? { brokenPin?.role == role ? brokenPin?.nearest : nil }

  /// Offers that color; nil if there's none.
  func offer(toMend role: SchemeRole, _ appearance: Appearance) -> Screen.Button? {
    nearestColor(toPinOf: role).map {
      Button("Use " + $0.hex + ", the nearest readable color", .adjust(.mendTapped(role, appearance)))
    }
  }
}

extension Theme {
  /// The color nearest to a pin with which its role reads; nil if it reads, or if there's none.
  func nearestColor(toPinOf role: SchemeRole, _ appearance: Appearance) -> SRGB? {
    ContrastAudit(self, on: appearance).worstPair(of: role)?.nearestColor(toPinOf: role)
  }

  /// An item for each pin that makes something hard to read: where it does, and the nearest color that reads.
  func adviceOnPins(_ appearances: [Appearance], _ contrast: Contrast = .standard) -> [Advice.Item] {
    guard !pins.isEmpty else { return [] }
    return appearances.flatMap { appearance in
      let audit = ContrastAudit(self, on: appearance, contrast: contrast, level: contrast == .high ? .aaa : .aa)
      return pins.compactMap { (pin: Pin) -> Advice.Item? in
        guard let pair = audit.worstPair(of: pin.role), let broken = pair.brokenPin, broken.role == pin.role else {
          return nil
        }
        return Advice.Item(pair, broken, name: name(of: pin.role), appearance)
      }
    }
  }
}

extension Advice.Item {
  fileprivate init(_ pair: AuditedPair, _ broken: AuditedPair.BrokenPin, name: String, _ appearance: Appearance) {
    let isInFront = broken.role == pair.role
    let pinned = isInFront ? pair.front : pair.back
    let ratio = pair.ratio.ratioText + ", and needs " + pair.requiredText + "."
    let place = pair.name + " on " + pair.backgroundName + " in " + appearance.name + ": "
    places = [
      Advice.Adjustment(
        place: name.capitalizedFirst + ", pinned", before: pinned, after: broken.nearest ?? pinned,
        background: isInFront ? pair.back : pair.front, sentence: place + ratio)
    ]
    fix = pair.offer(toMend: broken.role, appearance)
    fixColor = broken.nearest
  }
}
