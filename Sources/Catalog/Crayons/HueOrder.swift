import ColorScience

/// A part of the hue circle that people have one word for, or the colors without a hue.
public enum HueFamily: UInt8, CaseIterable, Equatable, Sendable {
  case reds, oranges, yellows, greens, teals, blues, purples, pinks
  /// Black, white, and grays.
  case neutrals

  /// Its name for people: "Reds".
  public var label: String {
    switch self {
    case .reds: "Reds"
    case .oranges: "Oranges"
    case .yellows: "Yellows"
    case .greens: "Greens"
    case .teals: "Teals"
    case .blues: "Blues"
    case .purples: "Purples"
    case .pinks: "Pinks"
    case .neutrals: "Neutrals"
    }
  }

  /// The family of a color, by its hue in OKLCH; a chroma below 0.025 is neutral.
  public init(_ color: OKLCH) {
    switch (color.chroma, color.hue) {
    case (..<0.025, _): self = .neutrals
    case (_, 15..<42): self = .reds
    case (_, 42..<76): self = .oranges
    case (_, 76..<113): self = .yellows
    case (_, 113..<160): self = .greens
    case (_, 160..<220): self = .teals
    case (_, 220..<282): self = .blues
    case (_, 282..<322): self = .purples
    default: self = .pinks
    }
  }
}

/// The colors of a family, from light to dark.
public struct HueGroup: Equatable, Sendable {
  /// The part of the hue circle that they're in.
  public var family: HueFamily
  /// As indices of the list that was ordered.
  public var indices: [Int]
}

extension [Crayon] {
  /// The colors by hue and lightness: the families in the order of the hue circle, the neutrals last. Families without
  /// colors are left out.
  public var byHue: [HueGroup] {
    let colors = map { OKLCH($0.color) }
    var groups = HueFamily.allCases.map { HueGroup(family: $0, indices: []) }
    for (index, color) in colors.enumerated() {
      let group = Int(HueFamily(color).rawValue)
      var position = groups[group].indices.count
      while position > 0, colors[groups[group].indices[position - 1]].lightness < color.lightness { position -= 1 }
      groups[group].indices.insert(index, at: position)
    }
    return groups.filter { !$0.indices.isEmpty }
  }
}
