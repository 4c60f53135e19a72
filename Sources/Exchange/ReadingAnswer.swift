import ColorScience
import Formats
import Studio
import _Text

/// What became of files to read, as texts between the module that reads them and the core: why they can't be read, in one
/// sentence; or a library; or nothing, and then what was found.
public enum ReadingAnswer: Equatable, Sendable {
  case theme(FileReport)
  /// The text of a file with themes that someone kept.
  case library(String)

  /// Reads files that make up one theme, or a library.
  public static func texts(of files: [File]) -> [String] {
    if files.count == 1, files[0].bytes.isLibrary { return [libraryMark, String(bytes: files[0].bytes)] }
    do throws(ImportError) {
      return [""] + (try Findings(in: files)).texts
    } catch {
      return [error.sentence]
    }
  }

  /// Reads the texts of an answer; the error says why the files can't be brought in.
  @inline(never)
  public init(texts: [String]) throws(ImportError) {
    let rest = Array(texts.dropFirst())
    let first = texts.first ?? ""
    if first.same(as: libraryMark) {
      self = .library(rest.first ?? "")
    } else if !first.isEmpty {
      throw .damaged(first)
    } else {
      self = .theme(try FileReport(Findings(texts: rest)))
    }
  }
}

private let libraryMark = "library"

extension [UInt8] {
  /// Whether these are several lines, each of which is a theme string or a link to a theme.
  fileprivate var isLibrary: Bool {
    let lines = prefix(1 << 20).split { $0 < 0x20 }
    return lines.count > 1
      && lines.allSatisfy { line in
        let start = (line.lastIndex(of: UInt8(ascii: "?")) ?? line.startIndex - 1) + 1
        return roleKeys.contains { line[start...].starts(with: $0) }
      }
  }
}

/// What a theme string begins with.
private let roleKeys = ["primary=".bytes, "accent=".bytes, "title=".bytes, "body=".bytes, "name=".bytes]
