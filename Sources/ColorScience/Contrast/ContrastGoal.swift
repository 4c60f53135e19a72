/// A contrast ratio that a color must reach against every one of some backgrounds.
///
/// Each background shuts out the luminances about its own. What they shut out may overlap.
struct ContrastGoal {
  private let ratio: Double
  private let grounds: [Double]

  init(ratio: Double, backgrounds: [SRGB]) {
    self.ratio = ratio
    grounds = backgrounds.map { $0.relativeLuminance }
  }

  /// Whether a relative luminance reaches the ratio against all: computed as `SRGB.contrastRatio(with:)` does, so that
  /// the two never disagree in the last digit.
  func isReached(by luminance: Double) -> Bool {
    for ground in grounds {
      let reached = (max(luminance, ground) + 0.05) / (min(luminance, ground) + 0.05)
      guard reached >= ratio else { return false }
    }
    return true
  }

  /// The least luminance, from this one up, that no background shuts out; above 1 where none is left.
  func least(from luminance: Double) -> Double {
    moved(luminance) { ratio * ($0 + 0.05) - 0.05 }
  }

  /// The greatest luminance, from this one down, that no background shuts out; below 0 where none is left.
  func greatest(from luminance: Double) -> Double {
    moved(luminance) { ($0 + 0.05) / ratio - 0.05 }
  }

  /// Moves to the bound of each background that shuts the luminance out, until none does.
  private func moved(_ luminance: Double, to bound: (Double) -> Double) -> Double {
    var luminance = luminance
    // Each background moves it once at the most, and only after another has.
    for _ in grounds {
      var isMoved = false
      for ground in grounds
      where luminance < ratio * (ground + 0.05) - 0.05 && luminance > (ground + 0.05) / ratio - 0.05 {
        luminance = bound(ground)
        isMoved = true
      }
      if !isMoved { break }
    }
    return luminance
  }
}
