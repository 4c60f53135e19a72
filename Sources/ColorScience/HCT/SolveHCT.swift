// Follows material-color-utilities step by step, so that every byte matches: where a search stops, which colors count
// as in gamut, and which one replaces a hue that a tone lacks.
// Source: material-foundation/material-color-utilities, hct_solver.ts.

extension LinearSRGB {
  /// The light of a CAM16 hue in radians, a chroma and a relative luminance, nil if no display has it.
  ///
  /// Searches for CAM16's lightness. The luminance is about proportional to its square, so Newton's step needs no
  /// derivative.
  init?(hue: Double, chroma: Double, luminance: Double) {
    let (sine, cosine) = sineAndCosine(degrees: hue * (180 / Double.pi))
    let direction = (cos: cosine, sin: sine)
    // A gray of this luminance would have about this lightness.
    var lightness = luminance.squareRoot() * 1.1
    for step in 1...5 {
      let light = LinearSRGB(lightness: lightness, chroma: chroma, hue: direction)
      guard light.red >= 0, light.green >= 0, light.blue >= 0 else { return nil }
      let reached = light.relativeLuminance
      guard reached > 0 else { return nil }
      if step == 5 || (reached - luminance).magnitude < 0.000_02 {
        guard light.red <= 1.0001, light.green <= 1.0001, light.blue <= 1.0001 else { return nil }
        self = light
        return
      }
      lightness -= (reached - luminance) * lightness / (2 * reached)
    }
    return nil
  }

  /// The light of a CAM16 hue in radians and a relative luminance, with the greatest chroma a display has there; of
  /// another hue if the display has none of this one, as happens close to white.
  ///
  /// The lights of one luminance are a plane through the cube of the display's; its border with the cube is a polygon.
  /// Bisects the side of the polygon that has the hue, channel by channel, between the values where a byte changes,
  /// until the rest of the side rounds to one color.
  init(mostColorfulOfHue hue: Double, luminance: Double) {
    var (left, right) = side(ofHue: hue, luminance: luminance)
    var leftHue = CAM16(left).angle
    for channel in Channel.allCases where left[channel] != right[channel] {
      let rises = left[channel] < right[channel]
      var low = byteChange(at: left[channel], above: !rises)
      var high = byteChange(at: right[channel], above: rises)
      for _ in 0..<8 where abs(high - low) > 1 {
        let middle = (low + high) >> 1
        let place = (linearized((Double(middle) + 0.5) / 255) - left[channel]) / (right[channel] - left[channel])
        let light = LinearSRGB(
          red: left.red + (right.red - left.red) * place, green: left.green + (right.green - left.green) * place,
          blue: left.blue + (right.blue - left.blue) * place)
        let angle = CAM16(light).angle
        if areInOrder(leftHue, hue, angle) {
          (right, high) = (light, middle)
        } else {
          (left, leftHue, low) = (light, angle, middle)
        }
      }
    }
    self.init(
      red: (left.red + right.red) / 2, green: (left.green + right.green) / 2, blue: (left.blue + right.blue) / 2)
  }

  fileprivate enum Channel: CaseIterable { case red, green, blue }

  fileprivate subscript(channel: Channel) -> Double {
    switch channel {
    case .red: red
    case .green: green
    case .blue: blue
    }
  }
}

/// The ends of the side of the polygon of a relative luminance that a hue in radians is on.
private func side(ofHue hue: Double, luminance: Double) -> (LinearSRGB, LinearSRGB) {
  // The part of the polygon, from corner to corner, known to contain the hue; at first, all of it.
  var part: (left: LinearSRGB, leftHue: Double, right: LinearSRGB, rightHue: Double)?
  var isWhole = true
  forEachCorner(ofLuminance: luminance) { corner in
    let angle = CAM16(corner).angle
    guard var found = part else {
      part = (corner, angle, corner, angle)
      return
    }
    guard isWhole || areInOrder(found.leftHue, angle, found.rightHue) else { return }
    isWhole = false
    if areInOrder(found.leftHue, hue, angle) {
      (found.right, found.rightHue) = (corner, angle)
    } else {
      (found.left, found.leftHue) = (corner, angle)
    }
    part = found
  }
  let gray = LinearSRGB(red: luminance, green: luminance, blue: luminance)
  return (part?.left ?? gray, part?.right ?? gray)
}

/// Calls with each point where the plane of a relative luminance cuts an edge of the cube of linear sRGB. The order is
/// the library's: it decides which corner counts if two are the same.
private func forEachCorner(ofLuminance luminance: Double, _ body: (LinearSRGB) -> Void) {
  let ends = [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]
  for (green, blue) in ends {
    let red = (luminance - 0.7152 * green - 0.0722 * blue) / 0.2126
    if (0...1).contains(red) { body(LinearSRGB(red: red, green: green, blue: blue)) }
  }
  for (blue, red) in ends {
    let green = (luminance - 0.2126 * red - 0.0722 * blue) / 0.7152
    if (0...1).contains(green) { body(LinearSRGB(red: red, green: green, blue: blue)) }
  }
  for (red, green) in ends {
    let blue = (luminance - 0.2126 * red - 0.7152 * green) / 0.0722
    if (0...1).contains(blue) { body(LinearSRGB(red: red, green: green, blue: blue)) }
  }
}

/// The byte below the nearest value, above or below that of some light, where the rounded byte changes; -1 below all.
private func byteChange(at light: Double, above: Bool) -> Int {
  let place = gammaEncoded(light) * 255 - 0.5
  return Int(place.rounded(above ? .up : .down))
}

/// Whether, turning from the first angle, the second comes before the third. In radians, less than four turns apart.
private func areInOrder(_ first: Double, _ second: Double, _ third: Double) -> Bool {
  func positive(_ angle: Double) -> Double {
    (angle + 8 * Double.pi).truncatingRemainder(dividingBy: 2 * Double.pi)
  }
  return positive(second - first) < positive(third - first)
}
