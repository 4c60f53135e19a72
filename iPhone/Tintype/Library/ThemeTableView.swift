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
    let before = source.snapshot()
    let now = ThemeSnapshot(list, after: before)
    // A row that comes or goes says so by its motion.
    let moves = window != nil && now.differsByOne(from: before) && !UIAccessibility.isReduceMotionEnabled
    source.apply(now, animatingDifferences: moves)
  }

  private func cell(at indexPath: IndexPath) -> UITableViewCell {
    let section = ThemeSection(rawValue: indexPath.section)
    let isCard = section == .themes || section == .gallery
    let kind = isCard ? Self.themeCell : section == .empty ? Self.emptyCell : Self.toolsCell
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
    } else if section == .empty {
      cell.contentConfiguration = list?.emptiness(appearance)
    } else {
      cell.contentConfiguration = section == .tools ? tools : galleryTools
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
    guard path.section == ThemeSection.gallery.rawValue, let gallery = list?.gallery,
      gallery.themes.indices.contains(path.row)
    else { return nil }
    return gallery.card(path.row)
  }

  func theme(at path: IndexPath) -> KeptTheme? {
    guard path.section == ThemeSection.themes.rawValue, let list, list.themes.indices.contains(path.row) else {
      return nil
    }
    return list.themes[path.row]
  }
}

extension ThemeTableView: ScreenContent {
  func show(_ screen: Screen, of session: Session) {
    if case .library(let themes) = screen.content { show(themes, screen.appearance) }
  }
}

/// Rows of themes can be swiped; UIKit's own source lets none be.
private final class ThemeSource: UITableViewDiffableDataSource<ThemeSection, ThemeItem> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == ThemeSection.themes.rawValue
  }
}
