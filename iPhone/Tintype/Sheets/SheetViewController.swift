import Studio
import Theme
import UIKit

/// A sheet's bar, with Cancel and what confirms, and its fields under it.
final class SheetViewController: UIViewController {
  private(set) var sheet: Sheet
  private let report: Report
  private let fields: SheetView
  private lazy var cancel = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in
      if let self { report(sheet.cancel.event) }
    })
  private lazy var confirm = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.confirmTapped() })

  init(_ sheet: Sheet, report: @escaping Report) {
    self.sheet = sheet
    self.report = report
    fields = SheetView(report: report)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.fill(with: fields)
    navigationItem.leftBarButtonItem = cancel
    show(sheet)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.takeKeyboard()
  }

  func show(_ sheet: Sheet) {
    self.sheet = sheet
    guard isViewLoaded else { return }
    navigationItem.title = sheet.title
    cancel.title = sheet.cancel.label
    confirm.title = sheet.confirm?.label
    confirm.isEnabled = sheet.confirm?.isEnabled == true
    let wanted = sheet.confirm == nil ? nil : confirm
    if navigationItem.rightBarButtonItem !== wanted { navigationItem.rightBarButtonItem = wanted }
    fields.show(sheet)
  }

  private func confirmTapped() {
    if let area = sheet.area {
      report(area.entered(String(fields.enteredText.prefix(Limits.pastedText))))
    } else if let confirm = sheet.confirm {
      report(confirm.event)
    }
  }
}
