import ColorScience
import _Text

extension CheckReport {
  /// Writes the Static Analysis Results Interchange Format, which code hosts and editors read.
  /// Source: OASIS, SARIF Version 2.1.0.
  func writeSARIF(to json: inout JSONWriter) {
    json.object {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.member("runs") { $0.array { $0.object(run) } }
    }
  }

  private func run(_ json: inout JSONWriter) {
    json.member("tool") {
      $0.object {
        $0.member("driver") {
          $0.object {
            $0.member("name", "tintype")
            $0.member("version", Tintype.configuration.version)
            $0.member("rules") {
              $0.array {
                $0.rule(.text)
                if judgesNonText { $0.rule(.nonText) }
              }
            }
          }
        }
      }
    }
    json.member("columnKind", "unicodeCodePoints")
    json.member("invocations") {
      $0.array {
        $0.object {
          $0.member("executionSuccessful", errors.isEmpty)
          $0.member("toolExecutionNotifications", errors) { json, error in
            json.object {
              $0.member("level", "error")
              $0.member("message") { $0.message(error.sentence) }
            }
          }
        }
      }
    }
    json.member("results") {
      $0.array {
        let isNew: StaticString? = comparison == nil ? nil : "new"
        for failure in failures { $0.result(failure, failure.before == nil ? isNew : "updated") }
        for failure in known { $0.result(failure, "unchanged") }
        for pair in undecided { $0.result(pair, isNew) }
      }
    }
  }
}

extension ContrastSubject {
  /// The rule that judges it.
  fileprivate var rule: (id: String, name: String, short: String, full: String, page: String) {
    self == .nonText
      ? (
        "non-text-contrast", "NonTextContrast", "What isn’t text but has to be seen has the contrast it needs.",
        "The contrast ratio of an edge, a focus ring, an icon or a part of a chart reaches what WCAG 2.2 asks for in 1.4.11.",
        "non-text-contrast"
      )
      : (
        "contrast", "Contrast", "Text has the contrast it needs.",
        "The contrast ratio of text and its background reaches what WCAG 2.2 asks for in 1.4.3 or 1.4.6.",
        "contrast-minimum"
      )
  }
}

extension JSONWriter {
  fileprivate mutating func rule(_ subject: ContrastSubject) {
    let rule = subject.rule
    object {
      $0.member("id", rule.id)
      $0.member("name", rule.name)
      $0.member("shortDescription") { $0.message(rule.short) }
      $0.member("fullDescription") { $0.message(rule.full) }
      $0.member("helpUri", "https://www.w3.org/WAI/WCAG22/Understanding/" + rule.page)
    }
  }

  /// - Parameter state: What it is compared with a baseline; nil if there's none. Within a run, all results have it or none.
  fileprivate mutating func result(_ failure: CheckReport.Failure, _ state: StaticString?) {
    object {
      $0.member("ruleId", failure.subject.rule.id)
      if let state { $0.member("baselineState", "\(state)") }
      $0.member("level", "error")
      $0.member("message") { $0.message("\(failure.sentence) \(failure.advice)") }
      $0.locations(failure.text, failure.background)
      if let suggestion = failure.suggestion, let replacement = failure.replacement, failure.text.endColumn != nil {
        $0.member("fixes") {
          $0.array {
            $0.object {
              $0.member("description") { $0.message("Use \(suggestion).") }
              $0.member("artifactChanges") {
                $0.array {
                  $0.object {
                    $0.artifact(failure.text)
                    $0.member("replacements") {
                      $0.array {
                        $0.object {
                          $0.member("deletedRegion") { $0.region(failure.text) }
                          $0.member("insertedContent") { $0.message(replacement) }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func result(_ pair: CheckReport.Undecided, _ state: StaticString?) {
    object {
      $0.member("ruleId", pair.subject.rule.id)
      if let state { $0.member("baselineState", "\(state)") }
      $0.member("kind", "open")
      $0.member("level", "none")
      $0.member("message") {
        $0.message("\(pair.text.fullName) on \(pair.background.fullName) isn’t judged: \(pair.reason).")
      }
      $0.locations(pair.text, pair.background)
    }
  }

  private mutating func locations(_ text: CheckReport.Place, _ background: CheckReport.Place) {
    member("locations") { $0.array { $0.object { $0.location(text) } } }
    member("relatedLocations") {
      $0.array {
        $0.object {
          $0.member("id", 1)
          $0.member("message") { $0.message(background.fullName) }
          $0.location(background)
        }
      }
    }
  }

  private mutating func location(_ place: CheckReport.Place) {
    member("physicalLocation") {
      $0.object {
        $0.artifact(place)
        $0.member("region") { $0.region(place) }
      }
    }
  }

  private mutating func artifact(_ place: CheckReport.Place) {
    member("artifactLocation") { $0.object { $0.member("uri", place.path.uri) } }
  }

  private mutating func region(_ place: CheckReport.Place) {
    object {
      $0.member("startLine", place.line)
      $0.member("startColumn", place.column)
      if let end = place.endColumn { $0.member("endColumn", end) }
    }
  }

  fileprivate mutating func message(_ text: String) { object { $0.member("text", text) } }
}

extension String {
  /// A path as a relative reference, or one of a file if it begins at the root.
  fileprivate var uri: String {
    var uri = first == "/" ? "file://".bytes : []
    for byte in utf8 { uri.append(percentEncoding: byte, except: "-._~/") }
    return String(bytes: uri)
  }
}
