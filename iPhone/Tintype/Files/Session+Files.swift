import Exchange
import Formats
import Studio
import UIKit

extension Session {
  /// Opens a link to a theme, or a file that holds one: tokens, a palette or CSS.
  func open(_ url: URL) {
    if url.isFileURL { read(url) } else { handle(.addressEntered(url.address)) }
  }

  private func read(_ url: URL) {
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    do {
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      // Before it's read: a file can be larger than the memory.
      guard size <= ImportError.largest else { throw ImportError.tooLarge(size) }
      let file = File(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
      take(try FileReport(reading: [file]), from: url.lastPathComponent)
    } catch let error as ImportError {
      handle(.copyFailed(error.sentence))
    } catch {
      handle(.copyFailed("“\(url.lastPathComponent)” can’t be opened; see whether it’s still there, then try again."))
    }
  }

  private func take(_ report: FileReport, from name: String) {
    handle(.addressEntered("#/?" + report.theme))
  }
}
