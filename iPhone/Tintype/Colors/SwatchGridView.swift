import ColorScience
import Studio
import Theme
import UIKit

/// A grid of colors to choose one from.
final class SwatchGridView: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate {
  private var grid: SwatchGrid?
  private let report: Report
  private let extras: [ExtraCell]
  private var text = UIColor.black
  private var textSize = UIContentSizeCategory.large

  private static let cell = "swatch"
  private static let extraCell = "extra"

  /// Takes the cells after the colors, and what to do with the event of the color that is tapped.
  init(extras: [ExtraCell], report: @escaping Report) {
    self.report = report
    self.extras = extras
    super.init(frame: .zero, collectionViewLayout: .swatches)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cell)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.extraCell)
    dataSource = self
    delegate = self
    backgroundColor = nil
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ grid: SwatchGrid, _ appearance: Appearance) {
    let before = self.grid
    let text = UIColor(appearance.mutedText)
    let textSize = traitCollection.preferredContentSizeCategory
    let isAsBefore = text == self.text && textSize == self.textSize && grid.showsLabels == before?.showsLabels
    guard grid != before || !isAsBefore else { return }
    self.textSize = textSize
    self.grid = grid
    self.text = text
    accessibilityLabel = grid.name
    guard let before, before.cells.count == grid.cells.count else { return reloadData() }
    // Not only those in sight: UIKit keeps others prepared.
    let all = 0..<grid.cells.count + extras.count
    let changed = isAsBefore ? grid.cells.indices.filter { grid.cells[$0] != before.cells[$0] } : Array(all)
    reconfigureItems(at: changed.map { IndexPath(item: $0, section: 0) })
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    grid.map { $0.cells.count + extras.count } ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let cells = grid?.cells, cells.indices.contains(indexPath.item) else { return extraCell(at: indexPath) }
    let view = dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    let cell = cells[indexPath.item]
    view.contentConfiguration = SwatchContent(cell: cell, showsLabel: grid?.showsLabels == true)
    view.isAccessibilityElement = true
    view.accessibilityLabel = cell.option.label
    view.accessibilityValue = cell.option.isSelected ? cell.hex : nil
    view.accessibilityTraits = cell.option.isSelected ? [.button, .selected] : .button
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    deselectItem(at: indexPath, animated: false)
    guard let cells = grid?.cells, cells.indices.contains(indexPath.item) else {
      extra(at: indexPath)?.act()
      return
    }
    report(cells[indexPath.item].option.event)
  }

  private func extra(at indexPath: IndexPath) -> ExtraCell? {
    let index = indexPath.item - (grid?.cells.count ?? 0)
    return extras.indices.contains(index) ? extras[index] : nil
  }

  private func extraCell(at indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeueReusableCell(withReuseIdentifier: Self.extraCell, for: indexPath)
    guard let extra = extra(at: indexPath) else { return view }
    view.contentConfiguration = ExtraContent(title: extra.title, symbol: extra.symbol, text: text)
    view.isAccessibilityElement = true
    view.accessibilityLabel = extra.title
    view.accessibilityTraits = .button
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = indexPaths.first?.item, let cells = grid?.cells, cells.indices.contains(item),
      let color = try? SRGB(hex: cells[item].hex)
    else { return nil }
    return UIContextMenuConfiguration(copying: color, report: report)
  }
}
