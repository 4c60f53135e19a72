import ColorScience
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

  /// The app opens files of these, and adds fonts.
  private static let types = [
    "public.image", "public.font", "app.tintype.theme", "public.plain-text", "public.json", "public.css",
    "public.zip-archive", "com.adobe.ase", "org.gimp.palette",
  ]

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession == nil && session.hasItemsConforming(toTypeIdentifiers: Self.types)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let providers = session.items.map { $0.itemProvider }
    let images = providers.filter { $0.hasItemConformingToTypeIdentifier("public.image") }
    if let image = images.first { pictures.take(image) }
    // iOS hands over what's asked for in here, and nothing that's asked for later.
    let others = providers.filter { !$0.hasItemConformingToTypeIdentifier("public.image") }.map { $0.file }
    guard !others.isEmpty else { return }
    Task { [session = self.session] in
      var files: [URL] = []
      for other in others { for await file in other { files.append(file) } }
      if files.isEmpty {
        session.handle(.bringIn(.dropRefused))
      } else {
        session.open(files)
      }
    }
  }
}

extension NSItemProvider {
  /// A color for other apps: as one, or as the text of its hex.
  convenience init(_ color: SRGB) {
    self.init(object: UIColor(color))
    registerObject(color.hex as NSString, visibility: .all)
  }

  /// A copy of its file, once it's there; none if it can't be had.
  fileprivate var file: AsyncStream<URL> {
    AsyncStream { copies in
      _ = loadFileRepresentation(forTypeIdentifier: "public.data") { file, _ in
        // iOS removes the file once this returns.
        let copy = file.flatMap { try? ShareFolder().write([UInt8](Data(contentsOf: $0)), as: $0.lastPathComponent) }
        if let copy { copies.yield(copy) }
        copies.finish()
      }
    }
  }
}
