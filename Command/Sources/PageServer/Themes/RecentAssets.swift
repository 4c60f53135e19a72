import SiteFiles

/// The files that were asked for lately, in a bounded number of bytes. When the newer half is full, the older one goes.
struct RecentAssets {
  private let limit: Int
  private var newer: [String: Asset] = [:]
  private var older: [String: Asset] = [:]
  private var newerBytes = 0

  /// - Parameter limit: the most bytes that all files have together, their keys included.
  init(limit: Int) { self.limit = limit }

  subscript(key: String) -> Asset? {
    mutating get {
      if let asset = newer[key] { return asset }
      guard let asset = older.removeValue(forKey: key) else { return nil }
      self[key] = asset
      return asset
    }
    set {
      guard let newValue, newer[key] == nil else { return }
      let bytes = newValue.bytes + key.utf8.count
      if newerBytes + bytes > limit / 2 { (older, newer, newerBytes) = (newer, [:], 0) }
      guard bytes <= limit / 2 else { return }
      newer[key] = newValue
      newerBytes += bytes
    }
  }

  /// How many files are kept.
  var count: Int { newer.count + older.count }
}
