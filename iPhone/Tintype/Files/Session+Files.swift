import Files
import Formats
import Import
import Studio
import Theme
import UIKit

extension Session {
  /// Opens a link to a theme, or files: themes, tokens, palettes, code or a library.
  func open(_ urls: [URL]) {
    let fonts = urls.filter { FileKind(path: $0.lastPathComponent) == .font }
    let files = urls.filter { $0.isFileURL && !fonts.contains($0) }
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
      self.init(try OpenedFiles(urls.map { try File(at: $0) }))
    } catch let error as ImportError {
      self = .bringIn(.fileRefused(error.sentence))
    } catch {
      let name = urls.first?.lastPathComponent ?? ""
      self = .bringIn(.fileMissing(name))
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
}
