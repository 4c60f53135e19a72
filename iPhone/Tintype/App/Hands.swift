import Studio
import Theme
import UIKit

/// Interactions that are the same in every layout: a shake, the keyboard, drops, notices, questions and Handoff.
@MainActor final class Hands {
  let history: HistoryManager
  let toaster: Toaster
  let session: Session
  private unowned let controller: UIViewController
  private lazy var picturePicker = PicturePicker(session)
  private lazy var filePicker = FilePicker()
  private var question: Question?
  private lazy var dropper = Dropper(session, picturePicker)
  /// The screen and the theme, for the person's other devices to go on with: in the app, or in a browser.
  private let activity = NSUserActivity(activityType: "app.tintype.screen")
  nonisolated(unsafe) private var listening: (any NSObjectProtocol)?
  /// The view that was tapped last. Anything presented because of the tap comes from there.
  static weak var source: UIView?

  /// Takes the controller of the whole window.
  init(_ session: Session, of controller: UIViewController) {
    self.session = session
    self.controller = controller
    history = HistoryManager(session)
    toaster = Toaster { [weak session] in session?.handle($0) }
    activity.isEligibleForHandoff = true
    controller.userActivity = activity
  }

  deinit {
    if let listening { NotificationCenter.default.removeObserver(listening) }
  }

  func tellAppearance() {
    let appearance: Appearance = controller.traitCollection.userInterfaceStyle == .dark ? .dark : .light
    if appearance != session.studio.appearance { session.handle(.session(.appearanceChanged(appearance))) }
  }

  /// Sends keys and shakes to the controller, unless a field has them, and again once it no longer does. Takes what's dropped
  /// on it, too.
  func takeKeyboard() {
    controller.becomeFirstResponder()
    guard listening == nil else { return }
    controller.view.addInteraction(UIDropInteraction(delegate: dropper))
    listening = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: nil, queue: .main
    ) { [weak self] _ in
      // Later, because another field may be about to take them.
      Task { @MainActor [weak self] in
        guard let controller = self?.controller, !controller.view.isBeingTypedInto else { return }
        controller.becomeFirstResponder()
      }
    }
  }

  /// Shows a screen's notice over a view, and asks its question.
  func show(_ screen: Screen, over view: UIView) {
    toaster.show(screen.notice, screen.appearance, over: view)
    ask(Question(screen))
    activity.title = screen.windowTitle
    activity.webpageURL = session.webpage
  }

  /// Presents UIKit's controller for an offer, over the screen or the sheet in front of it.
  func present(_ offer: Offer) {
    let wanted: UIViewController =
      switch offer {
      case .share(let url): UIActivityViewController(activityItems: [url], applicationActivities: nil)
      case .photo: picturePicker.controller
      case .files(let take): filePicker.controller(take)
      }
    present(wanted, over: controller.presentedViewController ?? controller)
  }

  private func ask(_ wanted: Question?) {
    guard controller.viewIfLoaded?.window != nil, wanted != question else { return }
    let asked = question
    question = wanted
    let presented = controller.presentedViewController
    if case .form(let sheet) = wanted, case .form = asked, let shown = presented as? SheetController, shown.shows(sheet)
    {
      return shown.show(sheet)
    }
    let next = wanted?.controller { [weak self] event in self?.answer(event) }
    if let presented, next != nil || (asked != nil && (presented is UIAlertController || presented is SheetController))
    {
      controller.dismiss(animated: true) { [weak self] in self?.present(next) }
    } else {
      present(next)
    }
  }

  private func answer(_ event: Event) {
    // UIKit has taken an alert away, or will; a form stays until the core no longer asks.
    if case .form = question {} else { question = nil }
    session.handle(event)
  }

  private func present(_ wanted: UIViewController?) {
    if let wanted { present(wanted, over: controller) }
  }

  private func present(_ wanted: UIViewController, over presenter: UIViewController) {
    wanted.popoverPresentationController?.begin(at: Self.source, within: controller.view)
    presenter.present(wanted, animated: true)
  }
}

extension UIView {
  /// Whether the keyboard writes into a field in it.
  fileprivate var isBeingTypedInto: Bool {
    (self as? UITextField)?.isEditing == true || subviews.contains { $0.isBeingTypedInto }
  }
}
