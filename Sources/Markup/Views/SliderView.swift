import ColorScience
import Studio
import _Text

/// A slider over the colors it would give.
enum SliderView {
  static func node(_ channel: Channel, _ input: SliderInput, _ value: Double, _ valueText: String) -> Node {
    node(
      channel.name, to: FixedDecimal(channel.upperBound, places: 1).text,
      step: channel.isByte ? "0.00392156862745098" : FixedDecimal(channel.interval, places: 3).text,
      FixedDecimal(value, places: 6).text, valueText
    ).on(.slider(input))
  }

  static func node(_ name: String, to end: String, step: String, _ value: String, _ valueText: String) -> Node {
    Node("input").set("type", "range").label(name).set("min", "0").set("max", end).set("step", step)
      .set("value", value).set("aria-valuetext", valueText)
  }
}

extension Node {
  func track(_ stops: [MixerPanel.TrackStop]) -> Node {
    style("--track", "linear-gradient(to right," + stops.map { $0.color.hex }.text(separatedBy: ",") + ")")
      .style("--limits", limits(stops))
  }
}

/// Stripes over what the display can't show.
private func limits(_ stops: [MixerPanel.TrackStop]) -> String {
  guard stops.contains(where: { !$0.isInGamut }) else { return "none" }
  var parts: [String] = []
  for index in stops.indices.dropLast() {
    let isShown = stops[index].isInGamut && stops[index + 1].isInGamut
    let paint = isShown ? "#0000" : "var(--beyond)"
    parts.append(paint + " " + percent(index, stops.count - 1) + " " + percent(index + 1, stops.count - 1))
  }
  return "linear-gradient(to right," + parts.text(separatedBy: ",") + ")"
}

private func percent(_ index: Int, _ count: Int) -> String {
  FixedDecimal(Double(index) / Double(count) * 100, places: 2).text + "%"
}
