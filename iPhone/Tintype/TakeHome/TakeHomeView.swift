import Studio
import Theme
import UIKit

/// The formats, actions for the chosen one, and its code. It scrolls.
final class TakeHomeView: UIScrollView {
  private let sentence = UILabel(.subheadline)
  private let way: CoreButton
  private let formats: PickerButton
  private let facts = UILabel(.subheadline)
  private let copy: CoreButton
  private let share: CoreButton
  private let all: CoreButton
  private lazy var folder = PlainButton(title: TakeHome.folderLabel) { [weak self] in self?.shareFolder() }
  private let options: OptionsView
  private let code = CodeView()
  private let sharing: SharePanelView
  private var shown: ExportCard?

  /// Shares a folder rather than a zip.
  private var shareFolder: () -> Void = {}

  /// Takes what to do with the event of a button that is tapped.
  init(report: @escaping Report) {
    way = CoreButton(report: report)
    formats = PickerButton(report: report)
    copy = CoreButton(report: report)
    share = CoreButton(report: report)
    all = CoreButton(report: report)
    options = OptionsView(report: report)
    sharing = SharePanelView(report: report)
    super.init(frame: .zero)
    scroll(
      UIStackView(
        column: [
          sentence, way, formats, options, facts, AdaptiveStackView(of: [copy, share], .fillEqually), all, folder,
          sharing, code,
        ],
        spacing: 12), 16)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ screen: TakeHome, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    var (words, button): (String?, Button?) = (nil, nil)
    var card: ExportCard?
    switch screen.panel {
    case .incomplete(let what, let place): (words, button) = (what, place)
    case .waiting(let what): words = what
    case .failed(let what, let again): (words, button) = (what, again)
    case .export(let export): card = export
    }
    (sentence.text, sentence.isHidden) = (words, words == nil)
    way.isHidden = button == nil
    if let button { way.show(button, background: text, text: UIColor(appearance.background)) }
    formats.isHidden = screen.formats.isEmpty
    formats.show(
      screen.listName, screen.formats.map { $0.option }, remarks: screen.formats.map { $0.purpose },
      text: UIColor(appearance.text))
    for view in [facts, share, code] { view.isHidden = card == nil }
    copy.isHidden = card?.copy == nil
    all.isHidden = card?.downloadAll == nil
    folder.isHidden = card?.isZip != true
    for label in [sentence, facts] { label.textColor = UIColor(appearance.mutedText) }
    options.isHidden = screen.options == nil
    if let panel = screen.options { options.show(panel, appearance) }
    sharing.isHidden = screen.share == nil
    if let panel = screen.share { sharing.show(panel, appearance) }
    if let card { show(card, appearance) }
  }

  private func show(_ card: ExportCard, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    facts.text = [card.fileName + ", " + card.size, card.note].compactMap { $0 }.joined(
      separator: "\n")
    if let button = card.copy { copy.show(button, background: text, text: UIColor(appearance.background)) }
    share.show(card.download, quietlyIn: text)
    if let button = card.downloadAll { all.show(button, quietlyIn: text) }
    // UIKit's share sheet saves to Files, too.
    share.configuration?.title = TakeHome.shareLabel
    share.configuration?.image = UIImage(systemName: "square.and.arrow.up")
    folder.color(appearance)
    code.show(card, appearance)
  }
}

extension TakeHomeView: ScreenContent {
  func show(_ screen: Screen, of session: Session) {
    shareFolder = { [weak session] in session?.shareFolder() }
    if case .takeHome(let takeHome) = screen.content { show(takeHome, screen.appearance) }
  }
}

extension ExportCard {
  /// Whether it's several files, in a zip or a folder.
  fileprivate var isZip: Bool { fileName.hasSuffix(".zip") }
}
