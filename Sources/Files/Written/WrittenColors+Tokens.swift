@_spi(Project) import Formats
import Theme
import _Text

extension WrittenColors {
  /// Reads design tokens, and any other JSON that gives names to colors. A token may refer to one in another of the files.
  mutating func readTokens(_ files: [File]) throws(ImportError) {
    var documents: [(path: String, json: JSON)] = []
    for file in files { documents.append((file.path, try JSON(file.bytes))) }
    let list = TokenList(documents, readsHighContrast: true)
    var values = TokenValues(list, hasFontLists: false)
    var colors: [(mode: ColorMode, color: WrittenColor)] = []
    for (index, token) in list.tokens.enumerated()
    where (token.type.isEmpty || token.type.isSame(as: "color")) && colors.count < Limits.checkedColors {
      let source = values.source(of: index)
      let origin = list.tokens[source]
      let words = token.name.words
      let own = token.name.fields(separatedBy: ".").last?.words.count ?? words.count
      func add(_ value: WrittenColor.Value, isDark: Bool) {
        colors.append(
          (
            ColorMode(isDark: isDark, isHighContrast: token.isHighContrast, theme: token.theme),
            WrittenColor(
              name: token.name, words: words, ownWords: own, part: token.part, value: value, place: origin.place,
              source: source == index ? nil : origin.name, notation: origin.notation)
          ))
      }
      switch values.color(at: index) {
      case .opaque(let color): add(.opaque(color), isDark: token.isDark)
      case .pair(let light, let dark):
        add(.opaque(light), isDark: false)
        add(.opaque(dark), isDark: true)
      case .seeThrough: add(.seeThrough(nil, opacity: 0), isDark: token.isDark)
      case .unsupported, .unresolved: add(.unknown, isDark: token.isDark)
      case .none: break
      }
    }
    (modes, isCut) = colors.byMode(lastCounts: true)
    if list.isCut || colors.count >= Limits.checkedColors { isCut = true }
  }
}

extension TokenList.Token {
  /// Where its value is.
  fileprivate var place: WrittenColor.Place {
    WrittenColor.Place(file: document, range: value.isObject ? value.extent : value.contentRange ?? value.range)
  }

  /// How its value is written; nil if it can't be written again.
  fileprivate var notation: ColorNotation? {
    guard modifier == nil else { return nil }
    if let bytes = value.bytes, value.contentRange != nil {
      return bytes.contains(UInt8(ascii: "{")) || bytes[...].begins(with: "light-dark(") ? nil : .style(channels: [])
    }
    guard value.isObject, let components = value["components"], components.isArray,
      let name = value["colorSpace"]?.bytes
    else { return nil }
    let start = value.range.lowerBound
    let space: WrittenChannels.Space
    if name.isSame(as: "srgb") {
      space = .srgb
    } else if name.isSame(as: "display-p3") {
      space = .displayP3
    } else {
      return nil
    }
    let ranges = components.members.map { $0.value }.filter { $0.number != nil }.map {
      ($0.range.lowerBound - start)..<($0.range.upperBound - start)
    }
    guard ranges.count == 3 else { return nil }
    let hex = value["hex"]?.contentRange.map { ($0.lowerBound - start)..<($0.upperBound - start) }
    return .channels(WrittenChannels(ranges: ranges, hex: hex, space: space))
  }
}
