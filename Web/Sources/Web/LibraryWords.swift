import Catalog
import ColorScience
import Studio

// The library's requests and reports as words between the core and the host.

extension LibraryRequest {
  /// The request's name, then what it takes.
  var words: [String] {
    @inline(never) get {
      switch self {
      case .read: ["read"]
      case .keep(let themes): ["keep"] + themes
      case .change(let id, let theme): ["change", id.text, theme]
      case .remove(let id): ["remove", id.text]
      case .restore: ["restore"]
      case .forget: ["forget"]
      case .save(let fileName, let text): ["save", fileName, text]
      case .pick: ["pick"]
      case .pickFiles: ["pickFiles"]
      }
    }
  }
}

extension LibraryEvent {
  /// Reads a report; nil for any other word.
  @inline(never)
  init?(_ word: String, _ text: String, _ count: String) {
    let number = { (text: String) in Numeral(text.bytes).flatMap { Int(exactly: $0.value) } ?? 0 }
    if word.same(as: "list") {
      self = .listed([KeptTheme](lines: text), of: number(count))
    } else if word.same(as: "done") {
      self = .done(number(text))
    } else if word.same(as: "file") {
      self = .fileRead(text)
    } else if word.same(as: "failed") {
      let failures: [(String, LibraryFailure)] = [
        ("full", .full), ("refused", .refused), ("gone", .gone), ("large", .large), ("missing", .missing),
      ]
      guard let failure = failures.first(where: { $0.0.same(as: text) })?.1 else { return nil }
      self = .failed(failure)
    } else {
      return nil
    }
  }
}
