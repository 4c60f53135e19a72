import Studio
import _Text

extension ProjectEvent {
  /// Reads the host's news: a word, then its parameters; nil for any other word.
  init?(_ texts: [String]) {
    let report = ProjectReport(
      name: texts[1], theme: texts[2], files: Int(digits: texts[3].bytes) ?? 0, problem: texts[4],
      isReadable: texts[5].isEmpty)
    let events: [(String, ProjectEvent)] = [
      ("opened", .opened(report)), ("changed", .changed(report)), ("saved", .saved(report)),
      ("refused", .refused(texts[1])), ("lost", .lost), ("ended", .ended),
    ]
    guard let event = events.first(where: { $0.0.same(as: texts[0]) })?.1 else { return nil }
    self = event
  }
}
