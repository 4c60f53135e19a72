import Formats
import Theme
import _Text

/// The options of the format that's shown.
public struct OptionsPanel: Equatable, Sendable {
  /// Shows the options, or hides them.
  public var toggle: Screen.Option
  /// The options; none while they're hidden.
  public var fields: [Field]

  /// An option.
  public struct Field: Equatable, Sendable {
    /// Its effect, in one sentence.
    public var help: String
    public var control: Control
    /// Why what's typed changes nothing; nil if it's fine.
    public var error: String?
  }

  /// A control for an option.
  public enum Control: Equatable, Sendable {
    /// One of few words.
    case choice(String, [Screen.Option])
    case text(Screen.TextField)
  }
}

extension TakeHomeFeature {
  /// The options chosen for a format's files. A value that the format doesn't take changes nothing.
  func options(for format: Format) -> ExportOptions {
    var options = ExportOptions()
    for option in format.options where isShown(option) {
      let text = self.text(of: option)
      if !text.isEmpty { try? options.set(option, to: text, for: format) }
    }
    return options
  }

  /// Whether the page has the option: fonts come along whole there.
  private func isShown(_ option: ExportOption) -> Bool { option != .subset && (option != .fonts || canBringFonts) }

  /// The value as it was typed; empty for the default.
  func text(of option: ExportOption) -> String { optionTexts.first { $0.option == option }?.text ?? "" }

  mutating func set(_ option: ExportOption, to text: String) {
    optionTexts = optionTexts.filter { $0.option != option }
    if !text.isEmpty { optionTexts.append((option, text.cut(toBytes: Limits.exportOption))) }
  }

  /// The options of the format that's shown; nil if it has none.
  var optionsPanel: OptionsPanel? {
    let options = shown.options.filter { isShown($0) }
    guard !options.isEmpty else { return nil }
    return OptionsPanel(
      toggle: Screen.Option("Options", .takeHome(.optionsTapped), isSelected: areOptionsOpen),
      fields: areOptionsOpen ? options.map { field($0) } : [])
  }

  private func field(_ option: ExportOption) -> OptionsPanel.Field {
    let (label, text) = (option.name.description.capitalizedFirst, text(of: option))
    if option == .fonts { return fontField(hasFonts: !text.isEmpty) }
    let choices = option.choices(for: shown)
    guard choices.isEmpty else {
      let chosen = choices.firstIndex { text.same(as: $0.description) } ?? 0
      let options = choices.indices.map { index in
        let word = choices[index].description
        return Screen.Option(word, .takeHome(.optionTyped(option, word)), isSelected: index == chosen)
      }
      return OptionsPanel.Field(help: option.purpose.description, control: .choice(label, options), error: nil)
    }
    var error: String?
    var options = ExportOptions()
    if !text.isEmpty {
      do throws(ExportOptionError) { try options.set(option, to: text, for: shown) } catch let problem {
        error = problem.sentence
      }
    }
    return OptionsPanel.Field(
      help: option.purpose.description + " " + option.values.description.capitalizedFirst + ".",
      control: .text(
        Screen.TextField(
          label: label, text: text, placeholder: option.example.description, input: .exportOption(option))),
      error: error)
  }
}

extension TakeHomeFeature {
  /// The choice to include the fonts, and remarks on them.
  fileprivate func fontField(hasFonts: Bool) -> OptionsPanel.Field {
    let options = [("Off", ""), ("On", "fonts")].map { name, text in
      Screen.Option(name, .takeHome(.optionTyped(.fonts, text)), isSelected: hasFonts == !text.isEmpty)
    }
    var help = "Adds the files, their licenses and the lines that load them."
    if hasFonts {
      for remark in export?.options.bundledFonts?.remarks ?? [] {
        help += " " + remark.sentence(remedy: "add its .ttf or .otf file to the list of fonts.")
      }
    }
    var error: String?
    if hasFonts, case .failed = faces {
      error = notLoaded("The list of fonts", remedy: "choose On again")
    }
    return OptionsPanel.Field(help: help, control: .choice("Include font files", options), error: error)
  }
}
