import ColorScience

extension Mixer {
  /// What a channel's slider would give from here, at even steps from its beginning to its end. Between red, green and
  /// blue the way is straight and two stops tell it all.
  func track(_ channel: Channel) -> [MixerPanel.TrackStop] {
    let count = Channel.of(.oklch).contains(channel) ? 24 : 1
    return (0...count).map { stop in
      var mixer = self
      mixer.move(channel, to: channel.upperBound * Double(stop) / Double(count))
      return MixerPanel.TrackStop(
        color: mixer.sRGB.displayable(by: .clip), isInGamut: count == 1 || mixer.isShownAsAsked)
    }
  }

  /// Whether the display shows the very color that lightness, chroma and hue ask for.
  private var isShownAsAsked: Bool {
    switch display {
    case .sRGB: return oklch.isInGamut
    case .displayP3:
      let wide = DisplayP3(SRGB(oklch))
      return SRGB(red: wide.red, green: wide.green, blue: wide.blue).isInGamut
    }
  }
}
