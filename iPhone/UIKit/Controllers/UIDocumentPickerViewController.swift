import UniformTypeIdentifiers

/// https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  @_spi(Headless) public let contentTypes: [UTType]

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    precondition(asCopy, "Files in their own place need to be asked for")
    self.contentTypes = contentTypes
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  /// The person picks files, and the picker closes.
  @_spi(Headless) public func pick(_ urls: [URL]) {
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }
}

/// https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
}
