import Catalog

/// The exact color that a person wants a role to have, whatever the scheme would paint it in.
///
/// A pin may break a promise of the scheme: `ContrastAudit` reports that. Roles that aren't pinned keep theirs.
public struct Pin: Equatable, Sendable {
  /// The pinned role.
  public let role: SchemeRole
  /// Its color in light; nil if the scheme decides.
  public fileprivate(set) var light: Tint?
  /// Its color in dark; nil if the scheme decides.
  public fileprivate(set) var dark: Tint?

  /// Its color in light or dark; nil if the scheme decides.
  public func tint(_ appearance: Appearance) -> Tint? { appearance == .light ? light : dark }

  /// The same pin once a brand color is removed; nil if it was one of that color's.
  func afterRemoval(ofBrandColorAt index: Int) -> Pin? {
    guard let own = role.brandIndex, own >= index else { return self }
    return own == index ? nil : Pin(role: role.ofBrandColor(at: own - 1), light: light, dark: dark)
  }
}

extension Theme {
  /// The pin of a role; nil if it isn't pinned.
  public func pin(of role: SchemeRole) -> Pin? { pins.first { $0.role == role } }

  /// Pins a role to a color in light or dark; nil lets the scheme decide. Does nothing for a role of a brand color that
  /// the theme doesn't have.
  public mutating func pin(_ role: SchemeRole, _ appearance: Appearance, to tint: Tint?) {
    guard (role.brandIndex ?? -1) < brandColors.count else { return }
    let present = pins.firstIndex { $0.role == role }
    var pin = present.map { pins[$0] } ?? Pin(role: role)
    if appearance == .light { pin.light = tint } else { pin.dark = tint }
    if let present { pins.remove(at: present) }
    guard pin.light != nil || pin.dark != nil else { return }
    pins.insert(pin, at: pins.firstIndex { $0.role.index > role.index } ?? pins.count)
  }

  /// Removes every pin.
  public mutating func unpinAll() { pins = [] }
}
