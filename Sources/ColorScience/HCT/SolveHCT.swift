import RealModule

extension LinearSRGB {
  /// The light of a CAM16 hue and chroma and a relative luminance, nil where no display has it.
  ///
  /// Searches for CAM16's lightness. The luminance goes about with its square, so that Newton's step needs no derivative.
  init?(hue: Double, chroma: Double, luminance: Double) {
    let angle = radians(hue)
    let direction = (cos: Double.cos(angle), sin: Double.sin(angle))
    // A grey of this luminance would have about this lightness.
    var lightness = luminance.squareRoot() * 1.1
    for _ in 0..<20 {
      let light = LinearSRGB(lightness: lightness, chroma: chroma, hue: direction)
      let reached = light.relativeLuminance
      guard reached > 0 else { return nil }
      if (reached - luminance).magnitude < 1e-9 * luminance {
        guard light.isInGamut else { return nil }
        self = light
        return
      }
      lightness -= (reached - luminance) * lightness / (2 * reached)
      guard lightness > 0 else { return nil }
    }
    return nil
  }

  /// The light of a CAM16 hue and a relative luminance with the greatest chroma that a display has there.
  ///
  /// The lights of one luminance are a plane through the cube of the display's; where it cuts the cube's edges are the
  /// corners of a polygon. The light is on the side between the corners whose hues are next to the one asked for.
  init(mostColorfulOfHue hue: Double, luminance: Double) {
    let angle = radians(hue)
    let (cos, sin) = (Double.cos(angle), Double.sin(angle))
    // Where a corner is, seen from the hue: before it or after it, and how far.
    var before: (corner: LinearSRGB, turn: Double, offset: Double)?
    var after: (corner: LinearSRGB, turn: Double, offset: Double)?
    forEachCorner(ofLuminance: luminance) { corner in
      let appearance = CAM16(corner)
      let along = appearance.a * cos + appearance.b * sin
      let across = appearance.b * cos - appearance.a * sin
      let turn = Double.atan2(y: across, x: along)
      if turn <= 0, turn > before?.turn ?? -.infinity { before = (corner, turn, across) }
      if turn >= 0, turn < after?.turn ?? .infinity { after = (corner, turn, across) }
    }
    guard let before, let after else {
      self.init(red: luminance, green: luminance, blue: luminance)
      return
    }
    self = crossing(from: (before.corner, before.offset), to: (after.corner, after.offset)) { light in
      let appearance = CAM16(light)
      return appearance.b * cos - appearance.a * sin
    }
  }
}

/// Calls with each point where the plane of a relative luminance cuts an edge of the cube of linear sRGB.
private func forEachCorner(ofLuminance luminance: Double, _ body: (LinearSRGB) -> Void) {
  for (one, other) in [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)] {
    let red = (luminance - 0.7152 * one - 0.0722 * other) / 0.2126
    if (0...1).contains(red) { body(LinearSRGB(red: red, green: one, blue: other)) }
    let green = (luminance - 0.2126 * one - 0.0722 * other) / 0.7152
    if (0...1).contains(green) { body(LinearSRGB(red: one, green: green, blue: other)) }
    let blue = (luminance - 0.2126 * one - 0.7152 * other) / 0.0722
    if (0...1).contains(blue) { body(LinearSRGB(red: one, green: other, blue: blue)) }
  }
}

/// The light on the line between two where a function is 0, by false position after Illinois.
private func crossing(
  from start: (light: LinearSRGB, value: Double), to end: (light: LinearSRGB, value: Double),
  of function: (LinearSRGB) -> Double
) -> LinearSRGB {
  func light(at place: Double) -> LinearSRGB {
    LinearSRGB(
      red: start.light.red + place * (end.light.red - start.light.red),
      green: start.light.green + place * (end.light.green - start.light.green),
      blue: start.light.blue + place * (end.light.blue - start.light.blue))
  }
  var (low, lowValue) = (0.0, start.value)
  var (high, highValue) = (1.0, end.value)
  var place = 0.0
  for _ in 0..<60 where high - low > 1e-12 && lowValue != highValue {
    place = (low * highValue - high * lowValue) / (highValue - lowValue)
    let value = function(light(at: place))
    if value == 0 { break }
    if (value < 0) == (lowValue < 0) {
      low = place
      lowValue = value
      highValue /= 2
    } else {
      high = place
      highValue = value
      lowValue /= 2
    }
    if value.magnitude < 1e-12 { break }
  }
  return light(at: place)
}
