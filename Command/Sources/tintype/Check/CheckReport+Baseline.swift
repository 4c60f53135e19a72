import ColorScience
import FileCheck

extension CheckReport {
  /// What comparing it with a baseline told.
  struct Comparison {
    /// The baseline's path.
    let name: String
    /// What's in the baseline and doesn't fail any more.
    var mended: [Baseline.Known] = []
    /// The command that takes these out of the baseline.
    var command = ""
  }

  /// Sets the failures apart that a baseline has, if they didn't get worse. Gives what else is in it.
  @discardableResult
  mutating func compare(with baseline: Baseline) -> [Baseline.Known] {
    var rest: [Baseline.Pair: [Int]] = [:]
    for known in baseline.failures { rest[known.pair, default: []].append(known.hundredths) }
    for index in files.indices { files[index].setApart(knownTo: baseline, &rest) }
    comparison = Comparison(name: baseline.name)
    return rest.flatMap { pair, ratios in ratios.map { Baseline.Known(pair: pair, hundredths: $0) } }
  }

  /// The same, and finds what doesn't fail any more.
  /// - Parameters:
  ///   - rules: How it was judged. What a stricter check wrote into the baseline isn't mended by asking for less.
  ///   - command: The command that writes a new baseline.
  mutating func compare(with baseline: Baseline, in scope: CheckScope, rules: ContrastCheck.Rules, command: String) {
    let rest = compare(with: baseline).filter {
      $0.pair.isText
        ? Double($0.hundredths) / 100 < ContrastSubject.text.ratio(for: rules.level) : rules.judgesNonText
    }
    guard !rest.isEmpty else { return }
    let looked = Set(looked.map(baseline.path))
    let open = Set(undecided.map { Names(baseline.path(of: $0.text.path), $0.text.name, $0.background.name) })
    comparison?.command = command
    comparison?.mended = rest.filter { known in
      let (pair, place) = (known.pair, baseline.place(of: known.pair))
      guard scope.contains(place), !open.contains(Names(pair.file, pair.text, pair.background)) else { return false }
      return looked.contains(pair.file) || realPath(place) == nil
    }.sorted()
  }

  /// A pair in whatever mode.
  private struct Names: Hashable {
    let file, text, background: String

    init(_ file: String, _ text: String, _ background: String) {
      (self.file, self.text, self.background) = (file, text, background)
    }
  }
}

extension CheckedUnitReport {
  /// - Parameter rest: The ratios of the baseline, those of a pair in their order. Takes out the ones that are found.
  fileprivate mutating func setApart(knownTo baseline: Baseline, _ rest: inout [Baseline.Pair: [Int]]) {
    var isKnown = failures.map { _ in true }
    // The worst first, so that none takes what another one needs.
    for index in failures.indices.sorted(by: { failures[$0].ratio < failures[$1].ratio }) {
      for pair in baseline.pairs(of: failures[index]) {
        let ratios = rest[pair] ?? []
        if let same = ratios.lastIndex(where: { $0 - failures[index].hundredths < worseBy }) {
          rest[pair]?.remove(at: same)
        } else {
          isKnown[index] = false
          guard let before = ratios.first else { continue }
          failures[index].before = before
          rest[pair]?.removeFirst()
        }
      }
    }
    known = zip(failures, isKnown).filter { $1 }.map { $0.0 }
    failures = zip(failures, isKnown).filter { !$1 }.map { $0.0 }
  }
}

/// How much lower a ratio has to be, in hundredths, to be worse than the known one.
private let worseBy = 5
