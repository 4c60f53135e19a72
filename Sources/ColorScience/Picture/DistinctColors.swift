extension PictureColors {
  /// The few colors that matter most in the picture, the first one most: large areas and vivid colors, each clearly
  /// unlike the others. Fewer if the picture doesn't have as many.
  public func distinct(_ count: Int = 5) -> [PictureColor] {
    var chosen: [PictureColor] = []
    // Flat colors look designed; we prefer them even if they're rather alike.
    for tier in tiers where chosen.count < count {
      choose(count, from: all.filter { $0.isFlat || !tier.isFlat }, apart: tier.difference, into: &chosen)
    }
    return chosen
  }

  private func choose(
    _ count: Int, from candidates: [PictureColor], apart least: Double, into chosen: inout [PictureColor]
  ) {
    var rest = candidates.map { Candidate($0) }
    for color in chosen { rest.keepAway(from: OKLab(color.color)) }
    while chosen.count < count {
      var best: Candidate?
      for candidate in rest where candidate.difference >= least && candidate.merit > (best?.merit ?? 0) {
        best = candidate
      }
      guard let best else { return }
      chosen.append(best.color)
      rest.keepAway(from: best.lab)
    }
  }
}

/// How unlike each other the colors are at least, in deltaE-OK. We ask for less while there are too few.
private let tiers = [(true, 0.1), (false, 0.1), (true, 0.04), (false, 0.04)].map { (isFlat: $0.0, difference: $0.1) }

private struct Candidate {
  let color: PictureColor
  let lab: OKLab
  /// The deltaE-OK from the nearest chosen color.
  var difference = Double.infinity
  private let weight: Double

  init(_ color: PictureColor) {
    self.color = color
    lab = OKLab(color.color)
    // A vivid color counts as much as a gray of 25 times the area.
    weight = color.share.squareRoot() * (0.05 + (lab.a * lab.a + lab.b * lab.b).squareRoot())
  }

  /// Beyond a deltaE-OK of 0.3, colors are as unlike as can be.
  var merit: Double { weight * min(difference, 0.3) }
}

extension [Candidate] {
  fileprivate mutating func keepAway(from color: OKLab) {
    for index in indices {
      self[index].difference = Swift.min(self[index].difference, self[index].lab.difference(from: color))
    }
  }
}
