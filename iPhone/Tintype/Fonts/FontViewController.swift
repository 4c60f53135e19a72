import Studio
import UIKit

/// VC03 and VC04: choosing a font.
final class FontViewController: ScreenViewController, UIFontPickerViewControllerDelegate {
  private lazy var list = SearchTableView { [session] in session.handle($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: list)
    session.requestInstalledFamilies()
  }

  override func reveal() { list.reveal() }

  override func draw(_ screen: Screen) {
    super.draw(screen)
    guard case .fonts(let fonts) = screen.content else { return }
    list.show(
      fonts, screen.appearance, pickInstalled: { [weak self] in self?.pickFont() },
      remove: { [session] family in Task { await session.removeFonts(of: family) } })
  }

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor, case .choice(let role) = route else { return }
    let name = UIFont(descriptor: descriptor, size: UIFont.systemFontSize).familyName
    Task { await session.add(installedFamily: name, for: role) }
  }

  private func pickFont() {
    let configuration = UIFontPickerViewController.Configuration()
    // The list is of families.
    configuration.includeFaces = false
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = self
    // Over the search, if that's under way.
    (presentedViewController ?? self).present(picker, animated: true)
  }
}
