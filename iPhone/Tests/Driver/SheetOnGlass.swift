@_spi(Headless) import UIKit

@testable import Tintype

/// A sheet over the screen, and a finger on it.
@MainActor struct SheetOnGlass {
  private let controller: SheetController
  private var top: UIViewController { controller.topViewController ?? UIViewController() }

  init(_ controller: SheetController) { self.controller = controller }

  var title: String? { top.navigationItem.title }
  var cancel: String? { top.navigationItem.leftBarButtonItem?.title }
  var confirm: String? { top.navigationItem.rightBarButtonItem?.title }
  var canConfirm: Bool { top.navigationItem.rightBarButtonItem?.isEnabled == true }
  /// The texts on it.
  var words: [String] { top.view.all(UILabel.self).filter { $0.isSeen }.compactMap { $0.text } }
  var buttons: [UIButton] { top.view.all(UIButton.self).filter { $0.isSeen } }
  var text: String? { field?.text }

  private var field: UITextField? { top.view.all(UITextField.self).first { $0.isSeen } }

  func type(_ text: String) throws {
    if let field {
      field.text = text
      field.sendActions(for: .editingChanged)
    } else if let area = top.view.all(UITextView.self).first(where: { $0.isSeen }) {
      area.text = text
    } else {
      throw NothingThere("a field")
    }
  }

  func tapCancel() { top.navigationItem.leftBarButtonItem?.tap() }
  func tapConfirm() { if canConfirm { top.navigationItem.rightBarButtonItem?.tap() } }
  func swipeAway() { controller.swipeAway() }

  /// Taps a button by its label; of several, the one at an index.
  func tap(_ label: String, _ index: Int = 0) throws {
    let found = buttons.filter { $0.configuration?.title == label }
    guard found.indices.contains(index) else { throw NothingThere(label) }
    found[index].sendActions(for: .primaryActionTriggered)
  }
}
