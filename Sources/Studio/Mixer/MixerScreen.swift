import Catalog
import ColorScience
import Theme
import _Text

// The mixer's screen. Stories Crayons 5 to 23.

extension Mixer {
  func bar(_ appearance: Appearance) -> Bar {
    Bar(title: name, fill: barFill(appearance), text: text(appearance), back: Button("Back", .navigation(.backTapped)))
  }

  /// The same as the page's below it: a color outside sRGB stays what it is.
  private func barFill(_ appearance: Appearance) -> SRGB {
    let color = mixture.sRGB.composited(alpha: alpha, over: appearance.background)
    return color.isInGamut ? shown(appearance) : color
  }

  /// The color as it shows over the page, alpha included.
  private func shown(_ appearance: Appearance) -> SRGB {
    SRGB(inSRGB.composited(alpha: alpha, over: appearance.background).rgb)
  }

  private func text(_ appearance: Appearance) -> SRGB { shown(appearance).blackOrWhite }

  func panel(_ appearance: Appearance, _ recents: RecentColors) -> MixerPanel {
    let background = shown(appearance)
    return MixerPanel(
      name: name, reading: code(.hex) + " · " + code(.rgb), fill: cssColor, text: text(appearance),
      notations: Notation.allCases.map { Option($0.label, .mixer(.notationTapped($0)), isSelected: $0 == notation) },
      colorSpaces: ColorSpace.allCases.map {
        Option($0.label, .mixer(.colorSpaceTapped($0)), isSelected: $0 == mixture.colorSpace)
      },
      color: colorRow, channels: Channel.of(notation).map(row), takesHexDigits: notation == .hex, alpha: alphaRow,
      contrasts: [card("White text", .white, on: background), card("Black text", .black, on: background)],
      copies: ColorFormat.allCases.map { Button("Copy " + $0.label, .mixer(.copyTapped($0))) },
      reset: Button("Reset", .mixer(.resetTapped), isEnabled: !isUnchanged),
      uses: [
        Button("Use as primary", .mixer(.useColorTapped(.primary))),
        Button("Use as accent", .mixer(.useColorTapped(.accent))),
      ],
      recents: recents.list(selected: tint?.color) { .mixer(.recentTapped($0)) })
  }

  /// The alpha with one decimal, or as many as it has.
  var alphaNumber: String {
    isOpaque ? "1.0" : alpha == 0 ? "0.0" : FixedDecimal(alpha, places: 3).text
  }

  private var alphaRow: MixerPanel.AlphaRow {
    let text = notation == .hex ? byteText(alpha) : alphaNumber
    let typed = typed(into: .alpha)
    return MixerPanel.AlphaRow(
      text: text, number: alphaNumber,
      field: TextField(label: "Alpha value", text: typed?.text ?? text, input: .alpha), error: typed?.error,
      fill: inSRGB, decrease: Button("Decrease alpha", .mixer(.alphaDecreased), isEnabled: alpha > 0),
      increase: Button("Increase alpha", .mixer(.alphaIncreased), isEnabled: !isOpaque))
  }

  private func typed(into field: TextField.Input) -> Draft? { draft?.field == field ? draft : nil }

  private var colorRow: MixerPanel.ColorRow {
    let typed = typed(into: .color)
    return MixerPanel.ColorRow(
      name: Notation.hex.label,
      field: TextField(label: "Hex value", text: typed?.text ?? code(.hex), input: .color), error: typed?.error)
  }

  private func row(_ channel: Channel) -> MixerPanel.ChannelRow {
    let value = mixture.value(channel)
    let valueText = channel.text(value, notation)
    let typed = typed(into: .channel(channel))
    return MixerPanel.ChannelRow(
      channel: channel, value: value, valueText: valueText,
      field: TextField(label: channel.name + " value", text: typed?.text ?? valueText, input: .channel(channel)),
      note: channel == .chroma && !mixture.isShownAsAsked
        ? mixture.colorSpace.outside : nil,
      error: typed?.error, track: mixture.track(channel))
  }

  private func card(_ title: String, _ text: SRGB, on background: SRGB) -> MixerPanel.ContrastCard {
    let ratio = background.contrastRatio(with: text)
    return MixerPanel.ContrastCard(
      title: title, ratio: ratio.hundredths, verdict: SummaryScreen.verdict(on: ratio), text: text)
  }
}

extension Mixer.Notation {
  /// Its name for people: "OKLCH".
  public var label: String {
    switch self {
    case .decimal: "Decimal"
    case .hex: "Hex"
    case .oklch: "OKLCH"
    case .hsl: "HSL"
    }
  }
}

extension Mixer.ColorSpace {
  /// Its name for people: "Display P3".
  public var label: String {
    switch self {
    case .sRGB: "sRGB"
    case .displayP3: "Display P3"
    }
  }

  /// A note on a color that such a display can't show.
  var outside: String { "Outside " + label + ": showing the closest color." }
}
