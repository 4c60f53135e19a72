@_spi(Project) import Formats
import Foundation
import Theme

/// Writes a theme's files for the package plugins: `theme-generator FORMAT FILE FOLDER`. An error names the file and the line, as
/// compilers do, so that build systems list it.
@main
struct ThemeGenerator {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { fail("usage: theme-generator FORMAT FILE FOLDER") }
    guard let format = Format.named(arguments[1]) else {
      let names = Format.all.map { $0.name.description }.joined(separator: ", ")
      fail("There's no format “\(arguments[1])”; it's one of \(names).")
    }
    let theme = ThemeFile(path: arguments[2])
    let files: [File]
    do throws(ExportError) {
      files = try format.files(of: theme.theme)
    } catch {
      theme.fail("The theme isn't complete: \(error.sentence)")
    }
    var folder = URL(filePath: arguments[3])
    if format.isFolder { folder.append(path: format.fileName.description) }
    let urls = files.map { folder.appending(path: $0.path) }
    let foreign = replacesForeign(
      zip(files, urls).map { file, url in
        Replacement(
          path: file.path, bytes: file.bytes, there: FileManager.default.contents(atPath: url.path).map { [UInt8]($0) })
      })
    if let index = foreign.firstIndex(of: true) {
      fail("\(urls[index].path) isn’t from Tintype, so nothing was written. Move it or delete it, then try again.")
    }
    for (file, url) in zip(files, urls) {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url, options: .atomic)
    }
  }
}

/// Says what's wrong with the call, and ends.
func fail(_ sentence: String) -> Never { exit(saying: "error: \(sentence)") }

func exit(saying message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}
