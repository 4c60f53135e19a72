import PhotosUI
import Studio
import UIKit

/// Lets the person pick a photo and finds its colors. The picker runs in its own process, so it asks for no permission,
/// and the app sees only the photo that's picked.
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
    if let provider = results.first?.itemProvider { take(provider) }
  }

  /// Finds the colors of a picture that was picked or dropped.
  func take(_ provider: NSItemProvider) {
    let name = provider.suggestedName ?? PicturePanel.unnamed
    session.handle(.picture(.picked(name: name)))
    _ = provider.loadDataRepresentation(forTypeIdentifier: "public.image") { [session] data, _ in
      let picture = PickedPicture(data)
      Task { @MainActor in session.take(picture, name: name) }
    }
  }
}

extension Session {
  func take(_ picked: PickedPicture, name: String) {
    switch picked {
    case .read(let image, let palette):
      picture = image
      handle(.picture(.found(palette, name: name)))
    case .refused(let problem): handle(.picture(.refused(problem, name: name)))
    }
  }
}
