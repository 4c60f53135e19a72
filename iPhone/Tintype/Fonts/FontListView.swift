import Studio
import UIKit

/// A list of fonts of which one can be chosen. The search stands above the rows and scrolls with them, so that it may be
/// as high as the largest text makes it.
final class FontListView: UITableView, UITableViewDataSource, UITableViewDelegate {
  private var list: FontList?
  private var appearance = Appearance.light
  private let report: (Event) -> Void

  private static let finder = "finder"
  private static let font = "font"
  private static let finderPath = IndexPath(row: 0, section: 0)

  /// Takes where to report what the person did.
  init(report: @escaping (Event) -> Void) {
    self.report = report
    super.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: Self.finder)
    register(UITableViewCell.self, forCellReuseIdentifier: Self.font)
    dataSource = self
    delegate = self
    backgroundColor = nil
    keyboardDismissMode = .onDrag
  }

  required init?(coder: NSCoder) { nil }

  func show(_ list: FontList, _ appearance: Appearance) {
    let before = self.list
    self.list = list
    self.appearance = appearance
    accessibilityLabel = list.name
    if before == nil {
      reloadData()
      if let chosen = list.selection {
        scrollToRow(at: IndexPath(row: chosen, section: 1), at: .middle, animated: false)
      }
    } else if before?.edition == list.edition {
      reconfigureRows(at: indexPathsForVisibleRows ?? [])
    } else {
      reloadSections(IndexSet(integer: 1), with: .none)
      reconfigureRows(at: [Self.finderPath])
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let list else { return 0 }
    return section == 0 ? 1 : list.families.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isFinder = indexPath == Self.finderPath
    let cell = dequeueReusableCell(withIdentifier: isFinder ? Self.finder : Self.font, for: indexPath)
    guard let list else { return cell }
    if isFinder {
      cell.selectionStyle = .none
      cell.backgroundConfiguration = .clear()
      cell.contentConfiguration = FontFinderContent(list: list, appearance: appearance, report: report)
    } else if list.families.indices.contains(indexPath.row) {
      cell.show(indexPath.row, of: list, ink: UIColor(appearance.ink))
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 1, let families = list?.families, families.indices.contains(indexPath.row) else {
      return
    }
    report(.fontTapped(families[indexPath.row].name))
  }
}
