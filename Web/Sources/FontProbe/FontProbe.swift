import Catalog
import _Text

/// Finds out which fonts a device has, by measuring text: in a family the device has, the text differs in size from the
/// generic families the browser would fall back on.
///
/// For a family it has found, it also measures the bold and the italic. If one sets the text exactly as wide as the
/// regular face, the browser lacks that face, whatever a list says. Monospaced fonts stay as the list or the table has
/// them.
///
/// It asks for one measurement at a time, so the caller can stop after any. A family that's missing takes two, since
/// nothing measures like two generic families that differ.
public struct FontProbe {
  /// A text to measure: a CSS font value and the text.
  public struct Measurement: Sendable {
    public let font: String
    public let text: String
  }

  /// The size of a text in CSS pixels: its advance width, and how far its ink reaches on each side.
  public struct TextSize: Equatable, Sendable {
    public var width, left, right, ascent, descent: Double

    public init(width: Double, left: Double, right: Double, ascent: Double, descent: Double) {
      self.width = width
      self.left = left
      self.right = right
      self.ascent = ascent
      self.descent = descent
    }
  }

  private struct Candidate {
    var family: Family
    var texts: [String]
    var isExpected: Bool
  }

  private struct Hit {
    var family: Family
    var isExpected: Bool
    var size: TextSize
    var text: String
  }

  private enum Face { case bold, italic }

  private var candidates: [Candidate]
  /// The families to ask for if the list turns out to be another machine's.
  private var others: [Candidate]
  /// How many more listed families may be missing before that.
  private var patience = FontProbe.patience
  private var hits: [Hit] = []
  private var standIns: [(text: String, sizes: [TextSize])] = []
  private var candidate = 0
  private var text = 0
  private var base = 0
  private var suspicion: TextSize?
  /// The face we're asking for, of the family found last.
  private var face: Face?
  private var restarts = 0

  /// Takes the platform, whose families come first, and the machine's own list if there is one. With a list, it asks for
  /// the families on it, to leave out those this browser can't show. If most of them are missing, the list is another
  /// machine's, or this browser is shut off from the machine's fonts: then it asks for the families it knows instead.
  public init(platform: Platform?, listed: [Family]?) {
    let all = KnownFamily.all.map { known in
      Candidate(
        family: known.family, texts: [SampleText.script(known.script)],
        isExpected: platform.map(known.comes(with:)) ?? false)
    }
    let known = all.filter { $0.isExpected } + all.filter { !$0.isExpected }
    guard let listed else {
      (candidates, others) = (known, [])
      return
    }
    candidates = listed.map { family in
      let known = KnownFamily.named(family.name)
      let texts = known.map { [SampleText.script($0.script)] } ?? [SampleText.latin, SampleText.world]
      return Candidate(family: family, texts: texts, isExpected: true)
    }
    others = known
  }

  /// How many more families of a list may be missing than are found.
  static let patience = 100

  /// The next measurement to take; nil when it's done.
  public var next: Measurement? {
    guard candidates.indices.contains(candidate) else { return nil }
    let text = candidates[candidate].texts[text]
    if let face {
      let style = face == .bold ? "bold " : "italic "
      return Measurement(
        font: style + "72px " + candidates[candidate].family.cssName + ", " + Self.bases[base], text: text)
    }
    if suspicion != nil { return Measurement(font: "72px " + Self.bases[base], text: text) }
    guard let known = standIns.first(where: { $0.text.same(as: text) }), known.sizes.count == Self.bases.count else {
      let measured = standIns.first { $0.text.same(as: text) }?.sizes.count ?? 0
      return Measurement(font: "72px " + Self.bases[measured], text: text)
    }
    return Measurement(font: "72px " + candidates[candidate].family.cssName + ", " + Self.bases[base], text: text)
  }

  /// Takes the result of the current measurement.
  public mutating func record(_ size: TextSize) {
    guard candidates.indices.contains(candidate) else { return }
    if let face { return record(size, of: face) }
    let text = candidates[candidate].texts[self.text]
    guard let index = standIns.firstIndex(where: { $0.text.same(as: text) }) else {
      standIns.append((text, [size]))
      return
    }
    guard standIns[index].sizes.count == Self.bases.count else {
      standIns[index].sizes.append(size)
      return
    }
    if let suspicion {
      confirm(suspicion, of: text, size == standIns[index].sizes[base])
    } else if size != standIns[index].sizes[base] {
      suspicion = size
    } else if base + 1 < Self.bases.count, !standIns[index].sizes[..<base].contains(where: { $0 != size }) {
      base += 1
    } else if self.text + 1 < candidates[candidate].texts.count {
      base = 0
      self.text += 1
    } else {
      patience -= 1
      moveOn()
    }
  }

  /// How many families it has found so far, aliases included.
  public var count: Int { hits.count }

  /// The families found so far, without aliases: a family that doesn't come with the platform and measures exactly like
  /// another is that one under another name, such as Arial for Liberation Sans.
  public var families: [Family] {
    hits.indices.filter { !isAlias($0) }.map { hits[$0].family }
  }

  private func isAlias(_ index: Int) -> Bool {
    let hit = hits[index]
    guard !hit.isExpected else { return false }
    let isStandIn = standIns.contains { $0.text.same(as: hit.text) && $0.sizes.contains(hit.size) }
    return isStandIn
      || hits.indices.contains { other in
        let twin = hits[other]
        return (twin.isExpected || other < index) && twin.size == hit.size && twin.text.same(as: hit.text)
      }
  }

  /// Accepts a family if the generic family still measures the same. If it doesn't, the page was zoomed, and earlier
  /// measurements can't be compared anymore: start over.
  private mutating func confirm(_ found: TextSize, of text: String, _ isSteady: Bool) {
    suspicion = nil
    if isSteady || restarts == 3 {
      let family = candidates[candidate]
      hits.append(Hit(family: family.family, isExpected: family.isExpected, size: found, text: text))
      patience += 1
      if family.family.category != .mono, text.same(as: SampleText.latin) { face = .bold } else { moveOn() }
    } else {
      restarts += 1
      hits = []
      standIns = []
      patience = Self.patience
      candidate = -1
      moveOn()
    }
  }

  private mutating func record(_ size: TextSize, of face: Face) {
    if let hit = hits.last, size.width == hit.size.width {
      let family = hit.family
      hits[hits.count - 1].family = Family(
        name: family.name, category: family.category, hasBold: face == .bold ? false : family.hasBold,
        hasItalic: face == .italic ? false : family.hasItalic)
    }
    self.face = face == .bold ? .italic : nil
    if face == .italic { moveOn() }
  }

  private mutating func moveOn() {
    candidate += 1
    if patience <= 0, !others.isEmpty {
      let asked = candidates[..<candidate]
      candidates = asked + others.filter { other in !asked.contains { $0.family.name.same(as: other.family.name) } }
      others = []
    }
    text = 0
    base = 0
  }

  private static let bases = ["monospace", "sans-serif", "serif"]
}
