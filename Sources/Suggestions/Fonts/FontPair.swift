import Catalog
import Theme
import _Text

/// A family that pairs with another: one for titles and one for everything else.
public struct FontPair: Equatable, Sendable {
  /// The family that's suggested.
  public let family: Family
  /// How well the two pair, 1...100.
  public let score: Int
  private let given: Family
  private let difference: Difference
  private let likeness: Likeness?

  /// Judges a family beside a given one; nil if the two don't pair.
  /// - Parameter role: the role of the suggested family. The given one has the other role.
  init?(_ suggested: MeasuredFamily, with given: MeasuredFamily, as role: Role) {
    let (title, body) = role == .titleFont ? (suggested, given) : (given, suggested)
    let likeness = Likeness(suggested.measures, given.measures)
    guard let difference = Difference(title.family.category, body.family.category, likeness),
      !title.family.name.same(as: body.family.name)
    else { return nil }
    family = suggested.family
    self.given = given.family

    self.difference = difference
    self.likeness = likeness
    let height = likeness.map { difference.isForShow ? 12 : $0.height.score } ?? 15
    score = difference.score + height + (likeness?.score ?? 0)
  }

  /// Whether the two agree in proportion, as far as that's known, or one is for show.
  var agrees: Bool { difference.isForShow || likeness?.height.agrees ?? true }

  /// What sets it apart from others that pair, too: "Taller letters"; nil if nothing does.
  public var note: String? {
    difference.isForShow ? nil : difference == .weight ? likeness?.weightWords.capitalizedFirst : likeness?.height.note
  }

  /// Why the two pair: "Same x-height, serif with sans".
  public var reason: String {
    let words = [
      difference.isForShow ? nil : likeness?.height.words, difference == .weight ? likeness?.weightWords : nil,
      family.category.word + " with " + given.category.word,
    ].compactMap { $0 }
    return words.text(separatedBy: ", ").capitalizedFirst
  }
}

extension [MeasuredFamily] {
  /// The families that pair with another, the best first.
  /// - Parameter role: the role they're suggested for.
  public func pairs(with other: MeasuredFamily, as role: Role) -> [FontPair] {
    var ranked: [FontPair] = []
    for family in self {
      guard let pair = FontPair(family, with: other, as: role) else { continue }
      var index = ranked.count
      while index > 0, ranked[index - 1].score < pair.score { index -= 1 }
      ranked.insert(pair, at: index)
    }
    return ranked
  }

  /// The family with this name, measured if it's among these.
  public func named(_ family: Family) -> MeasuredFamily {
    first { $0.family.name.same(as: family.name) } ?? MeasuredFamily(family)
  }
}

/// In what a title font differs from a body font.
private enum Difference: Equatable {
  /// One has serifs, the other none.
  case serifs
  /// The title font is for show.
  case show
  /// The title font is handwriting.
  case script
  /// One is monospaced.
  case mono
  /// Serifs of another shape.
  case slabs
  /// Only in weight.
  case weight

  /// Whether the heights of the letters needn't agree.
  var isForShow: Bool { self == .show || self == .script }

  /// Nil if the two are too alike, or the body font is for show.
  init?(_ title: Family.Category, _ body: Family.Category, _ likeness: Likeness?) {
    switch (title, body) {
    case (_, .display), (_, .script), (.script, .mono): return nil
    case (.display, .mono), (.mono, .sans), (.mono, .serif), (.mono, .slab), (.sans, .mono), (.serif, .mono),
      (.slab, .mono):
      self = .mono
    case (.display, _): self = .show
    case (.script, _): self = .script
    case (.sans, .serif), (.serif, .sans), (.sans, .slab), (.slab, .sans): self = .serifs
    case (.serif, .slab), (.slab, .serif): self = .slabs
    case (.sans, .sans), (.serif, .serif), (.slab, .slab), (.mono, .mono):
      guard likeness?.isOfOtherWeight == true else { return nil }
      self = .weight
    }
  }

  var score: Int {
    switch self {
    case .serifs: 44
    case .show: 36
    case .script: 28
    case .mono: 24
    case .slabs: 20
    case .weight: 16
    }
  }
}

/// In what two measured families agree.
private struct Likeness: Equatable {
  /// The x-height of the suggested one next to the other's.
  var height: Height
  /// The stem of the suggested one, in percent of the other's.
  private let weight: Int
  /// For width, weight and stroke contrast.
  let score: Int

  enum Height {
    case same, close, lower, higher

    var score: Int {
      switch self {
      case .same: 30
      case .close: 22
      case .lower, .higher: 0
      }
    }

    var agrees: Bool { self == .same || self == .close }

    var note: String? {
      switch self {
      case .same: "Same letter height"
      case .close: nil
      case .lower: "Smaller letters"
      case .higher: "Taller letters"
      }
    }

    var words: String {
      switch self {
      case .same: "same x-height"
      case .close: "close x-height"
      case .lower: "lower x-height"
      case .higher: "higher x-height"
      }
    }
  }

  /// Nil unless both are measured.
  init?(_ suggested: FontMeasures?, _ given: FontMeasures?) {
    guard let suggested, let given else { return nil }
    height =
      switch percent(suggested.xHeight, of: given.xHeight) {
      case 97...103: .same
      case 91...109: .close
      case ..<91: .lower
      default: .higher
      }
    weight = percent(suggested.stem, of: given.stem)
    let width = (percent(suggested.width, of: given.width) - 100).magnitude
    let contrast = (suggested.evenness - given.evenness).magnitude
    score = (width <= 10 ? 10 : width <= 20 ? 5 : 0) + (85...118 ~= weight ? 8 : 0) + (contrast >= 25 ? 8 : 0)
  }

  var isOfOtherWeight: Bool { weight <= 70 || weight >= 143 }
  var weightWords: String { weight < 100 ? "much lighter" : "much heavier" }
}

private func percent(_ part: Int, of whole: Int) -> Int { (part * 200 + whole) / (whole * 2) }
