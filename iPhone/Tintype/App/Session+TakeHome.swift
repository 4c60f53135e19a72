import Exchange
import Formats
import Markup
import Studio
import Theme
import UIKit

extension Session {
  private static let formatKey = "tintype.format"
  /// What a style guide shows of samples.
  private static let samples = GuideSamples(text: GuideScreens.text)

  func listFormats() {
    let used = memory.string(forKey: Self.formatKey) ?? ""
    handle(.takeHome(.listed(FormatRow.all, used: used, canShare: true)))
  }

  func saveFormat(_ name: String) { memory.set(name, forKey: Self.formatKey) }

  func write(_ theme: String, _ families: String, as format: String) {
    export = Export(of: theme, families: families, as: format, samples: Self.samples)
    if let export {
      handle(.takeHome(.written(export.written)))
    } else {
      handle(.takeHome(.failed("This theme can’t be written; choose its colors and fonts again.")))
    }
  }

  func copyExport() {
    guard let export else { return }
    copy(String(decoding: export.bytes, as: UTF8.self))
  }

  /// Offers the file that was written last to other apps, and to Files.
  func share(as name: String) {
    guard let export else { return }
    offerFile { try $0.write(export.bytes, as: name) }
  }

  /// The same, as a folder rather than a zip.
  func shareFolder() {
    guard let export, let format = Format.named(export.written.format), let files = try? format.files(of: studio.theme)
    else { return }
    saveFormat(export.written.format)
    let name = format.fileName.description
    offerFile { try $0.write(files, as: name) }
  }

  /// Writes something into a folder of its own, and offers it to other apps and to Files.
  func offerFile(_ write: (ShareFolder) throws -> URL) {
    do {
      offer(.share(try write(ShareFolder())))
    } catch {
      handle(.notice(.copyFailed(error.writingSentence)))
    }
  }
}
