import ColorScience
import Studio
import UIKit

/// A grid of colors to choose one from.
final class SwatchGridView: UICollectionView, UICollectionViewDelegate, UICollectionViewDragDelegate {
  private var grid: SwatchGrid?
  private let report: Report
  private lazy var source = UICollectionViewDiffableDataSource<Int, IndexPath>(collectionView: self) {
    [weak self] _, path, _ in self?.cell(at: path)
  }

  private static let cell = "swatch"

  /// Takes what to do with the event of the color that is tapped.
  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero, collectionViewLayout: .swatches)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cell)
    delegate = self
    dragDelegate = self
    dragInteractionEnabled = true
    backgroundColor = nil
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ grid: SwatchGrid) {
    guard grid != self.grid else { return }
    self.grid = grid
    accessibilityLabel = grid.name
    source.apply(ListSnapshot([grid.cells.count], after: source.snapshot()), animatingDifferences: false)
  }

  private func cell(at indexPath: IndexPath) -> UICollectionViewCell {
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
    if let cells = grid?.cells, cells.indices.contains(indexPath.item) { report(cells[indexPath.item].option.event) }
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let cells = grid?.cells, cells.indices.contains(indexPath.item),
      let color = try? SRGB(hex: cells[indexPath.item].hex)
    else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(color))]
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
