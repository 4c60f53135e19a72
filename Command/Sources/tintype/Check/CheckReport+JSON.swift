import ColorScience
import _Text

extension CheckReport {
  /// Writes an object with everything.
  func writeJSON(to json: inout JSONWriter) {
    json.object {
      $0.member("judged", judged)
      $0.member("failures", failures) { $0.failure($1) }
      if let comparison {
        $0.member("known", known) { $0.failure($1) }
        $0.member("mended", comparison.mended) { json, known in json.object { $0.members(of: known) } }
      }
      $0.member("notJudged", undecided) { json, pair in
        json.object {
          $0.member("text") { $0.place(pair.text) }
          $0.member("background") { $0.place(pair.background) }
          $0.member("modes", pair.modes)
          if pair.subject == .nonText { $0.member("kind", "non-text") }
          $0.member("reason", pair.reason)
        }
      }
      $0.member("fixed", fixes) { $0.failure($1) }
      $0.member("passedOver", unread) { $0.string($1) }
      $0.member("errors", errors) { json, error in
        json.object {
          $0.member("file", error.path)
          $0.member("error", error.sentence)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func failure(_ failure: CheckReport.Failure) {
    object {
      $0.member("text") { $0.place(failure.text) }
      $0.member("background") { $0.place(failure.background) }
      $0.member("modes", failure.modes.listed)
      if failure.subject == .nonText { $0.member("kind", "non-text") }
      $0.member("ratio") { $0.ratio(failure.ratio) }
      $0.member("needed", failure.needed, places: 2)
      $0.member("nearest", failure.nearest)
      $0.member("suggestion", failure.suggestion)
    }
  }

  fileprivate mutating func place(_ place: CheckReport.Place) {
    object {
      $0.member("name", place.name)
      $0.member("source", place.source)
      $0.member("file", place.path)
      $0.member("line", place.line)
      $0.member("column", place.column)
      $0.member("hex", place.hex)
    }
  }
}
