import _Text

/// Values that a reader left out, by reason.
package struct Omissions: Sendable {
  /// Why something is left out.
  package enum Reason: UInt8, CaseIterable, Sendable {
    /// It has an alpha below 1, so its look depends on the background.
    case seeThrough
    /// Only running the file would tell its value.
    case computed
    /// It refers to something that isn't in the file.
    case unresolved
    /// It's changed by a function that isn't followed.
    case unsupported
  }

  private var names: [[String]] = Reason.allCases.map { _ in [] }
  private var counts = Reason.allCases.map { _ in 0 }

  /// Adds a value by its name in the file, which may be empty.
  mutating func add(_ name: String, _ reason: Reason) {
    let index = Int(reason.rawValue)
    if names[index].contains(where: { $0.same(as: name) }) { return }
    counts[index] += 1
    if !name.isEmpty, names[index].count < Self.mostNames { names[index].append(name.cut(toBytes: 60)) }
  }

  /// A sentence for each reason that there is, with the first few names.
  var sentences: [String] {
    Reason.allCases.compactMap { reason in
      let index = Int(reason.rawValue)
      let count = counts[index]
      guard count > 0 else { return nil }
      let others = count - names[index].count
      let unnamed = count == 1 ? "a color without a name" : count.text + " colors without names"
      let named = names[index] + (others == 0 ? [] : [names[index].isEmpty ? unnamed : others.text + " more"])
      return reason.opening(isOne: count == 1).description + named.listed + "."
    }
  }

  private static let mostNames = 3
}

extension Omissions.Reason {
  fileprivate func opening(isOne: Bool) -> StaticString {
    switch self {
    case .seeThrough: isOne ? "Left out because it’s see-through: " : "Left out because they’re see-through: "
    case .computed: "Left out because we don’t run code, and only that would tell: "
    case .unsupported: "Left out because we don’t follow the function that makes the color: "
    case .unresolved:
      isOne
        ? "Left out because the file doesn’t have what it refers to: "
        : "Left out because the file doesn’t have what they refer to: "
    }
  }
}
