/// The contrast ratios that a color must reach against several backgrounds.
///
/// Each background rules out the luminances around its own. The ranges may overlap.
struct ContrastGoal {
  private let backgrounds: [(luminance: Double, ratio: Double)]

  init(ratio: Double, backgrounds: [SRGB]) {
    self.backgrounds = backgrounds.map { ($0.relativeLuminance, ratio) }
  }

  init(_ goals: [(background: SRGB, ratio: Double)]) {
    backgrounds = goals.map { ($0.background.relativeLuminance, $0.ratio) }
  }

  /// Whether a relative luminance reaches the ratio against all.
  func isReached(by luminance: Double) -> Bool {
    for background in backgrounds {
      guard contrastRatio(luminance, background.luminance) >= background.ratio else { return false }
    }
    return true
  }

  /// The least luminance, from this one up, that no background rules out; above 1 if there is none.
  func least(from luminance: Double) -> Double {
    moved(luminance) { $1 * ($0 + 0.05) - 0.05 }
  }

  /// The greatest luminance, from this one down, that no background rules out; below 0 if there is none.
  func greatest(from luminance: Double) -> Double {
    moved(luminance) { ($0 + 0.05) / $1 - 0.05 }
  }

  /// Moves to the bound of each background that rules the luminance out, until none does.
  private func moved(_ luminance: Double, to bound: (Double, Double) -> Double) -> Double {
    var luminance = luminance
    // Each background moves it at most once, and only after another has.
    for _ in backgrounds {
      var isMoved = false
      for (background, ratio) in backgrounds
      where luminance < ratio * (background + 0.05) - 0.05 && luminance > (background + 0.05) / ratio - 0.05 {
        luminance = bound(background, ratio)
        isMoved = true
      }
      if !isMoved { break }
    }
    return luminance
  }
}
