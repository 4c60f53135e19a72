import Theme
import _Text

// View settings in an address: `tab=charts&view=dark&contrast=high&vision=protanopia&severity=60&parts=3`. Defaults are
// left out.

extension ViewSettings {
  /// The settings as an address has them; empty if all are defaults.
  var string: String {
    var parts: [String] = []
    if tab != .screens { parts.append("tab=" + tab.title.asciiLowercased) }
    if let appearance { parts.append("view=" + appearance.title.asciiLowercased) }
    if contrast == .high { parts.append("contrast=high") }
    if vision != .typical { parts.append("vision=" + vision.slug) }
    if vision != .typical, severity != 100 { parts.append("severity=" + severity.text) }
    if self.parts != ViewSettings().parts { parts.append("parts=" + self.parts.text) }
    return parts.text(separatedBy: "&")
  }

  /// Takes the settings out of an address's query, and leaves the theme. Nil if there are none. Settings it can't read
  /// are left out and added to the errors.
  init?(takenFrom query: inout String?, errors: inout [ViewStringError]) {
    self.init()
    var isEmpty = true
    var theme: [String] = []
    for part in (query ?? "").fields(separatedBy: "&") {
      let (name, value) = part.cut(at: "=")
      guard let key = Key.allCases.first(where: { $0.name.same(as: name) }) else {
        theme.append(part)
        continue
      }
      isEmpty = false
      if !read(value ?? "", as: key) { errors.append(ViewStringError(key: key, value: value ?? "")) }
    }
    guard !isEmpty else { return nil }
    let rest = theme.text(separatedBy: "&")
    query = rest.isEmpty ? nil : rest
  }

  private mutating func read(_ value: String, as key: Key) -> Bool {
    guard let index = key.values.firstIndex(where: { $0.same(as: value) }) else { return false }
    let number = UInt8(index)
    switch key {
    case .tab: tab = Tab(rawValue: number) ?? tab
    case .view: appearance = Shown(rawValue: number)
    case .contrast: contrast = index == 1 ? .high : .standard
    case .vision: vision = Vision(rawValue: number) ?? vision
    case .severity: severity = Self.severities.lowerBound + index
    case .parts: parts = Self.partCounts.lowerBound + index
    }
    return true
  }

  enum Key: CaseIterable, Equatable, Sendable {
    case tab, view, contrast, vision, severity, parts

    var name: String {
      switch self {
      case .tab: "tab"
      case .view: "view"
      case .contrast: "contrast"
      case .vision: "vision"
      case .severity: "severity"
      case .parts: "parts"
      }
    }

    /// The values an address can have, in the order of the cases.
    var values: [String] {
      switch self {
      case .tab: Tab.allCases.map { $0.title.asciiLowercased }
      case .view: Shown.allCases.map { $0.title.asciiLowercased }
      case .contrast: ["standard", "high"]
      case .vision: Vision.allCases.map { $0.slug }
      case .severity: severities.map { $0.text }
      case .parts: partCounts.map { $0.text }
      }
    }

    fileprivate var advice: String {
      switch self {
      case .severity: "from 10 to 100"
      case .parts: "from 1 to 8"
      default: values.text(separatedBy: ", ")
      }
    }
  }
}

/// A view setting of an address that doesn't exist.
struct ViewStringError: Error, Equatable, Sendable {
  var key: ViewSettings.Key
  var value: String

  static func == (left: ViewStringError, right: ViewStringError) -> Bool {
    left.key == right.key && left.value.same(as: right.value)
  }
}

extension [ViewStringError] {
  /// Says what was left out and what would be right, in one sentence.
  var sentence: String {
    "We left out "
      + map { $0.key.name + "=" + shortened($0.value) + " (try " + $0.key.advice + ")" }.listed + "."
  }
}

extension ViewSettings.Vision {
  /// "low-acuity".
  var slug: String { title.asciiLowercased.fields(separatedBy: " ").text(separatedBy: "-") }
}
