import Catalog
import ColorScience
import Theme

extension Studio {
  /// Changes what's in the mixer, and saves it.
  @inline(never)
  mutating func mix(_ change: (inout Mixer) -> Void) -> [Effect] {
    guard case .mixer(let base) = route else { return [] }
    var mixer = mixer ?? Mixer(base)
    change(&mixer)
    self.mixer = mixer
    return [saveSession]
  }

  /// Follows a slider. Nothing is saved until it's released: that would be slow.
  mutating func moveSlider(of channel: Channel, to value: Double) {
    guard case .mixer(let base) = route else { return }
    var mixer = mixer ?? Mixer(base)
    mixer.move(channel, to: (value * channel.stops).rounded() / channel.stops)
    self.mixer = mixer
  }

  mutating func copy(_ format: ColorFormat) -> [Effect] {
    guard case .mixer(let base) = route else { return [] }
    let code = (mixer ?? Mixer(base)).code(format)
    copyReport = "Copied " + code + "."
    return [.copyText(code)]
  }

  /// Makes the mixed color the theme's primary or accent and goes there.
  mutating func useColor(for role: Role) -> [Effect] {
    guard case .mixer(let base) = route, case .colors = role.candidates,
      let tint = Tint(mixed: (mixer ?? Mixer(base)).sRGB.clipped)
    else { return [] }
    let effects = choose { $0.theme[role] = .color(tint) }
    rememberMixedColors(of: theme)
    return effects + go(to: theme.allows(.choice(role)) ? .choice(role) : theme.furthestRoute)
  }
}
