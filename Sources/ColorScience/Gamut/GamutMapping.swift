/// How to turn a color that a display can't show into one it can.
public enum GamutMapping: Sendable {
  /// Each channel clamped to 0...1: fast, and shifts the hue.
  case clip
  /// CSS Color 4's binary search for the chroma, with local MINDE: keeps lightness and hue, and lowers chroma until
  /// clipping makes no noticeable difference (deltaE-OK below 0.02).
  case localMINDE
}

extension SRGB {
  /// The color itself if a display with this gamut can show it, else the one the method picks. In Display P3 these sRGB
  /// channels may be outside 0...1; those of `DisplayP3` are within.
  public func displayable(by method: GamutMapping = .localMINDE, in gamut: DisplayGamut = .sRGB) -> SRGB {
    switch method {
    case .clip: clipped(to: gamut)
    case .localMINDE:
      isInGamut(of: gamut) ? clipped(to: gamut) : OKLCH(self).displayable(by: .localMINDE, in: gamut)
    }
  }
}

extension OKLCH {
  /// The color as a display with this gamut can show it. In Display P3 these sRGB channels may be outside 0...1; those
  /// of `DisplayP3` are within.
  public func displayable(by method: GamutMapping = .localMINDE, in gamut: DisplayGamut = .sRGB) -> SRGB {
    switch method {
    case .clip: SRGB(self).clipped(to: gamut)
    case .localMINDE: mappedByLocalMINDE(into: gamut)
    }
  }
}

extension OKLab {
  /// The color as a display with this gamut can show it. In Display P3 these sRGB channels may be outside 0...1; those
  /// of `DisplayP3` are within.
  public func displayable(by method: GamutMapping = .localMINDE, in gamut: DisplayGamut = .sRGB) -> SRGB {
    OKLCH(self).displayable(by: method, in: gamut)
  }
}
