import Formats
import Theme
import _Text

/// A custom template, tried on the theme.
public struct TemplatePanel: Equatable, Sendable {
  /// Shows the template and what it writes, or hides them.
  public var toggle: Screen.Option
  /// Nil while it's hidden.
  public var trial: Trial?

  /// A template, and what it writes.
  public struct Trial: Equatable, Sendable {
    /// The template, of several lines.
    public var field: Screen.TextField
    /// An explanation of templates, in a sentence or two.
    public var help: String
    /// Fills the field with the template of the format that's shown; nil if that has none.
    public var start: Screen.Button?
    /// How long the result is or, in one sentence with its line and column, what's wrong; empty without a template.
    public var words: String
    /// Whether something is wrong.
    public var isWrong: Bool
    /// The result's accessible name.
    public var resultName: String
    /// The result of the last template without a mistake, each file with its path if there are several.
    public var files: [CodeFile]
    /// Different whenever the files may be.
    public var edition: Int
    /// Copies the result; nil if it isn't one file.
    public var copy: Screen.Button?
  }
}

/// The state of trying a custom template.
struct TemplateTrial: Sendable {
  var isOpen = false
  var text = ""
  /// The result of the last template without a mistake, with marks.
  var files: [CodeFile] = []
  /// The mistake in the text; nil if there's none.
  var error: String?
  /// The theme and the text that were tried last.
  private var last: (theme: Theme, text: String)?
  /// The number of trials so far.
  private(set) var edition = 0

  /// Writes the theme with the template, unless that was done.
  mutating func write(_ theme: Theme, _ texts: ExportTexts) {
    if !isOpen || last.map({ $0.theme == theme && $0.text.same(as: text) }) == true { return }
    guard let exported = try? ExportedTheme(theme) else { return }
    last = (theme, text)
    edition += 1
    error = nil
    if text.isEmpty {
      files = []
      return
    }
    do throws(TemplateError) {
      let written = try Template(own: text.bytes, texts: texts).files(of: exported, named: "", marksColors: true)
      files = written.map { CodeFile(path: $0.path, marked: String(bytes: $0.bytes)) }
    } catch let problem {
      error = problem.sentence
    }
  }

  /// The result, if it's one file.
  var result: String? {
    guard let file = files.first, files.count == 1, error == nil else { return nil }
    return String(bytes: File(path: "", bytes: file.marked.bytes).unmarked.bytes)
  }
}

extension TakeHomeFeature {
  /// A custom template, and what it writes.
  var templatePanel: TemplatePanel {
    TemplatePanel(
      toggle: Screen.Option("Your template", .takeHome(.templateTapped), isSelected: template.isOpen),
      trial: template.isOpen ? trial : nil)
  }

  private var trial: TemplatePanel.Trial {
    var words = template.error ?? ""
    if template.error == nil, let file = template.files.first {
      let (count, unit) = template.files.count == 1 ? (file.lines.count, "line") : (template.files.count, "file")
      words = "The result has " + count.text + " " + unit + (count == 1 ? "." : "s.")
    }
    var start: Screen.Button?
    if case .here(let texts) = texts, texts.template(of: shown) != nil {
      start = Screen.Button("Start from " + shown.label.description, .takeHome(.templateStarted))
      start?.isEnabled = template.text.isEmpty
    }
    return TemplatePanel.Trial(
      field: Screen.TextField(
        label: "Template", text: template.text, placeholder: "Buttons are `primary hex`.", input: .template),
      help:
        "The text of a file, with instructions between backticks. “tintype export --template” writes it for any theme.",
      start: start, words: words, isWrong: template.error != nil,
      resultName: template.error == nil ? "Result" : "Result before the mistake", files: template.files,
      edition: template.edition,
      copy: template.result == nil ? nil : Screen.Button("Copy result", .takeHome(.resultTapped)))
  }
}
