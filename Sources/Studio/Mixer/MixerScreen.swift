import Catalog
import ColorScience

// Crayons 5-23: what a mixer shows.

extension Mixer {
  func bar(_ appearance: Appearance) -> Bar {
    Bar(
      title: pigment.name, fill: shown(appearance), text: ink(appearance), back: BarButton(label: "Back"), next: nil)
  }

  /// The color as it shows over the page, alpha counted in.
  private func shown(_ appearance: Appearance) -> SRGB {
    SRGB(sRGB.displayable(by: .clip).composited(alpha: alpha, over: appearance.page).rgb)
  }

  private func ink(_ appearance: Appearance) -> SRGB { shown(appearance).blackOrWhite }

  func panel(_ appearance: Appearance) -> MixerPanel {
    let ground = shown(appearance)
    return MixerPanel(
      name: pigment.name, reading: copy(.hex) + " · " + copy(.rgb), fill: cssColor, ink: ink(appearance),
      notations: Notation.allCases.map { MixerPanel.Choice(label: $0.label, isSelected: $0 == notation) },
      displays: Display.allCases.map { MixerPanel.Choice(label: $0.label, isSelected: $0 == display) },
      channels: Channel.of(notation).map(row),
      alpha: MixerPanel.AlphaRow(
        text: alphaText, number: alphaNumber, canDecrease: alphaTenths > 0, canIncrease: alphaTenths < 10),
      contrasts: [card("White text", .white, on: ground), card("Black text", .black, on: ground)],
      copies: Copyable.allCases, canReset: !isUnchanged)
  }

  private var alphaText: String {
    notation == .hex ? byteText(alpha) : alphaNumber
  }

  /// The alpha with one decimal.
  var alphaNumber: String { alphaTenths == 10 ? "1.0" : "0." + alphaTenths.text }

  private func row(_ channel: Channel) -> MixerPanel.ChannelRow {
    let value = value(channel)
    let typed = draft?.channel == channel ? draft : nil
    return MixerPanel.ChannelRow(
      channel: channel, value: value, text: typed?.text ?? channel.text(value, notation), refusal: typed?.reason,
      track: track(channel))
  }

  private func card(_ title: String, _ text: SRGB, on ground: SRGB) -> MixerPanel.ContrastCard {
    let ratio = ground.contrastRatio(with: text)
    return MixerPanel.ContrastCard(
      title: title, ratio: ratio.hundredths, verdict: Summary.verdict(on: ratio), text: text)
  }
}

extension Mixer.Notation {
  public var label: String {
    switch self {
    case .decimal: "Decimal"
    case .hex: "Hex"
    case .oklch: "OKLCH"
    }
  }
}

extension Mixer.Display {
  public var label: String {
    switch self {
    case .sRGB: "sRGB"
    case .displayP3: "Display P3"
    }
  }
}
