import _Text

/// Why a template can't be used, and where in it. A class, so that each `try` hands on a pointer instead of all its fields.
public final class TemplateError: Error, Equatable, Sendable {
  /// The included template it's in; empty for the template itself.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The character in its line, from 1.
  public let column: Int
  /// The reason.
  public let reason: Reason

  init(file: String, line: Int, column: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// Whether the place and the reason are the same.
  public static func == (one: TemplateError, other: TemplateError) -> Bool {
    one.file.same(as: other.file) && one.line == other.line && one.column == other.column && one.reason == other.reason
  }

  /// The mistake. The texts are words of the template.
  public enum Reason: Equatable, Sendable {
    case unclosed
    case missingEnd(of: String)
    case unexpected(String)
    case unknown(Name, String)
    case definedTwice(String)
    case missingWord(after: String)
    case missingNumber(after: String)
    case extraWord(String)
    /// A form that doesn't fit the value or form before it.
    case misplacedForm(String, of: TemplateKind)
    /// A word outside of the lists in which it has a meaning.
    case unlisted(String, lists: String)
    case unlistedKey(String)
    case someWithoutRole
    case textBeforeFile
    case badPath(String)
    case notJSON(String)
    case tooLong
    case tooLarge
    case tooDeep
  }

  /// The kind of name a word should have been.
  public enum Name: Sendable { case value, form, list, condition, role, definition, template, format }

  /// The place and the reason in one sentence: "Line 3, column 7: there's no value called “colr”."
  public var sentence: String {
    let place = "ine " + line.text + ", column " + column.text + ": " + reason.text + "."
    return file.isEmpty ? "L" + place : "In “" + file + "”, l" + place
  }
}

extension TemplateError.Reason {
  fileprivate var text: String {
    switch self {
    case .unclosed: "this instruction has no closing backtick"
    case .missingEnd(let word): quoted(word) + " has no “end”"
    case .unexpected(let word): "there’s nothing that this " + quoted(word) + " belongs to"
    case .unknown(.definition, let word): "nothing called " + quoted(word) + " is defined above"
    case .unknown(.template, let word): "there’s no template called " + quoted(word) + " to include"
    case .unknown(let name, let word): "there’s no " + name.text + " called " + quoted(word)
    case .definedTwice(let word): quoted(word) + " is already defined"
    case .missingWord(let word): "a word is missing after " + quoted(word)
    case .missingNumber(let word): "a number is missing after " + quoted(word)
    case .extraWord(let word): quoted(word) + " is one word too many"
    case .misplacedForm(let word, let kind): quoted(word) + " is a form of " + kind.plural + ", and this isn’t one"
    case .unlisted(let word, let lists): quoted(word) + " has a meaning only inside " + lists
    case .unlistedKey(let word): "no list around this has the key " + quoted(word)
    case .someWithoutRole: "in a list, either every key has a role or none"
    case .badPath(let path): quoted(path) + " can’t be a file’s path"
    case .textBeforeFile: "the text before the first “file” belongs to no file"
    case .notJSON(let path): quoted(path) + " doesn’t come out as JSON"
    case .tooLong: "the template writes too much"
    case .tooLarge: "the template is longer than 100 kB"
    case .tooDeep: "instructions are nested too deeply"
    }
  }
}

extension TemplateError.Name {
  fileprivate var text: String {
    switch self {
    case .value: "value"
    case .form: "form"
    case .list: "list"
    case .condition: "condition"
    case .role: "role"
    case .definition: "definition"
    case .template: "template"
    case .format: "format"
    }
  }
}

private func quoted(_ word: String) -> String { "“" + shortened(word) + "”" }
