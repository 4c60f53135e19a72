import Foundation

#if !canImport(CoreText)
  extension DeviceFonts {
    /// The faces that fontconfig lists.
    static func faces(path: String) throws(Failure) -> [InstalledFace] {
      let programs = path.split(separator: ":").map { "\($0)/fc-list" }
      guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
        throw Failure(sentence: "fc-list wasn't found. Install fontconfig to see this machine's own fonts.")
      }
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(filePath: program)
      process.arguments = ["--format", fcListFormat]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      var output: Data?
      if (try? process.run()) != nil {
        output = try? pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
      }
      guard let output, process.terminationReason == .exit, process.terminationStatus == 0 else {
        throw Failure(sentence: "fc-list failed. Run it in a terminal to see why.")
      }
      return [InstalledFace](fcList: String(decoding: output, as: UTF8.self))
    }
  }
#endif

/// The `--format` for fc-list: one line per face, with tabs between columns.
private let fcListFormat = columns.map { "%{\($0)}" }.joined(separator: "\t") + "\n"

private let columns = [
  "family", "familylang", "weight", "slant", "spacing", "symbol", "color", "scalable", "fontformat", "lang",
]

extension [InstalledFace] {
  /// The faces in what `fc-list` prints, those for text only.
  init(fcList output: String) {
    self = output.split(whereSeparator: \.isNewline).compactMap { InstalledFace(fcListLine: $0) }
  }
}

extension InstalledFace {
  /// - Parameter line: the columns, with tabs between.
  /// - Returns: nil for any other line, and for a face that isn't for text: symbols, emoji, mathematics, bitmaps, hidden
  ///   fonts, fonts of no language, and formats that browsers don't draw.
  fileprivate init?(fcListLine line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == columns.count else { return nil }
    let (symbol, color, scalable, format) = (fields[5], fields[6], fields[7], fields[8])
    guard symbol != "True", color != "True", scalable == "True", format == "TrueType" || format == "CFF" else {
      return nil
    }
    // `und-zsye` is emoji, `und-zmth` mathematics: scripts, but nobody's language.
    guard fields[9].split(separator: "|").contains(where: { !$0.hasPrefix("und-") }) else { return nil }
    self.init(
      family: Self.name(fields[0], languages: fields[1]), weight: Self.range(fields[2]) ?? 80...80,
      slant: Self.range(fields[3]) ?? 0...0, spacing: Double(fields[4]) ?? 0)
  }

  /// The English family name if there is one, else the first; the typographic name comes before the legacy one.
  private static func name(_ names: Substring, languages: Substring) -> String {
    let names = names.split(separator: ",")
    let english = zip(names, languages.split(separator: ",")).first { $1 == "en" || $1.hasPrefix("en-") }?.0
    return String(english ?? names.first ?? "")
  }

  /// A number, or the range of a variable font: `[40 205]`.
  private static func range(_ text: Substring) -> ClosedRange<Double>? {
    let numbers = text.split(whereSeparator: { "[], ".contains($0) }).compactMap { Double($0) }.filter(\.isFinite)
    guard let least = numbers.min(), let most = numbers.max() else { return nil }
    return least...most
  }
}
