import Studio
import UIKit

/// A sheet over the screen, until the person closes it.
final class SheetController: UINavigationController, UIAdaptivePresentationControllerDelegate {
  private let form: SheetViewController
  private let report: Report

  init(_ sheet: Sheet, report: @escaping Report) {
    self.report = report
    form = SheetViewController(sheet, report: report)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([form], animated: false)
    presentationController?.delegate = self
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.prefersGrabberVisible = true
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it asks the same, perhaps with another text or choice.
  func shows(_ sheet: Sheet) -> Bool { form.sheet.title == sheet.title }

  func show(_ sheet: Sheet) { form.show(sheet) }

  /// The person swiped it away. Leaving by its buttons doesn't come here.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    report(form.sheet.cancel.event)
  }
}
