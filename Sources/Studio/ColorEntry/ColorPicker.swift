import ColorScience
import Theme
import _Text

/// A plane of hue and chroma at one lightness in OKLCH, and the lightness beside it.
public struct ColorPicker: Equatable, Sendable {
  /// The use of the color.
  public var use: Use
  /// The picker's accessible name.
  public var name: String
  /// In degrees.
  public var hue: Axis
  /// In OKLCH's units, 0...0.4.
  public var chroma: Axis
  /// 0...1.
  public var lightness: Axis
  /// The color at the thumb as a display shows it.
  public var fill: SRGB
  /// The boundary of sRGB: the greatest chroma for hues at even steps from 0 to 360 degrees.
  public var sRGBBoundary: [Double]
  /// The same for Display P3.
  public var displayP3Boundary: [Double]
  /// The colors along the slider of the lightness.
  public var track: [MixerPanel.TrackStop]

  /// The greatest chroma at which the color still keeps its promise of contrast, for hues at even steps from 0 to 360 degrees;
  /// nil if it has no promise to keep.
  public var promiseBoundary: [Double]?

  /// A use of a color.
  public enum Use: Equatable, Sendable {
    /// A role that people choose.
    case custom(Role)
    /// The part of the theme that's adjusted.
    case adjusting
  }

  /// The event for a place of the plane: 0...1 from the left and from the bottom.
  public func pointed(x: Double, y: Double) -> Event {
    switch use {
    case .custom(let role): .custom(role, .pointed(x: x, y: y))
    case .adjusting: .adjust(.pointed(x: x, y: y))
    }
  }

  /// One of the three values: its slider.
  public struct Axis: Equatable, Sendable {
    /// Which of OKLCH's channels it is.
    public var channel: Channel
    /// The value its slider changes.
    public var input: SliderInput
    /// 0...upperBound, and below 360 for the hue.
    public var value: Double
    /// The value as people read and hear it.
    public var valueText: String
  }
}

extension ColorPicker {
  init(_ color: OKLCH, for use: Use) {
    self.use = use
    func axis(_ channel: Channel, _ value: Double, _ text: String) -> Axis {
      let input: SliderInput =
        switch use {
        case .custom(let role): .custom(role, channel)
        case .adjusting: .adjusted(channel)
        }
      return Axis(channel: channel, input: input, value: value, valueText: text)
    }
    name = "Hue, chroma and lightness"
    hue = axis(.hue, color.hue, FixedDecimal(color.hue, places: 0).text + "°")
    chroma = axis(.chroma, color.chroma, decimalText(color.chroma) + (color.limit.map { ". " + $0 } ?? ""))
    lightness = axis(.lightness, color.lightness, FixedDecimal(color.lightness * 100, places: 1).text + "%")
    fill = color.displayable(in: .displayP3)
    sRGBBoundary = DisplayGamut.sRGB.boundary(lightness: color.lightness, steps: 180)
    displayP3Boundary = DisplayGamut.displayP3.boundary(lightness: color.lightness, steps: 180)
    track = (0...24).map { stop in
      let there = OKLCH(lightness: Double(stop) / 24, chroma: color.chroma, hue: color.hue)
      return MixerPanel.TrackStop(color: there.displayable(), isInGamut: there.isInGamut(of: .displayP3))
    }
  }
}

extension ColorPicker {
  /// The colors along a slider for the chroma or the hue. Colors that break the promise count as outside the gamut.
  public func track(of channel: Channel) -> [MixerPanel.TrackStop] {
    (0...24).map { stop in
      var color = OKLCH(lightness: lightness.value, chroma: chroma.value, hue: hue.value)
      color.set(channel, to: channel.upperBound * Double(stop) / 24)
      let limit = promiseBoundary.map { $0[Int((color.hue / 360 * Double($0.count - 1)).rounded())] } ?? .infinity
      return MixerPanel.TrackStop(
        color: color.displayable(), isInGamut: color.chroma <= limit && color.isInGamut(of: .displayP3))
    }
  }
}

extension OKLCH {
  /// A note on a color that not every display shows; nil for all others.
  var limit: String? {
    isInGamut
      ? nil
      : isInGamut(of: .displayP3)
        ? "Outside sRGB: only a Display P3 screen can show it." : Mixer.ColorSpace.displayP3.outside
  }
}
