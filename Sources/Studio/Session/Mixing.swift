import Catalog
import ColorScience

extension Studio {
  /// What happens in the mixer.
  mutating func mix(_ event: Event) -> [Effect] {
    guard case .mixer(let pigment) = place else { return [] }
    var mixer = mixer ?? Mixer(pigment)
    switch event {
    case .channelMoved(let channel, let value): mixer.slide(channel, to: value)
    case .channelTyped(let channel, let text): mixer.type(text, into: channel)
    case .typingFinished: mixer.finishTyping()
    case .alphaIncreased: mixer.step(alphaBy: 1)
    case .alphaDecreased: mixer.step(alphaBy: -1)
    case .notationTapped(let notation): mixer.write(in: notation)
    case .displayTapped(let display): mixer.display = display
    case .resetTapped: mixer.reset()
    default: return []
    }
    self.mixer = mixer
    return [keep]
  }

  mutating func copy(_ form: Copyable) -> [Effect] {
    guard case .mixer(let pigment) = place else { return [] }
    copying = (mixer ?? Mixer(pigment)).copy(form)
    return [.copyText(copying)]
  }

  /// Takes the mixed color for the primary or the accent and shows it there.
  mutating func use(as place: Place) -> [Effect] {
    guard case .mixer(let pigment) = self.place else { return [] }
    let shown = (mixer ?? Mixer(pigment)).sRGB.clipped
    guard let tint = Tint(mixed: shown) else { return [] }
    let effects = choose { studio in
      if place == .primary { studio.theme.primary = tint } else { studio.theme.accent = tint }
    }
    remember(theme)
    return theme.allows(place) ? effects + go(to: place) : effects + go(to: theme.reach)
  }
}

extension Mixer {
  /// Moves a channel to where its slider is: one of the intervals.
  mutating func slide(_ channel: Channel, to value: Double) {
    move(channel, to: (value * channel.stops).rounded() / channel.stops)
  }

  /// Writes the values otherwise; what was being typed is let go.
  mutating func write(in notation: Notation) {
    self.notation = notation
    letGo()
  }
}
