/// The cells of a list: those in sight, those that are prepared beyond them, and those that wait to be used again.
///
/// Since iOS 15 UIKit keeps cells prepared that are not in sight yet, or no longer: `cellForItem(at:)` returns them,
/// `indexPathsForVisibleItems` leaves them out, and they come into sight without a question to the data source.
/// https://developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)
@_spi(Headless) @MainActor public final class Recycler<Cell: UIView> {
  /// The cells in sight and those that are prepared.
  public private(set) var cells: [IndexPath: Cell] = [:]
  /// How many cells were made since the list was.
  public private(set) var made = 0
  /// How many cells are prepared before the first one in sight, and how many after the last.
  public static var prepared: Int { 4 }

  var isLoaded = false
  private let inSight: () -> Int
  private var first: [Int: Int] = [:]
  private var counts: [Int: Int] = [:]
  private var waiting: [String: [Cell]] = [:]
  private var identifiers: [ObjectIdentifier: String] = [:]

  /// Takes how many cells of a section the glass has room for.
  init(inSight: @escaping () -> Int) { self.inSight = inSight }

  func register(_ identifier: String) { waiting[identifier] = [] }

  var visible: [IndexPath] { cells.keys.filter { sight(of: $0.section).contains($0.item) }.sorted() }

  /// The cell of that path, one that waits, or a new one.
  func dequeue(_ identifier: String, _ path: IndexPath, make: () -> Cell) -> Cell {
    precondition(waiting[identifier] != nil, "No cell is registered for \(identifier)")
    if let cell = cells[path] { return cell }
    if let cell = waiting[identifier]?.popLast() { return cell }
    made += 1
    let cell = make()
    identifiers[ObjectIdentifier(cell)] = identifier
    return cell
  }

  /// Lets a section's cells go and asks for all of them again.
  func reload(_ section: Int, count: Int, in list: UIView, cell: (IndexPath) -> Cell?) {
    counts[section] = count
    for path in cells.keys where path.section == section { retire(path) }
    fill(section, in: list, cell)
  }

  /// Brings a cell to the top, as far as there are cells below it. Asks for the cells that are not prepared yet.
  func scroll(_ path: IndexPath, in list: UIView, cell: (IndexPath) -> Cell?) {
    first[path.section] = path.item
    fill(path.section, in: list, cell)
  }

  private func fill(_ section: Int, in list: UIView, _ cell: (IndexPath) -> Cell?) {
    let sight = sight(of: section)
    let kept = max(0, sight.lowerBound - Self.prepared)..<min(counts[section] ?? 0, sight.upperBound + Self.prepared)
    for path in cells.keys where path.section == section && !kept.contains(path.item) { retire(path) }
    for item in kept {
      let path = IndexPath(item: item, section: section)
      guard let cell = cells[path] ?? cell(path) else { continue }
      cells[path] = cell
      if !sight.contains(item) { cell.removeFromSuperview() } else if cell.superview == nil { list.addSubview(cell) }
    }
  }

  private func sight(of section: Int) -> Range<Int> {
    let count = counts[section] ?? 0
    let start = max(0, min(first[section] ?? 0, count - inSight()))
    return start..<min(start + inSight(), count)
  }

  private func retire(_ path: IndexPath) {
    guard let gone = cells.removeValue(forKey: path) else { return }
    gone.removeFromSuperview()
    waiting[identifiers[ObjectIdentifier(gone)] ?? ""]?.append(gone)
  }
}
