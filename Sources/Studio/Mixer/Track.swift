import ColorScience

extension Mixer {
  /// The colors along a channel's slider, at even steps. For red, green and blue the way is straight: two are enough.
  func track(_ channel: Channel) -> [MixerPanel.TrackStop] {
    let count = Channel.of(.oklch).contains(channel) ? 24 : 1
    return (0...count).map { stop in
      var mixer = self
      mixer.move(channel, to: channel.upperBound * Double(stop) / Double(count))
      return MixerPanel.TrackStop(
        color: mixer.sRGB.displayable(by: .clip), isInGamut: count == 1 || mixer.isShownAsAsked)
    }
  }

  /// Whether the display can show what lightness, chroma and hue ask for.
  private var isShownAsAsked: Bool {
    switch colorSpace {
    case .sRGB: return oklch.isInGamut
    case .displayP3:
      let wide = DisplayP3(SRGB(oklch))
      return SRGB(red: wide.red, green: wide.green, blue: wide.blue).isInGamut
    }
  }
}
