import Studio
import UIKit

/// What a person does and is told wherever the screens are laid out: a shake, a keyboard, notices and questions.
@MainActor final class Hands {
  let history: HistoryManager
  let toaster: Toaster
  let session: Session
  private unowned let controller: UIViewController
  private lazy var picturePicker = PicturePicker(session)
  private var question: Alert?
  private var listening: (any NSObjectProtocol)?

  /// Takes the controller of the whole window.
  init(_ session: Session, of controller: UIViewController) {
    self.session = session
    self.controller = controller
    history = HistoryManager(session)
    toaster = Toaster { [weak session] in session?.handle($0) }
  }

  func tellAppearance() {
    let style = controller.traitCollection.userInterfaceStyle
    session.handle(.appearanceChanged(style == .dark ? .dark : .light))
  }

  /// Has keys and shakes come to the controller, unless a field has them, and again once it no longer does.
  func takeKeyboard() {
    controller.becomeFirstResponder()
    guard listening == nil else { return }
    listening = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: nil, queue: .main
    ) { [weak self] _ in
      // Later, because another field may be about to take them.
      Task { @MainActor in
        guard let controller = self?.controller, !controller.view.isBeingTypedInto else { return }
        controller.becomeFirstResponder()
      }
    }
  }

  /// Handles a shortcut; false if it's none.
  func press(_ presses: Set<UIPress>) -> Bool {
    let screen = session.studio.screen
    guard screen.alert == nil, let event = presses.compactMap({ $0.key }).compactMap(screen.event(for:)).first else {
      return false
    }
    session.handle(event)
    return true
  }

  /// Shows a screen's notice over a view, and asks its question.
  func show(_ screen: Screen, over view: UIView) {
    toaster.show(screen.notice, screen.appearance, over: view)
    ask(screen.alert)
  }

  /// Offers a file or a folder to other apps, and to Files.
  func share(_ url: URL) {
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    // On an iPad the sheet is a popover, which must come from somewhere.
    sheet.popoverPresentationController?.sourceView = controller.view
    sheet.popoverPresentationController?.sourceRect = CGRect(
      x: controller.view.bounds.midX, y: controller.view.bounds.maxY, width: 0, height: 0)
    controller.present(sheet, animated: true)
  }

  func pickPicture() { controller.present(picturePicker.controller, animated: true) }

  private func ask(_ wanted: Alert?) {
    guard controller.viewIfLoaded?.window != nil, wanted != question else { return }
    let isAsked = question != nil && controller.presentedViewController is UIAlertController
    question = wanted
    let alert = wanted?.controller { [weak self] event in
      self?.question = nil
      self?.session.handle(event)
    }
    if isAsked {
      controller.dismiss(animated: true) { [weak self] in self?.present(alert) }
    } else {
      present(alert)
    }
  }

  private func present(_ alert: UIAlertController?) {
    if let alert { controller.present(alert, animated: true) }
  }
}

extension UIView {
  /// Whether the keyboard writes into a field in it.
  fileprivate var isBeingTypedInto: Bool {
    (self as? UITextField)?.isEditing == true || subviews.contains { $0.isBeingTypedInto }
  }
}
