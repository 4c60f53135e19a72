import ColorScience
import Studio
import UIKit

/// A grid of colors of which one can be chosen.
final class SwatchGridView: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate {
  private var grid: SwatchGrid?
  private let report: Report

  private static let cell = "swatch"

  /// Takes what to do with the event of the color that is tapped.
  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero, collectionViewLayout: .swatches)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cell)
    dataSource = self
    delegate = self
    backgroundColor = nil
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ grid: SwatchGrid) {
    let before = self.grid
    guard grid != before else { return }
    self.grid = grid
    accessibilityLabel = grid.name
    if before?.cells.count == grid.cells.count {
      // Not only those in sight: UIKit keeps others prepared.
      reconfigureItems(at: grid.cells.indices.map { IndexPath(item: $0, section: 0) })
    } else {
      reloadData()
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    grid?.cells.count ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    guard let cells = grid?.cells, cells.indices.contains(indexPath.item) else { return view }
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
    guard let cells = grid?.cells, cells.indices.contains(indexPath.item) else { return }
    report(cells[indexPath.item].option.event)
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
