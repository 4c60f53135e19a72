import Studio
import UIKit

/// Takes what's dropped on the window: a picture for its colors, themes and palettes to open, fonts to add.
final class Dropper: NSObject, UIDropInteractionDelegate {
  private let session: Session
  private let pictures: PicturePicker

  init(_ session: Session, _ pictures: PicturePicker) {
    self.session = session
    self.pictures = pictures
    super.init()
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: ["public.data"])
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let providers = session.items.map { $0.itemProvider }
    if let picture = providers.first(where: { $0.hasItemConformingToTypeIdentifier("public.image") }) {
      return pictures.take(picture)
    }
    Task { [session = self.session] in
      var files: [URL] = []
      for provider in providers { if let file = await provider.file() { files.append(file) } }
      if files.isEmpty {
        session.handle(
          .bringIn(.fileRefused("We can’t open what you dropped. Save it to Files, then open it from there.")))
      } else {
        session.open(files)
      }
    }
  }
}

extension NSItemProvider {
  /// A color for other apps: as one, or as the text of its hex.
  convenience init(_ color: UIColor, hex: String) {
    self.init(object: color)
    registerObject(hex as NSString, visibility: .all)
  }

  /// A copy of its file; nil if it can't be had.
  @MainActor fileprivate func file() async -> URL? {
    await withCheckedContinuation { continuation in
      _ = loadFileRepresentation(forTypeIdentifier: "public.data") { file, _ in
        // iOS removes the file once this returns.
        continuation.resume(
          returning: file.flatMap { file in
            try? ShareFolder().write([UInt8](Data(contentsOf: file)), as: file.lastPathComponent)
          })
      }
    }
  }
}
