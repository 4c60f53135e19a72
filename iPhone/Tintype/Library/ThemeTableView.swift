import Studio
import Theme
import UIKit

/// The themes, a row each, under what can be done with all of them, and the gallery below them.
final class ThemeTableView: UITableView, UITableViewDelegate {
  let report: Report
  private var list: ThemeList?
  private var appearance = Appearance.light
  private lazy var source = ThemeSource(tableView: self) { [weak self] _, path, _ in
    self?.cell(at: path)
  }

  private static let toolsCell = "tools"
  private static let themeCell = "theme"

  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero, style: .plain)
    for kind in [Self.toolsCell, Self.themeCell] { register(UITableViewCell.self, forCellReuseIdentifier: kind) }
    delegate = self
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  func show(_ list: ThemeList, _ appearance: Appearance) {
    self.list = list
    self.appearance = appearance
    accessibilityLabel = list.name
    let counts = [1, list.themes.count, list.gallery == nil ? 0 : 1, list.gallery?.themes.count ?? 0]
    source.apply(ListSnapshot(counts, after: source.snapshot()), animatingDifferences: false)
  }

  private func cell(at indexPath: IndexPath) -> UITableViewCell {
    let isCard = indexPath.section == 1 || indexPath.section == 3
    let cell = dequeueReusableCell(withIdentifier: isCard ? Self.themeCell : Self.toolsCell, for: indexPath)
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
    } else {
      cell.contentConfiguration = tools(indexPath.section)
    }
    return cell
  }

  private func tools(_ section: Int) -> LibraryToolsContent? {
    guard let list else { return nil }
    let (heading, status): (String?, String) =
      section == 0 ? (nil, list.status) : (Gallery.title, list.gallery.map { $0.hint ?? $0.status } ?? "")
    return LibraryToolsContent(
      heading: heading, status: status, tools: section == 0 ? list.tools : [], appearance: appearance, report: report)
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
    guard path.section == 3, let gallery = list?.gallery, gallery.themes.indices.contains(path.row) else { return nil }
    return gallery.card(path.row)
  }

  func theme(at path: IndexPath) -> KeptTheme? {
    guard path.section == 1, let list, list.themes.indices.contains(path.row) else { return nil }
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
    indexPath.section == 1
  }
}
