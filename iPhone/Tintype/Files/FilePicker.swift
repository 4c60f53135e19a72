import UIKit
import UniformTypeIdentifiers

/// Lets the person pick files. The app gets copies.
@MainActor final class FilePicker: NSObject, UIDocumentPickerDelegate {
  private var take: @MainActor ([URL]) -> Void = { _ in }

  /// Takes what to do with the files.
  func controller(_ take: @escaping @MainActor ([URL]) -> Void) -> UIDocumentPickerViewController {
    self.take = take
    // Any file: reading it shows what it contains.
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.data], asCopy: true)
    picker.allowsMultipleSelection = true
    picker.delegate = self
    return picker
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { take(urls) }
}
