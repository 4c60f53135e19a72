@_spi(Project) import Formats
import Foundation
import Theme
import _Text

/// A line about a style sheet that's loaded, but whose names no rule takes; none if one does.
func unusedNames(ofSheetAt path: String, _ output: ProjectOutput, in files: ProjectScan) -> [String] {
  guard case .format(let format, let options) = output.source, format == .css else { return [] }
  let prefix = "--" + format.prefix(with: options)
  let uses = SchemeRole.common.map { "var(\(prefix)\($0.name())" } + ["title", "body"].map { "var(--font-\($0)" }
  let present = output.merges ? files.bytes(of: path) : []
  let own = String(decoding: (try? withoutOurs(present, at: path)) ?? present, as: UTF8.self)
  guard !uses.contains(where: own.contains), !files.mentions(uses, besides: path) else { return [] }
  let example =
    own.matches(of: #/(--[\w-]*primary[\w-]*)\s*:/#).first { $0.1 != "\(prefix)primary" }
    .map { "\($0.1): var(\(prefix)primary);" }
    ?? "a { color: var(\(prefix)primary-text); }"
  return ["No rule takes \(prefix)primary and the other names of \(path) yet. Where a color is now, write: \(example)"]
}
