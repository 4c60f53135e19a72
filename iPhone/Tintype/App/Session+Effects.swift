import Catalog
import Studio
import Suggestions
import UIKit

extension Session {
  /// Does what leaves the core.
  func carryOut(_ effect: Effect) {
    switch effect {
    case .saveSession(let session):
      kept[.session] = session
      shareTheme()
    case .saveHistory(let history): kept[.history] = history
    case .saveRefused(let refused): kept[.refused] = refused
    case .focus(let target): for face in faces { face()?.focus(target) }
    case .saveFile(let name, let bytes): offerFile { try $0.write(bytes, as: name) }
    case .saveFormats(let names): memory.set(names, forKey: Self.formatKey)
    case .showCode: break  // It's in view, because the formats are in a menu above it.
    case .read(let text): read(text)
    case .shareLink(let link, _): if let url = URL(string: link) { offer(.share(url)) }
    case .savePicture(let name, let drawing): sharePicture(drawing, as: name)
    case .loadExportTexts: handle(.takeHome(.textsLoaded(Self.exportTexts)))
    case .copyText(let text): copy(text)
    case .pickPicture: offer(.photo)
    case .library(let request): carryOut(request)
    case .measureFonts(let families):
      Task { handle(.fonts(.measured(await Task.detached { families.map { $0.measured } }.value))) }
    case .loadXKCD: handle(.crayons(.xkcdLoaded(Crayon.xkcdLines)))
    case .loadGallery: handle(.gallery(.loaded(GalleryTheme.lines)))
    case .askDay: handle(.stage(.dayTold(Date.now.formatted(.iso8601.year().month().day()))))
    case .drawSeed: handle(.suggestions(.seedDrawn(.random(in: 0...UInt64.max))))
    case .pickFontFiles: offer(.files { [weak self] files in Task { await self?.add(fontFiles: files) } })
    case .loadFontFaces: listFontFaces()
    case .loadFontFiles(let addresses): loadFontFiles(addresses)
    // This app doesn't pick colors from the screen, doesn't print, isn't bound to a project, and contains all its parts.
    case .pickColor, .loadSamples, .print, .saveToProject: break
    }
  }
}
