/// The cells of a list: as many as are in sight, the rest waiting to be used again.
@_spi(Headless) @MainActor public final class Recycler<Cell: UIView> {
  /// The cells in sight.
  public private(set) var cells: [IndexPath: Cell] = [:]
  /// How many cells were made since the list was.
  public private(set) var made = 0

  /// The first cell in sight of each section that was scrolled.
  var first: [Int: Int] = [:]
  var isLoaded = false
  private let inView: Int
  private var waiting: [String: [Cell]] = [:]
  private var identifiers: [ObjectIdentifier: String] = [:]

  init(inView: Int) { self.inView = inView }

  func register(_ identifier: String) { waiting[identifier] = [] }

  /// The cell that stands there already, one that waits, or a new one.
  func dequeue(_ identifier: String, _ path: IndexPath, make: () -> Cell) -> Cell {
    precondition(waiting[identifier] != nil, "No cell is registered for \(identifier)")
    if let standing = cells[path] { return standing }
    if let cell = waiting[identifier]?.popLast() { return cell }
    made += 1
    let cell = make()
    identifiers[ObjectIdentifier(cell)] = identifier
    return cell
  }

  /// Takes a section's cells out of sight, then asks for those that are to be seen.
  func fill(_ section: Int, count: Int, in list: UIView, cell: (IndexPath) -> Cell?) {
    for (path, gone) in cells where path.section == section {
      cells[path] = nil
      gone.removeFromSuperview()
      waiting[identifiers[ObjectIdentifier(gone)] ?? ""]?.append(gone)
    }
    let start = max(0, min(first[section] ?? 0, count - inView))
    for item in start..<min(start + inView, count) {
      let path = IndexPath(item: item, section: section)
      guard let cell = cell(path) else { continue }
      cells[path] = cell
      list.addSubview(cell)
    }
  }
}
