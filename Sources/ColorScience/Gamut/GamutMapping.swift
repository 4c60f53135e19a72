/// How a color that a display cannot show becomes one that it can.
public enum GamutMapping: Sendable {
  /// Each channel clamped to 0...1: fast, and shifts the hue.
  case clip
  /// CSS Color 4's binary search for the chroma, with local MINDE: keeps lightness and hue, gives up chroma until
  /// clipping makes no noticeable difference (deltaE-OK below 0.02).
  case localMINDE
}

extension SRGB {
  /// The color itself where a display can show it, else the one that the method gives instead.
  public func displayable(by method: GamutMapping = .localMINDE) -> SRGB {
    switch method {
    case .clip: clipped
    case .localMINDE: isInGamut ? clipped : OKLCH(self).displayable(by: .localMINDE)
    }
  }
}

extension OKLCH {
  /// The color as a display can show it: every channel within 0...1.
  public func displayable(by method: GamutMapping = .localMINDE) -> SRGB {
    switch method {
    case .clip: SRGB(self).clipped
    case .localMINDE: mappedByLocalMINDE()
    }
  }
}

extension OKLab {
  /// The color as a display can show it: every channel within 0...1.
  public func displayable(by method: GamutMapping = .localMINDE) -> SRGB {
    OKLCH(self).displayable(by: method)
  }
}
