import ColorScience
import FileCheck
import Files
import Formats
import Theme
import _Text

/// The result of checking files, with lines and columns.
struct CheckReport {
  /// Files that have a pair.
  var files: [CheckedUnitReport] = []
  /// Files with colors, none of which are text and its background by their names.
  var unpaired: [String] = []
  /// Files that someone named and that have no colors that we read.
  var unread: [String] = []
  /// Files that can't be read, judged as a whole or written, each with a sentence.
  var errors: [(path: String, sentence: String)] = []

  /// Whether it's about what isn't text, too.
  var judgesNonText = false
  /// Files that were looked at, whatever was in them.
  var looked: [String] = []
  /// What a baseline told; nil if there's none.
  var comparison: Comparison?

  var judged: Int { files.reduce(0) { $0 + $1.judged } }
  /// What falls short, without what a baseline knows.
  var failures: [Failure] { files.flatMap(\.failures) }
  /// What falls short as a baseline knows it.
  var known: [Failure] { files.flatMap(\.known) }
  /// How many pairs fall short besides those of `failures`.
  var unlistedFailures: Int { files.reduce(0) { $0 + $1.unlistedFailures } }
  /// Whether every pair passes, apart from the known ones.
  var passes: Bool { failures.isEmpty && unlistedFailures == 0 }
  /// Lists no more failures than that, and counts the rest.
  mutating func listFailures(atMost most: Int) {
    var rest = most
    for index in files.indices {
      files[index].listFailures(atMost: rest)
      rest -= files[index].failures.count
    }
  }

  var undecided: [Undecided] { files.flatMap(\.undecided) }
  /// Those that are worth a look. A name that another file declares is nothing to worry about.
  var listedUndecided: [Undecided] { undecided.filter { !$0.isElsewhere } }
  /// The changes that `--fix` made.
  var fixes: [Failure] { files.flatMap(\.fixes) }

  /// A color at its place.
  struct Place {
    let path: String
    /// From 1, as `SourceMap` counts.
    let line: Int
    let column: Int
    /// The column after it, on the same line; nil if it ends on another.
    let endColumn: Int?
    /// Its name in the file, and the name that its value is written under, if that's another.
    var name: String
    var source: String?
    /// "#767676"; nil if it's not known.
    let hex: String?

    /// The name, with the one that it refers to.
    var fullName: String { source.map { "\(name) (\($0))" } ?? name }
    /// "app/globals.css:6:25".
    var address: String { "\(path):\(line):\(column)" }
  }

  /// Text that falls short.
  struct Failure {
    var text: Place
    var background: Place
    let modes: [ColorMode]
    let subject: ContrastSubject
    let ratio: Double
    let needed: Double
    /// The ratio that a baseline has in hundredths, if it's worse now.
    var before: Int?
    /// The hex of the nearest color that passes everywhere; nil if there's none.
    let nearest: String?
    /// The same as the file writes it; nil if there's none, or it can't be written there.
    let suggestion: String?
    /// The bytes for the text's place that make it so.
    let replacement: String?
    /// Whether the text's color is in a style sheet other than the one that's judged.
    var isShared = false

    /// The ratio as it's shown, in hundredths.
    var hundredths: Int { Int(ratio * 100) }

    /// The problem, in a sentence or two.
    var sentence: String {
      // From the middle of a hundredth, which is cut off again.
      let was = before.map { " It was \(((Double($0) + 0.5) / 100).ratioText)." } ?? ""
      return
        "\(text.fullName) on \(background.fullName) is \(ratio.hundredths):1 in \(modes.listed), and needs \(FixedDecimal(needed, places: 2).text):1."
        + was
    }

    /// The way to pass, in a sentence.
    var advice: String {
      if let suggestion { return "Use \(suggestion)." }
      if let nearest, let source = text.source, subject == .nonText {
        return
          "\(nearest) passes. Give it to \(text.name) itself: \(source) may also be for lines that needn’t be seen."
      }
      if let nearest, isShared { return "\(nearest) passes; other files may use this color, too." }
      if let nearest { return "\(nearest) passes; we can’t write it in this notation." }
      return text.source == nil
        ? "No other color passes everywhere it’s used." : "No other \(text.source ?? "") passes everywhere it’s used."
    }
  }

  /// A pair that was judged, with any result.
  struct Pair {
    let text, background: Place
    let modes: [ColorMode]
    let subject: ContrastSubject
    let ratio, needed: Double
  }

  /// A pair that isn't judged.
  struct Undecided {
    var text: Place
    var background: Place
    let modes: String
    let subject: ContrastSubject
    let reason: String
    /// Whether the reason is that the file doesn't tell one of the colors.
    let isElsewhere: Bool
  }
}

/// The result for files that belong together.
struct CheckedUnitReport {
  let path: String
  var judged = 0
  /// All of these; empty unless they're asked for.
  var pairs: [CheckReport.Pair] = []
  var failures: [CheckReport.Failure] = []
  /// Those that a baseline knows.
  var known: [CheckReport.Failure] = []
  /// How many more fall short.
  var unlistedFailures = 0
  var undecided: [CheckReport.Undecided] = []
  var fixes: [CheckReport.Failure] = []

  /// - Parameters:
  ///   - imports: The files that these import.
  ///   - most: How many pairs to list that aren't judged, and that were fixed.
  init(
    _ check: ContrastCheck, of files: [File], _ imports: [File], page: PageProperties?,
    fixing fixes: [ContrastFailure] = [],
    in original: [File] = [], most: Int, listsPairs: Bool = false
  ) {
    path = files.first?.path ?? ""
    judged = check.judged
    let places = PlaceFinder(files, imports, page)
    failures = check.failures.map { places.failure($0) }
    if listsPairs {
      pairs = check.pairs.map {
        CheckReport.Pair(
          text: places.place($0.text), background: places.place($0.background), modes: $0.modes, subject: $0.subject,
          ratio: $0.ratio, needed: $0.needed)
      }
    }
    undecided = check.undecided.prefix(most).map {
      CheckReport.Undecided(
        text: places.place($0.text), background: places.place($0.background), modes: $0.modes.listed,
        subject: $0.subject, reason: $0.reasonText, isElsewhere: $0.reason == .unknown)
    }
    guard !fixes.isEmpty else { return }
    let before = PlaceFinder(original, imports, page)
    self.fixes = fixes.prefix(most).map { before.failure($0) }
  }

  fileprivate mutating func listFailures(atMost most: Int) {
    unlistedFailures = max(0, failures.count - most)
    failures.removeLast(unlistedFailures)
  }
}

/// Finds lines and columns, counting a file's lines only if they're asked for.
private final class PlaceFinder {
  private let files: [File]
  /// How many of them are judged.
  private let own: Int
  private let page: PageProperties?
  private var maps: [Int: SourceMap] = [:]

  init(_ files: [File], _ imports: [File], _ page: PageProperties?) {
    (self.files, own, self.page) = (files + imports, files.count, page)
  }

  func failure(_ failure: ContrastFailure) -> CheckReport.Failure {
    CheckReport.Failure(
      text: place(failure.text), background: place(failure.background), modes: failure.modes,
      subject: failure.subject, ratio: failure.ratio, needed: failure.needed, nearest: failure.nearest?.asHex.hex,
      suggestion: failure.suggestion?.text,
      replacement: failure.suggestion.map { String(decoding: $0.bytes, as: UTF8.self) },
      isShared: failure.text.place.file >= own)
  }

  private func path(of file: Int) -> String {
    file < files.count ? files[file].path : page?.paths[file - files.count] ?? ""
  }

  private func bytes(of file: Int) -> [UInt8] {
    file < files.count ? files[file].bytes : (try? readFile(path(of: file), atMost: Limits.importedBytes)) ?? []
  }

  func place(_ color: WrittenColor) -> CheckReport.Place {
    let index = color.place.file
    let map = maps[index] ?? SourceMap(bytes(of: index))
    maps[index] = map
    let (start, end) = (map.position(of: color.place.range.lowerBound), map.position(of: color.place.range.upperBound))
    let hex: String? = if case .opaque(let color) = color.value { color.asHex.hex } else { nil }
    return CheckReport.Place(
      path: path(of: index), line: start.line, column: start.column,
      endColumn: end.line == start.line ? end.column : nil,
      name: color.name, source: color.source, hex: hex)
  }
}

extension [ColorMode] {
  /// "light and dark".
  var listed: String { map(\.name).listed }
}
