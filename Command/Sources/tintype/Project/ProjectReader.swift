@_spi(Project) import Formats
import Theme
import _Text

/// Reads what a `tintype.json` says.
struct ProjectReader {
  let text: ProjectText
  private(set) var themes: [ProjectTheme] = []
  private(set) var outputs: [ProjectOutput] = []
  /// The paths so far, in the form in which doubles are the same.
  private var paths: Set<String> = []

  init(text: ProjectText) { self.text = text }

  mutating func read() throws(Refusal) {
    let file = try text.json()
    let keys = try text.keys(of: file)
    if let schema = keys["$schema"] { _ = try string(schema, "$schema") }
    _ = try ProjectChecks(file, text)
    switch (keys["theme"], keys["themes"]) {
    case (let theme?, nil): themes = [try self.theme(theme, named: nil)]
    case (nil, let named?): try readThemes(named)
    case (_?, let named?):
      throw text.refusal("Give “theme” or “themes”, not both.", at: named.range.lowerBound)
    case (nil, nil):
      throw text.refusal("“theme” is missing: the theme as a string or a link.", at: file.range.lowerBound)
    }
    guard let list = keys["outputs"] else {
      throw text.refusal("“outputs” is missing: the list of files to write.", at: file.range.lowerBound)
    }
    try readOutputs(list)
  }

  private mutating func readThemes(_ named: JSON) throws(Refusal) {
    guard named.isObject else {
      throw text.refusal("“themes” takes an object: {\"day\": …, \"night\": …}.", at: named.range.lowerBound)
    }
    var names: Set<String> = []
    for (key, value) in named.members {
      let name = key.text
      guard (1...64).contains(name.utf8.count), name.utf8.allSatisfy(\.isOfThemeName) else {
        throw text.refusal(
          "A theme’s name is made of letters, digits, hyphens and underscores, not \(quoted(name)).",
          at: key.range.lowerBound)
      }
      guard names.insert(name.lowercased()).inserted else {
        throw text.refusal("There’s a theme “\(name)” already.", at: key.range.lowerBound)
      }
      themes.append(try theme(value, named: name))
    }
    guard !themes.isEmpty else {
      throw text.refusal("“themes” is empty. List one theme or more.", at: named.range.lowerBound)
    }
  }

  private func theme(_ value: JSON, named name: String?) throws(Refusal) -> ProjectTheme {
    let offset = value.range.lowerBound
    let string = try string(value, name ?? "theme")
    let theme: Theme
    do throws(Refusal) { theme = try Theme(unfinished: string) } catch {
      throw text.refusal(error.sentence, at: offset)
    }
    return ProjectTheme(name: name, theme: theme, offset: offset)
  }

  private mutating func readOutputs(_ list: JSON) throws(Refusal) {
    guard list.isArray else {
      throw text.refusal(
        "“outputs” takes a list: [{\"format\": \"css\", \"path\": \"src/theme.css\"}].", at: list.range.lowerBound)
    }
    for (_, value) in list.members { try readOutput(value) }
    guard !outputs.isEmpty else {
      throw text.refusal("“outputs” is empty. List one file or more.", at: list.range.lowerBound)
    }
  }

  private mutating func readOutput(_ value: JSON) throws(Refusal) {
    let offset = value.range.lowerBound
    guard value.isObject else {
      throw text.refusal("An output is an object: {\"format\": \"css\", \"path\": \"src/theme.css\"}.", at: offset)
    }
    let options = ExportOption.allCases.map { "\($0.name)" }
    let keys = try text.members(
      of: value, known: ["format", "template", "path"] + options + ["merge"], of: "an output")
    let source = try self.source(in: keys, at: offset)
    guard let written = keys["path"] else {
      throw text.refusal("“path” is missing, such as \"src/\(source.exampleName)\".", at: offset)
    }
    let output = ProjectOutput(
      source: source, path: try path(written, of: source),
      merges: try keys["merge"].map { value throws(Refusal) in try merges(value, source) } ?? false,
      offset: written.range.lowerBound)
    for path in output.paths(of: themes) { try note(path, of: output) }
    outputs.append(output)
    guard outputs.count * themes.count <= Limits.projectOutputs else {
      throw text.refusal("There are too many outputs. The limit is \(Limits.projectOutputs.groupedText).", at: offset)
    }
  }

  /// The format with its options, or the template.
  private func source(in keys: [String: JSON], at offset: Int) throws(Refusal) -> ProjectOutput.Source {
    switch (keys["format"], keys["template"]) {
    case (let name?, nil):
      guard let format = Format.named(try string(name, "format")) else {
        throw text.refusal(Refusal(noFormat: name.text ?? "").sentence, at: name.range.lowerBound)
      }
      return .format(format, try options(in: keys, for: format))
    case (nil, let template?):
      for option in ExportOption.allCases {
        guard let value = keys["\(option.name)"] else { continue }
        throw text.refusal("“\(option.name)” is for formats; a template has it all itself.", at: value.range.lowerBound)
      }
      let path = try ownPath(template, "template")
      guard !path.isFolder, !path.hasPlaceholder else {
        throw text.refusal("“template” takes the path of one file.", at: template.range.lowerBound)
      }
      return .template(path)
    case (_?, let template?):
      throw text.refusal("Give “format” or “template”, not both.", at: template.range.lowerBound)
    case (nil, nil): throw text.refusal("“format” is missing, such as \"css\".", at: offset)
    }
  }

  /// The format's options. One that takes several values has them in a list.
  private func options(in keys: [String: JSON], for format: Format) throws(Refusal) -> ExportOptions {
    var options = ExportOptions()
    for option in ExportOption.allCases {
      guard let value = keys["\(option.name)"] else { continue }
      var texts: [String] = []
      if option.isList {
        guard value.isArray else {
          throw text.refusal("“\(option.name)” takes a list of texts.", at: value.range.lowerBound)
        }
        for (_, item) in value.members { texts.append(try string(item, "\(option.name)")) }
      } else {
        texts = [try string(value, "\(option.name)")]
      }
      do throws(ExportOptionError) {
        try options.set(option, to: texts.joined(separator: ","), for: format)
      } catch {
        throw text.refusal(error.sentence, at: value.range.lowerBound)
      }
      if option == .fonts, options.fontFolder != nil { _ = try ownPath(value, "fonts") }
    }
    return options
  }

  private func merges(_ value: JSON, _ source: ProjectOutput.Source) throws(Refusal) -> Bool {
    guard let merges = value.flag else {
      throw text.refusal("“merge” takes true or false.", at: value.range.lowerBound)
    }
    if case .format(let format, _) = source, merges, !format.isMergeable {
      throw text.refusal(MergeError.ownFile(format).sentence, at: value.range.lowerBound)
    }
    return merges
  }

  private func ownPath(_ value: JSON, _ key: String) throws(Refusal) -> ProjectPath {
    let written = try string(value, key)
    do throws(Refusal) {
      return try ProjectPath(written)
    } catch {
      throw text.refusal(error.sentence, at: value.range.lowerBound)
    }
  }

  private func path(_ value: JSON, of source: ProjectOutput.Source) throws(Refusal) -> ProjectPath {
    let offset = value.range.lowerBound
    let path = try ownPath(value, "path")
    if case .format(let format, _) = source, path.isFolder, !format.isFolder {
      throw text.refusal(
        "\(quoted(value.text ?? "")) is a folder. Give the file in it a name, too: \(format.fileName).", at: offset)
    }
    if path.hasPlaceholder, themes.first?.name == nil {
      throw text.refusal(
        "{theme} stands for a theme’s name, which only those in “themes” have.", at: offset)
    }
    if !path.hasPlaceholder, themes.count > 1, source.sharing == nil {
      var sentence = "Put {theme} in this path, so that each theme has a file of its own"
      if case .format(let format, _) = source, format.options.contains(.scope) {
        sentence += ", or in “scope”, such as [data-theme={theme}], so that the file has all of them"
      }
      throw text.refusal(sentence + ".", at: offset)
    }
    return path
  }

  /// Refuses a path that's taken.
  private mutating func note(_ path: String, of output: ProjectOutput) throws(Refusal) {
    guard paths.insert(ProjectPath.key(of: path)).inserted else {
      throw text.refusal("Another output has the path \(quoted(path)) already.", at: output.offset)
    }
  }

  private func string(_ value: JSON, _ key: String) throws(Refusal) -> String {
    guard let string = value.text else {
      throw text.refusal("\(quoted(key)) takes a text in quotation marks.", at: value.range.lowerBound)
    }
    return string
  }
}

extension ProjectOutput.Source {
  /// A name that its file could have.
  fileprivate var exampleName: String {
    switch self {
    case .format(let format, _): "\(format.fileName)"
    case .template: "brand.txt"
    }
  }
}

extension UInt8 {
  fileprivate var isOfThemeName: Bool {
    isLetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
