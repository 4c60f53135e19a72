import Catalog
import Files
import Formats
import Studio
import UIKit

extension Session {
  /// Font files were added or removed, in this window or another.
  private static let fontsChanged = Notification.Name("app.tintype.fonts")

  /// Finds the fonts again whenever a window adds or removes some.
  func followFonts() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: Self.fontsChanged, object: nil, queue: nil) { [weak self] _ in
      Task { @MainActor [weak self] in await self?.findFontFiles() }
    }
  }

  /// Registers the fonts that were added earlier.
  func findFontFiles() async {
    fontListings += 1
    let listing = fontListings
    let found = await Task.detached { [fontFolder] in fontFolder.register() }.value
    guard listing == fontListings else { return }
    fonts = found
    handle(.fonts(.filesFound(fonts.map { $0.family })))
    if !fonts.isEmpty { openTakeHome() }
  }

  /// Adds fonts, the last of them as a choice where one is made.
  func add(fontFiles files: [URL]) async {
    for file in files {
      do {
        guard let font = try await Task.detached(operation: { [fontFolder] in try fontFolder.keep(file) }).value else {
          handle(.fonts(.fileUnreadable(file.lastPathComponent)))
          continue
        }
        fontListings += 1
        fonts = fonts.filter { $0.file != font.file } + [font]
        handle(.fonts(.fileAdded(font.family)))
      } catch let error as ImportError {
        handle(.fonts(.fileRefused(error.sentence)))
      } catch {
        handle(.fonts(.fileRefused(WritingProblem(error).sentence)))
      }
    }
    NotificationCenter.default.post(name: Self.fontsChanged, object: nil)
  }

  /// Removes all of a family's files that the person added. A theme that uses it says that it's missing.
  func removeFonts(of family: Family) async {
    let gone = fonts.filter { $0.face.family == family.name }
    do {
      try await Task.detached { [fontFolder] in for font in gone { try fontFolder.remove(font) } }.value
    } catch {
      handle(.fonts(.fileRefused(WritingProblem(error).sentence)))
    }
    fontListings += 1
    NotificationCenter.default.post(name: Self.fontsChanged, object: nil)
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
