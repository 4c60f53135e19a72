import Formats
import PageServer
@_spi(Report) import Theme
import _Text

extension ThemeSource {
  /// The style sheets that `tintype export` writes, and the schemes that `tintype scheme` prints.
  static let themes = ThemeSource { file, query in
    do throws(Refusal) {
      switch file {
      case .styleSheet: return .file(try styleSheet(query))
      case .scheme: return .file(try scheme(query))
      }
    } catch {
      return .refusal(error.sentence)
    }
  }

  private static func styleSheet(_ query: String) throws(Refusal) -> [UInt8] {
    let query = try ThemeQuery(query) { ExportOption.named($0) != nil }
    let options = try ExportOptions(for: .css) { query.options["\($0.name)"] }
    guard options.fontFolder == nil, options.subset == .ready else {
      throw Refusal("No font files come with this address; “fonts” takes project or none.")
    }
    let theme = try Theme(argument: query.theme)
    do throws(ExportError) {
      return try Format.css.files(of: theme, options: options).flatMap { $0.bytes }
    } catch {
      throw Refusal(incomplete: error)
    }
  }

  private static func scheme(_ query: String) throws(Refusal) -> [UInt8] {
    let query = try ThemeQuery(query) { ["appearance", "contrast"].contains($0) }
    func choice(_ name: String, _ choices: [String]) throws(Refusal) -> String {
      let word = query.options[name] ?? choices[0]
      guard choices.contains(word) else {
        throw Refusal("“\(name)” takes \(choices.alternatives), not \(quoted(word)).")
      }
      return word
    }
    let appearance = try choice("appearance", ["light", "dark"]) == "dark" ? Appearance.dark : .light
    let contrast = try choice("contrast", ["standard", "high"]) == "high" ? Contrast.high : .standard
    let theme = try Theme(argument: query.theme)
    var json = JSONWriter()
    theme.scheme(appearance, contrast, with: theme.charts).writeJSON(to: &json)
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

/// The query of an address: a theme string, and options between its parts.
private struct ThemeQuery {
  let theme: String
  private(set) var options: [String: String] = [:]

  /// - Parameter isOption: whether a key is that of an option.
  init(_ query: String, isOption: (String) -> Bool) throws(Refusal) {
    var parts: [String] = []
    for part in query.fields(separatedBy: "&") {
      let (key, value) = part.cut(at: "=")
      if key == "v" { continue }
      guard isOption(key) else {
        parts.append(part)
        continue
      }
      guard let text = formDecoded(value ?? "") else {
        throw Refusal("The value of “\(key)” isn’t UTF-8, percent-encoded.")
      }
      guard options.updateValue(text, forKey: key) == nil else { throw Refusal("“\(key)” is there twice.") }
    }
    theme = parts.joined(separator: "&")
  }
}
