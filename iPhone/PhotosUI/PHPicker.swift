@_spi(Headless) import UIKit

/// https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct
public struct PHPickerConfiguration: Sendable {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public init() {}
}

/// https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct
public struct PHPickerFilter: Equatable, Sendable {
  private let name: String
  public static let images = PHPickerFilter(name: "images")
}

/// https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  @_spi(Headless) public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate-4rbwq
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// https://developer.apple.com/documentation/photosui/phpickerviewcontroller
@MainActor public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: PHPickerViewControllerDelegate?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  /// A finger on a photo; nil for Cancel.
  @_spi(Headless) public func pick(_ provider: NSItemProvider?) {
    provider?.type = "public.image"
    delegate?.picker(self, didFinishPicking: provider.map { [PHPickerResult(itemProvider: $0)] } ?? [])
  }
}
