import Catalog
import ColorScience

extension Summary {
  /// More than this would bury the section below; the rest follows as these are taken.
  private static let mostItems = 3

  /// What falls short of AA. A change that is offered makes no other pair fall short, so that there is an end to them.
  static func advice(_ theme: Theme, _ appearance: Appearance) -> Advice {
    let short = theme.shortfalls(on: appearance, level: .aa)
    var items: [Advice.Item] = []
    var count = 0
    var left = short
    for use in PairUse.allCases where left & use.bit != 0 {
      let search = ChangeSearch(use: use, theme: theme, appearance: appearance, bearable: short)
      guard let change = search.nearest(of: use == .accentOnPrimary ? [.accent, .primary] : [use.part]) else {
        continue
      }
      let still = change.theme.shortfalls(on: appearance, level: .aa)
      let pairs = pairs(left & ~still, theme, appearance)
      left &= still
      count += pairs.count
      items.append(Advice.Item(pairs: pairs, change: change, label: change.label))
    }
    if left != 0 {
      let pairs = pairs(left, theme, appearance)
      count += pairs.count
      items.append(
        Advice.Item(
          pairs: pairs, change: nil, label: "No change of one color helps here without harm to another pair."))
    }
    while items.count > mostItems { items.removeLast() }
    return Advice(lead: lead(count), items: items)
  }

  /// The pairs of some bits; the same two colors stand there once.
  private static func pairs(_ bits: UInt, _ theme: Theme, _ appearance: Appearance) -> [Advice.Pair] {
    var pairs: [Advice.Pair] = []
    for use in PairUse.allCases where bits & use.bit != 0 {
      guard let drawn = use.drawn(in: theme, on: appearance) else { continue }
      var isNew = true
      for other in pairs where other.front == drawn.front && other.back == drawn.back { isNew = false }
      if isNew {
        pairs.append(Advice.Pair(front: drawn.front, back: drawn.back, sentence: sentence(use, drawn)))
      }
    }
    return pairs
  }

  private static func lead(_ count: Int) -> String {
    switch count {
    case 0: "Every pair of colors that the theme uses reaches AA."
    case 1: "One pair of colors falls short of AA."
    default: count.text + " pairs of colors fall short of AA."
    }
  }

  private static func sentence(_ use: PairUse, _ pair: DrawnPair) -> String {
    subject(of: use) + " reads " + pair.ratio.hundredths + ":1; " + need(of: pair.subject) + ":1."
  }

  private static func subject(of use: PairUse) -> String {
    switch use {
    case .barText: "The bar’s title"
    case .primaryOnPage: "The primary on the page"
    case .accentOnPage: "The accent on the page"
    case .accentOnPrimary: "The accent on the primary"
    case .accentOnDark: "The accent on the dark ground"
    case .chosenRow: "The chosen row of a list"
    case .primaryHighlight: "A highlight in the primary"
    case .accentHighlight: "A highlight in the accent"
    }
  }

  /// Source: WCAG 2.2, success criteria 1.4.3 and 1.4.11.
  private static func need(of subject: ContrastSubject) -> String {
    switch subject {
    case .text: "text needs 4.5"
    case .largeText: "large text needs 3"
    case .nonText: "a control needs 3"
    }
  }
}

extension ThemeChange {
  /// What a tap on it does.
  fileprivate var label: String { "Use " + name + (part == .primary ? " as the primary" : " as the accent") }

  /// Says that it was taken.
  var report: Notice {
    Notice(
      sentence: (part == .primary ? "The primary is " : "The accent is ") + name + " now.", isRefusal: false)
  }

  /// The new color in words; a mixed one by its hex.
  private var name: String { tint.ramp.isMixed ? tint.color.hex : tint.label }
}
