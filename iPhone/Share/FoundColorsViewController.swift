import Studio
import Theme
import UIKit
import UniformTypeIdentifiers

/// Shows the colors of the shared photo. Save leaves a theme of the best pair for the app to keep.
final class FoundColorsViewController: UIViewController {
  private let status = UILabel()
  private let rows = UIStackView()
  private var theme: Theme?
  private lazy var save = UIBarButtonItem(
    primaryAction: UIAction(title: SharedPicture.save) { [weak self] _ in self?.finish() })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = SharedPicture.title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: SharedPicture.cancel) { [weak self] _ in
        self?.extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
      })
    navigationItem.rightBarButtonItem = save
    save.isEnabled = false
    status.text = SharedPicture.waiting
    status.numberOfLines = 0
    status.font = .preferredFont(forTextStyle: .body)
    status.adjustsFontForContentSizeCategory = true
    rows.axis = .vertical
    rows.spacing = 12
    lay(out: [status, rows])
    read()
  }

  /// Puts the views one below the other into a view that scrolls.
  private func lay(out views: [UIView]) {
    let (scroll, stack) = (UIScrollView(), UIStackView(arrangedSubviews: views))
    stack.axis = .vertical
    stack.spacing = 16
    for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  private func read() {
    let items = (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
    let type = UTType.image.identifier
    let photo = items.flatMap { $0.attachments ?? [] }.first { $0.hasItemConformingToTypeIdentifier(type) }
    guard let photo else { return show(.refused(.unreadable)) }
    _ = photo.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
      // This isn't the main thread.
      let picture = PickedPicture(data)
      Task { @MainActor [weak self] in self?.show(picture) }
    }
  }

  private func show(_ picture: PickedPicture) {
    switch picture {
    case .read(_, let palette):
      var theme = palette.theme
      theme.accent = theme.accent ?? theme.primary
      self.theme = theme
      status.text = SharedPicture.found
      for index in palette.colors.indices {
        let role: Role? = index == palette.primary ? .primary : index == palette.accent ? .accent : nil
        rows.addArrangedSubview(FoundColorView(palette.colors[index].color, role))
      }
      save.isEnabled = true
    case .refused(let problem): status.text = SharedPicture.refusal(problem)
    }
    UIAccessibility.post(notification: .screenChanged, argument: status)
  }

  private func finish() {
    if let theme { SharedTheme.leave(theme.string) }
    extensionContext?.completeRequest(returningItems: nil)
  }
}
