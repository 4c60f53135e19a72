import ColorScience
import PhotosUI
import Studio
import Theme
import UIKit

/// Lets the person pick a photo and finds its colors. The picker shows the photos in a process of its own, so it asks for no
/// permission, and the app sees only the one that's picked.
final class PicturePicker: NSObject, PHPickerViewControllerDelegate {
  private let session: Session

  init(_ session: Session) {
    self.session = session
    super.init()
  }

  var controller: PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 1
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    return picker
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    guard let provider = results.first?.itemProvider else { return }
    let name = provider.suggestedName ?? "Photo"
    _ = provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
      Task { @MainActor in self.session.take(picture: data, name: name) }
    }
  }
}

extension Session {
  /// Finds the colors of a picture. Takes its file's bytes; nil if they can't be had, such as of a photo that's only in
  /// iCloud while there's no connection.
  func take(picture data: Data?, name: String) {
    guard let image = data.flatMap({ UIImage(data: $0) }), let pixels = Pixels(image) else {
      return handle(.picture(.refused(.unreadable, name: name)))
    }
    let palette = PicturePalette(pixels.colors.distinct())
    guard !palette.colors.isEmpty else { return handle(.picture(.refused(.transparent, name: name))) }
    picture = image
    handle(.picture(.found(palette, name: name)))
  }
}
