extension SRGB {
  /// The color of the same OKLCH hue and chroma with its lightness moved by this much, but not out of 0...1, as 8 bits
  /// show it. Where a display lacks the chroma, as much as there is.
  @inline(never)
  public func movedInLightness(by distance: Double) -> SRGB {
    var color = OKLCH(self)
    color.lightness = clampedToUnit(color.lightness + distance)
    return SRGB(SRGB(color.loweredIntoGamut()).rgb)
  }
}
