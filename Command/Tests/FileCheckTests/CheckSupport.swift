import ColorScience
import FileCheck
import Files
import Formats

extension ContrastCheck {
  /// The failures of a check of one file, in lines.
  func lines(in file: File) -> [String] {
    let map = SourceMap(file.bytes)
    func name(_ color: WrittenColor) -> String { color.name + (color.source.map { " (\($0))" } ?? "") }
    func place(_ color: WrittenColor) -> String {
      let position = map.position(of: color.place.range.lowerBound)
      return "\(position.line):\(position.column)"
    }
    return failures.map {
      "\(name($0.text)) on \(name($0.background)), \($0.modes.map(\.name).joined(separator: ", ")): "
        + "\($0.ratio.hundredths) of \($0.needed), \(place($0.text)) and \(place($0.background)), "
        + ($0.suggestion?.text ?? "none")
    }
  }
}

/// A file and its check.
struct CheckedFile {
  let file: File
  let check: ContrastCheck

  init(_ file: File, rules: ContrastCheck.Rules = ContrastCheck.Rules()) throws(ImportError) {
    self.file = file
    check = try ContrastCheck([file], rules: rules)
  }

  var lines: [String] { check.lines(in: file) }
  var undecided: [UndecidedPair] { check.undecided }
  var failures: [ContrastFailure] { check.failures }
  var judged: Int { check.judged }

  /// The file with every suggestion carried out.
  var fixed: File { file.applying(failures.compactMap { $0.suggestion }) }
}
