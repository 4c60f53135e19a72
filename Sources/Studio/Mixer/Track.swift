import ColorScience

extension Mixture {
  /// The colors along a channel's slider, at even steps; fewer if the line between two is straight anyway.
  func track(_ channel: Channel) -> [MixerPanel.TrackStop] {
    let count =
      switch channel {
      case .red, .green, .blue, .hslSaturation: 1
      case .hslLightness: 2
      case .hslHue: 6
      case .lightness, .chroma, .hue: 24
      }
    return (0...count).map { stop in
      var mixture = self
      mixture.move(channel, to: channel.upperBound * Double(stop) / Double(count))
      return MixerPanel.TrackStop(color: mixture.sRGB.displayable(), isInGamut: mixture.isShownAsAsked)
    }
  }
}
