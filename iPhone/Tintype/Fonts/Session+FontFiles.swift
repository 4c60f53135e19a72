import Files
import Formats
import Studio
import UIKit

extension Session {
  /// Font files were added, in this window or another.
  private static let fontsAdded = Notification.Name("app.tintype.fonts")

  /// Finds the fonts again whenever a window adds some.
  func followFonts() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: Self.fontsAdded, object: nil, queue: nil) { [weak self] _ in
      Task { @MainActor [weak self] in await self?.findFontFiles() }
    }
  }

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
    NotificationCenter.default.post(name: Self.fontsAdded, object: nil)
  }

  /// Reports the fonts that an export can bring along: the person's own. iOS gives no app the files of its fonts.
  func listFontFaces() {
    handle(.takeHome(.fontFacesLoaded(fonts.map { $0.face.line }.joined(separator: "\n"))))
  }

  /// Reads the fonts for an export, by the core's names for them.
  func loadFontFiles(_ addresses: [String]) {
    let files = addresses.map { address in fonts.first { $0.face.ownAddress == address }?.file }
    Task {
      let bytes = await Task.detached { files.map { $0.flatMap { try? [UInt8](Data(contentsOf: $0)) } } }.value
      handle(.takeHome(.fontFilesLoaded(bytes.contains(nil) ? nil : bytes.compactMap { $0 })))
    }
  }
}
