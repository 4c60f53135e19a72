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

  func tapCancel() { leave { top.navigationItem.leftBarButtonItem?.tap() } }
  func tapConfirm() { if canConfirm { leave { top.navigationItem.rightBarButtonItem?.tap() } } }
  func swipeAway() { leave { controller.swipeAway() } }

  /// Does what may close the sheet, and waits until it's gone.
  private func leave(_ act: () -> Void) {
    act()
    Headless.endTransitions()
  }

  /// The entry that's selected in a menu.
  func value(of picker: String) throws -> String? { try menuButton(picker).accessibilityValue }

  /// Taps the button that opens a menu, then the menu's entry.
  func choose(_ entry: String, from picker: String) throws {
    let button = try menuButton(picker)
    guard let menu = button.menu else { throw NothingThere(picker) }
    try menu.choose(entry, from: button)
  }

  private func menuButton(_ label: String) throws -> UIButton {
    guard let button = buttons.first(where: { $0.accessibilityLabel == label && $0.showsMenuAsPrimaryAction }) else {
      throw NothingThere(label)
    }
    return button
  }

  /// Taps a button by its label; of several, the one at an index.
  func tap(_ label: String, _ index: Int = 0) throws {
    let found = buttons.filter { $0.configuration?.title == label }
    guard found.indices.contains(index) else { throw NothingThere(label) }
    found[index].sendActions(for: .primaryActionTriggered)
  }
}
