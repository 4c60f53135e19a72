import ColorScience

extension Mixture {
  /// The colors along a channel's slider, at even steps. For red, green and blue the way is straight: two are enough.
  func track(_ channel: Channel) -> [MixerPanel.TrackStop] {
    let count = Channel.of(.oklch).contains(channel) ? 24 : 1
    return (0...count).map { stop in
      var mixture = self
      mixture.move(channel, to: channel.upperBound * Double(stop) / Double(count))
      return MixerPanel.TrackStop(color: mixture.sRGB.displayable(), isInGamut: mixture.isShownAsAsked)
    }
  }
}
