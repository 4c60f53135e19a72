import Formats
import Studio
import UIKit

extension Session {
  /// Registers the fonts that were added earlier.
  func findFontFiles() async {
    fonts = await Task.detached { [fontFolder] in fontFolder.register() }.value
    handle(.fonts(.filesFound(fonts.map { $0.family })))
    if !fonts.isEmpty { openTakeHome() }
  }

  /// Adds fonts, the last of them as a choice where one is made.
  func add(fontFiles files: [URL]) async {
    for file in files {
      do {
        guard let font = try await Task.detached(operation: { [fontFolder] in try fontFolder.keep(file) }).value else {
          handle(
            .fonts(.fileRefused("“\(file.lastPathComponent)” isn’t a font we can read. Choose a .ttf or .otf file.")))
          continue
        }
        fonts = fonts.filter { $0.file != font.file } + [font]
        handle(.fonts(.fileAdded(font.family)))
      } catch let error as ImportError {
        handle(.fonts(.fileRefused(error.sentence)))
      } catch {
        handle(.fonts(.fileRefused(error.writingSentence)))
      }
    }
    openTakeHome()
  }

  /// Reports the fonts that an export can bring along: the person's own. iOS gives no app the files of its fonts.
  func listFontFaces() {
    handle(.takeHome(.fontFacesLoaded(fonts.map { $0.face.line }.joined(separator: "\n"))))
  }

  /// Reads the fonts for an export, by the core's names for them.
  func loadFontFiles(_ addresses: [String]) {
    let files = addresses.map { address in
      fonts.first { $0.face.ownAddress == address }.flatMap { try? [UInt8](Data(contentsOf: $0.file)) }
    }
    handle(.takeHome(.fontFilesLoaded(files.contains(nil) ? nil : files.compactMap { $0 })))
  }
}
