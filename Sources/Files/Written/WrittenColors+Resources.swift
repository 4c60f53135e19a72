@_spi(Project) import Formats
import Theme
import _Text

extension WrittenColors {
  /// Reads the resources of an Android app.
  mutating func readAndroid(_ files: [File]) {
    var resources = AndroidResources()
    for file in files { resources.read(file) }
    modes = resources.written()
    isCut = resources.isFull
  }

  /// Reads the color sets of an asset catalog. A set without a color for an appearance has the one for any.
  mutating func readAssetCatalog(_ files: [File]) {
    var colors: [(mode: ColorMode, color: WrittenColor)] = []
    let names = ColorSetNames(files)
    for (index, file) in files.enumerated() {
      // One that's damaged says nothing about the others.
      guard let json = try? JSON(file.bytes), let entries = json["colors"], colors.count < Limits.checkedColors else {
        continue
      }
      for (_, entry) in entries.members {
        if let color = WrittenColor(entry, named: names.name(of: file), in: index) {
          colors.append((entry.appearance, color))
        }
      }
    }
    (modes, isCut) = colors.byMode(lastCounts: true)
    if colors.count >= Limits.checkedColors { isCut = true }
    // With more contrast, it may be dark, too.
    if modes.contains(where: { $0.mode.isDark }), modes.contains(where: { $0.mode.isHighContrast }),
      !modes.contains(where: { $0.mode.isDark && $0.mode.isHighContrast })
    {
      modes.append(ModeColors(mode: ColorMode(isDark: true, isHighContrast: true), colors: []))
    }
    let own = modes
    for index in modes.indices {
      let falling = own.falling(backFrom: modes[index].mode).reversed().flatMap { $0.colors }
      modes[index].colors = (falling + modes[index].colors).unique(lastCounts: true)
    }
  }
}

extension [ModeColors] {
  /// The modes whose colors apply if a mode has none, the nearest first.
  fileprivate func falling(backFrom mode: ColorMode) -> [ModeColors] {
    var steps: [ColorMode] = []
    if mode.isDark, mode.isHighContrast { steps.append(ColorMode(isDark: true)) }
    if mode.isDark || mode.isHighContrast { steps.append(ColorMode()) }
    return steps.compactMap { step in first { $0.mode == step } }
  }
}

extension JSON {
  /// The appearance that an entry of a color set is for.
  fileprivate var appearance: ColorMode {
    var mode = ColorMode()
    guard let appearances = self["appearances"] else { return mode }
    for (_, appearance) in appearances.members {
      let value = appearance["value"]?.text ?? ""
      if value.same(as: "high") { mode.isHighContrast = true }
      if value.same(as: "dark") { mode.isDark = true }
    }
    return mode
  }
}

extension WrittenColor {
  /// A color of a color set; nil if it has none.
  fileprivate init?(_ entry: JSON, named name: String, in file: Int) {
    guard let color = entry["color"] else { return nil }
    let words = name.words
    guard let components = color["components"] else {
      guard color["reference"] != nil else { return nil }
      self.init(name: name, words: words, value: .unknown, place: Place(file: file, range: color.extent))
      return
    }
    let names: [StaticString] = ["red", "green", "blue"]
    let ranges = names.compactMap { components[$0]?.contentRange }
    let place = ranges.reduce(ranges.first ?? components.extent) {
      min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
    }
    let space = color["color-space"]?.text ?? "srgb"
    let isWide = space.isOne(of: ["display-p3", "extended-display-p3"])
    let value: Value =
      switch assetColor(color) {
      case .opaque(let color): .opaque(color)
      case .seeThrough: .seeThrough(nil, opacity: 0)
      default: .unknown
      }
    let isRewritable = ranges.count == 3 && (isWide || space.isOne(of: ["srgb", "extended-srgb"]))
    self.init(
      name: name, words: words, value: value, place: Place(file: file, range: place),
      notation: isRewritable
        ? .channels(
          WrittenChannels(
            ranges: ranges.map { ($0.lowerBound - place.lowerBound)..<($0.upperBound - place.lowerBound) }, hex: nil,
            space: isWide ? .displayP3 : .srgb)) : nil)
  }
}
