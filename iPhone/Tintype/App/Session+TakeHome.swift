import Formats
import Markup
import Studio
import Theme
import UIKit

extension Session {
  static let formatKey = "tintype.format"
  /// The texts that exports are made of.
  static let exportTexts = ExportTexts(samples: GuideSamples(text: GuideScreens.text))

  /// Says what the formats need to know of this device.
  func openTakeHome() {
    let used = memory.string(forKey: Self.formatKey) ?? ""
    handle(.takeHome(.opened(home: linkStart, used: used, canShare: true, canBringFonts: !fonts.isEmpty)))
  }

  /// Offers the theme as it was written last, as a folder rather than a zip.
  func shareFolder() {
    guard let format = studio.export?.format, let files = try? format.files(of: studio.theme) else { return }
    offerFile { try $0.write(files, as: format.fileName.description) }
  }

  /// Writes files into a new folder, and offers them to other apps and to Files.
  func offerFile(_ write: (ShareFolder) throws -> URL) {
    do {
      offer(.share(try write(ShareFolder())))
    } catch {
      handle(.notice(.copyFailed(WritingProblem(error).sentence)))
    }
  }
}
