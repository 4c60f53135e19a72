import ColorScience
import Studio
import _Text

// The library's requests and reports as words between the core and the host.

extension LibraryRequest {
  /// The request's name, then its parameters.
  var words: [String] {
    [name] + parameters
  }

  private var name: String {
    switch self {
    case .read: "read"
    case .keep: "keep"
    case .change: "change"
    case .remove: "remove"
    case .restore: "restore"
    case .forget: "forget"
    case .pickFiles: "pickFiles"
    }
  }

  private var parameters: [String] {
    switch self {
    case .keep(let themes): themes
    case .change(let id, let theme): [id.text, theme]
    case .remove(let id): [id.text]
    case .read, .restore, .forget, .pickFiles: []
    }
  }
}

extension LibraryEvent {
  /// Reads a report; nil for any other word.
  init?(_ word: String, _ text: String, _ count: String) {
    let number = { (text: String) in Int(digits: text.bytes) ?? 0 }
    if word.same(as: "list") {
      self = .listed([KeptTheme](lines: text), of: number(count))
    } else if word.same(as: "done") {
      self = .done(number(text))
    } else if word.same(as: "failed") {
      let failures: [(String, LibraryFailure)] = [
        ("full", .full), ("refused", .refused), ("gone", .gone), ("missing", .missing),
      ]
      guard let failure = failures.first(where: { $0.0.same(as: text) })?.1 else { return nil }
      self = .failed(failure)
    } else {
      return nil
    }
  }
}
