import Studio
import UIKit

// What's over a window's screen: questions, and UIKit's controllers.

extension Hands {
  /// Presents UIKit's controller for an offer, over the screen or the sheet in front of it.
  func present(_ offer: Offer) {
    if waitsToPresent({ $0.present(offer) }) { return }
    let wanted: UIViewController =
      switch offer {
      case .share(let url): UIActivityViewController(activityItems: [url], applicationActivities: nil)
      case .photo: picturePicker.controller
      case .files(let take): filePicker.controller(take)
      }
    present(wanted, over: controller.presentedViewController ?? controller)
  }

  /// Asks a question, or for nil takes the one away that's there.
  func ask(_ wanted: Question?) {
    guard controller.viewIfLoaded?.window != nil, wanted != question else { return }
    if waitsToPresent({ $0.ask(Question($0.session.screen)) }) { return }
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
      controller.dismiss(animated: true) { [weak self] in
        // Another may be asked by then, or none.
        if self?.question == wanted { self?.present(next) }
      }
    } else {
      present(next)
    }
  }

  /// Whether something is still on its way out, such as a picker: UIKit presents nothing before it's gone. Then acts after that.
  private func waitsToPresent(_ act: @escaping @MainActor (Hands) -> Void) -> Bool {
    guard let leaving = controller.presentedViewController, leaving.isBeingDismissed else { return false }
    let goOn: @MainActor () -> Void = { [weak self] in
      if let self { act(self) }
    }
    let isCalled = leaving.transitionCoordinator?.animate(alongsideTransition: nil, completion: { _ in goOn() })
    if isCalled != true { Task { goOn() } }
    return true
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
    Self.source = nil
    presenter.present(wanted, animated: true)
  }
}
