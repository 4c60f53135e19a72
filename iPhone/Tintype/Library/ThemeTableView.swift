import Studio
import Theme
import UIKit

/// The themes, a row each, under what can be done with all of them, and the gallery below them. Without themes, it says so in their
/// place.
final class ThemeTableView: UITableView, UITableViewDelegate {
  let report: Report
  private var list: ThemeList?
  private var appearance = Appearance.light
  private lazy var source = ThemeSource(tableView: self) { [weak self] _, path, _ in
    self?.cell(at: path)
  }

  private static let toolsCell = "tools"
  private static let themeCell = "theme"
  private static let emptyCell = "empty"

  /// The sections, in their order.
  fileprivate enum Part: Int {
    case tools, themes, empty, galleryTools, gallery
  }

  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero, style: .plain)
    for kind in [Self.toolsCell, Self.themeCell, Self.emptyCell] {
      register(UITableViewCell.self, forCellReuseIdentifier: kind)
    }
    delegate = self
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  func show(_ list: ThemeList, _ appearance: Appearance) {
    self.list = list
    self.appearance = appearance
    accessibilityLabel = list.name
    let counts = [
      1, list.themes.count, list.isEmpty ? 1 : 0, list.gallery == nil ? 0 : 1, list.gallery?.themes.count ?? 0,
    ]
    source.apply(ListSnapshot(counts, after: source.snapshot()), animatingDifferences: false)
  }

  private func cell(at indexPath: IndexPath) -> UITableViewCell {
    let part = Part(rawValue: indexPath.section)
    let isCard = part == .themes || part == .gallery
    let kind = isCard ? Self.themeCell : part == .empty ? Self.emptyCell : Self.toolsCell
    let cell = dequeueReusableCell(withIdentifier: kind, for: indexPath)
    cell.selectionStyle = isCard ? .default : .none
    cell.backgroundConfiguration = .clear()
    if let list, let theme = theme(at: indexPath) {
      cell.contentConfiguration = ThemeCardContent(list.card(theme), appearance, report: report)
      // UIKit puts a button at the end of the row, next to the text or, for VoiceOver, after it.
      cell.accessoryType = .detailButton
      cell.accessibilityTraits = indexPath.row == list.current ? [.button, .selected] : .button
    } else if let card = galleryCard(at: indexPath), let mood = list?.gallery?.themes[indexPath.row].mood {
      cell.contentConfiguration = ThemeCardContent(card, mood: mood, appearance, report: report)
      cell.accessoryType = .none
      cell.accessibilityTraits = .button
    } else if part == .empty {
      cell.contentConfiguration = list?.emptiness(appearance)
    } else {
      cell.contentConfiguration = part == .tools ? tools : galleryTools
    }
    return cell
  }

  private var tools: LibraryToolsContent? {
    list.map {
      LibraryToolsContent(
        heading: nil, status: $0.isEmpty ? "" : $0.status, tools: $0.tools, appearance: appearance, report: report)
    }
  }

  private var galleryTools: LibraryToolsContent? {
    list?.gallery.map {
      LibraryToolsContent(
        heading: Gallery.title, status: $0.hint ?? $0.status, tools: [], appearance: appearance, report: report)
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    if let list, let theme = theme(at: indexPath) { report(list.card(theme).open.event) }
    if let card = galleryCard(at: indexPath) { report(card.preview.event) }
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    Hands.source = cellForRow(at: indexPath)
    if let list, let theme = theme(at: indexPath) { report(list.card(theme).more.event) }
  }

  private func galleryCard(at path: IndexPath) -> GalleryCard? {
    guard path.section == Part.gallery.rawValue, let gallery = list?.gallery, gallery.themes.indices.contains(path.row)
    else { return nil }
    return gallery.card(path.row)
  }

  func theme(at path: IndexPath) -> KeptTheme? {
    guard path.section == Part.themes.rawValue, let list, list.themes.indices.contains(path.row) else { return nil }
    return list.themes[path.row]
  }
}

extension ThemeTableView: ScreenContent {
  func show(_ screen: Screen, of session: Session) {
    if case .library(let themes) = screen.content { show(themes, screen.appearance) }
  }
}

/// Rows of themes can be swiped; UIKit's own source lets none be.
private final class ThemeSource: UITableViewDiffableDataSource<Int, IndexPath> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == ThemeTableView.Part.themes.rawValue
  }
}
