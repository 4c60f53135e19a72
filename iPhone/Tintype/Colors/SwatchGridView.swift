import ColorScience
import Studio
import Theme
import UIKit

/// A grid of colors to choose one from. Below it are a field for any other and, until anything is chosen, a few finished themes.
final class SwatchGridView: UICollectionView, UICollectionViewDelegate, UICollectionViewDragDelegate {
  private(set) var grid: SwatchGrid?
  private(set) var appearance = Appearance.light
  let report: Report
  let pickColor: () -> Void
  private lazy var source = UICollectionViewDiffableDataSource<Int, IndexPath>(collectionView: self) {
    [weak self] _, path, _ in self?.cell(at: path)
  }

  static let cells = ["swatch", "yourColor", "heading", "theme"]

  /// Takes how to pick a color with UIKit's picker, and what to do with the event of the color that is tapped.
  init(pickColor: @escaping () -> Void, report: @escaping Report) {
    self.report = report
    self.pickColor = pickColor
    super.init(frame: .zero, collectionViewLayout: .swatches)
    for kind in Self.cells { register(UICollectionViewCell.self, forCellWithReuseIdentifier: kind) }
    delegate = self
    dragDelegate = self
    dragInteractionEnabled = true
    backgroundColor = nil
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ grid: SwatchGrid, _ appearance: Appearance) {
    guard grid != self.grid || appearance != self.appearance else { return }
    (self.grid, self.appearance) = (grid, appearance)
    accessibilityLabel = grid.name
    let counts = [grid.cells.count, 1, grid.start.map { $0.themes.count + 1 } ?? 0]
    source.apply(ListSnapshot(counts, after: source.snapshot()), animatingDifferences: false)
  }

  private func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let kind = indexPath.section + (theme(at: indexPath) == nil ? 0 : 1)
    let view = dequeueReusableCell(withReuseIdentifier: Self.cells[kind], for: indexPath)
    guard indexPath.section == 0 else {
      show(indexPath, in: view)
      return view
    }
    guard let cell = swatch(at: indexPath) else { return view }
    view.contentConfiguration = SwatchContent(cell: cell, showsLabel: grid?.showsLabels == true)
    view.isAccessibilityElement = true
    view.accessibilityLabel = cell.option.label
    view.accessibilityValue = cell.option.isSelected ? cell.hex : nil
    view.accessibilityTraits = cell.option.isSelected ? [.button, .selected] : .button
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    deselectItem(at: indexPath, animated: false)
    if let event = swatch(at: indexPath)?.option.event ?? theme(at: indexPath)?.button.event { report(event) }
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let cell = swatch(at: indexPath), let color = try? SRGB(hex: cell.hex) else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(color))]
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let cell = swatch(at: path), let color = try? SRGB(hex: cell.hex) else {
      return nil
    }
    return UIContextMenuConfiguration(copying: color, report: report)
  }

  private func swatch(at path: IndexPath) -> SwatchCell? {
    guard path.section == 0, let cells = grid?.cells, cells.indices.contains(path.item) else { return nil }
    return cells[path.item]
  }
}
