import Formats
import Studio
import Theme
import UIKit

extension Session {
  /// Opens a link to a theme, or files: themes, tokens, palettes, code or a library.
  func open(_ urls: [URL]) {
    let (fonts, files) = (urls.filter { FontFolder.isFont($0) }, urls.filter { $0.isFileURL && !FontFolder.isFont($0) })
    if !fonts.isEmpty { Task { await add(fontFiles: fonts) } }
    if !files.isEmpty {
      Task { await read(files) }
    } else if fonts.isEmpty, let link = urls.first {
      handle(.navigation(.addressEntered(link.address)))
    }
  }

  /// Reads files that make up one theme, or a library. It may take as long as a file is on its way from iCloud.
  func read(_ urls: [URL]) async {
    handle(await Task.detached { Event(opening: urls) }.value)
  }
}

extension Event {
  /// The event of opening files. Reads them, on any thread.
  fileprivate init(opening urls: [URL]) {
    do {
      let files = try urls.map { try File(at: $0) }.flatMap { try $0.unzipped }
      self = try Event(themesIn: files) ?? .bringIn(.fileRead(try FoundThemes(files)))
    } catch let error as ImportError {
      self = .bringIn(.fileRefused(error.sentence))
    } catch {
      let name = urls.first?.lastPathComponent ?? ""
      self = .bringIn(.fileRefused("We can’t open “\(name)”. Make sure it’s still there, then try again."))
    }
  }
}

extension File {
  /// Reads a file that the person chose, on any thread but the main one.
  init(at url: URL) throws {
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    var problem: NSError?
    var read: Result<Data, any Error> = .failure(CocoaError(.fileReadUnknown))
    // Waits for a file that has to come from iCloud, or that another app is writing.
    NSFileCoordinator().coordinate(readingItemAt: url, error: &problem) { url in
      read = Result {
        let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        // Before it's read: a file can be larger than the memory.
        guard size <= Limits.importedBytes else { throw ImportError.tooLarge(size) }
        return try Data(contentsOf: url)
      }
    }
    if let problem { throw problem }
    self.init(path: url.lastPathComponent, bytes: [UInt8](try read.get()))
  }

  /// The file or, if it's a zip of themes, these.
  fileprivate var unzipped: [File] {
    get throws(ImportError) {
      guard Zip.isZip(bytes) else { return [self] }
      let files = try Zip(bytes).files
      // The formats know what else a zip may be, and read its note.
      return files.contains { $0.isTheme } ? files : [self]
    }
  }

  /// Whether it's a theme as the library keeps it.
  fileprivate var isTheme: Bool { path.lowercased().hasSuffix("." + ThemeFolder.ending) }

  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Event {
  /// The event of opening files that contain whole themes: one is opened, several are kept. Nil if they contain
  /// something else.
  fileprivate init?(themesIn files: [File]) {
    let themes = files.filter { $0.isTheme }
    if files.count == 1, let text = themes.first?.text, let theme = Theme(inFile: text) {
      self = .library(.openTapped(KeptTheme(id: -1, string: theme.string)))
    } else if !themes.isEmpty {
      self = .library(.fileRead(themes.map { $0.text }.joined(separator: "\n")))
    } else if files.count == 1 && files[0].isLibrary {
      self = .library(.fileRead(files.map { $0.text }.joined(separator: "\n")))
    } else {
      return nil
    }
  }
}
