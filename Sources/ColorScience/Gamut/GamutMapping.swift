/// How a color that a display cannot show becomes one that it can.
public enum GamutMapping: Sendable {
  /// Each channel clamped to 0...1: fast, and shifts the hue.
  case clip
  /// CSS Color 4's binary search for the chroma, with local MINDE: keeps lightness and hue, gives up chroma until
  /// clipping makes no noticeable difference (deltaE-OK below 0.02).
  case localMINDE
}

extension SRGB {
  /// The color itself where a display of a gamut can show it, else the one that the method gives instead. In Display P3
  /// the channels may be outside 0...1, those of `DisplayP3` are within.
  public func displayable(by method: GamutMapping = .localMINDE, in gamut: DisplayGamut = .sRGB) -> SRGB {
    switch method {
    case .clip: clipped(to: gamut)
    case .localMINDE:
      isInGamut(of: gamut) ? clipped(to: gamut) : OKLCH(self).displayable(by: .localMINDE, in: gamut)
    }
  }
}

extension OKLCH {
  /// The color as a display of a gamut can show it. In Display P3 the channels may be outside 0...1, those of
  /// `DisplayP3` are within.
  public func displayable(by method: GamutMapping = .localMINDE, in gamut: DisplayGamut = .sRGB) -> SRGB {
    switch method {
    case .clip: SRGB(self).clipped(to: gamut)
    case .localMINDE: mappedByLocalMINDE(into: gamut)
    }
  }
}

extension OKLab {
  /// The color as a display of a gamut can show it. In Display P3 the channels may be outside 0...1, those of
  /// `DisplayP3` are within.
  public func displayable(by method: GamutMapping = .localMINDE, in gamut: DisplayGamut = .sRGB) -> SRGB {
    OKLCH(self).displayable(by: method, in: gamut)
  }
}
