import ColorScience
import Studio
import _Text

enum LibraryView {
  static func nodes(_ list: ThemeList) -> [Node] {
    [
      Node("div").class("tally").add(Node("p").role("status").class("count").text(list.status))
        .add(Node("div").class("tools").add(list.tools.map { Node.button($0).text($0.label) })),
      themes(list),
      list.isLoading ? nil : Node("p").class("library-hint").text(list.hint),
      list.gallery.map(GalleryView.node),
    ].compactMap { $0 }
  }

  /// The number of themes that are there at first.
  private static let firstBlock = 8
  /// The number that come at a time after that. The browser skips them together while they're out of sight.
  private static let blockSize = 24

  private static func themes(_ list: ThemeList) -> Node {
    let node = Node("div").class("themes").state("aria-busy", list.isLoading)
    // A picture of the page stays until its themes are there.
    if list.isLoading { return node.add(Node("div").role("presentation")) }
    guard !list.themes.isEmpty else { return node }
    var blocks: [Node] = []
    var start = 0
    while start < list.themes.count {
      let end = min(start + (start == 0 ? firstBlock : blockSize), list.themes.count)
      blocks.append(block(start..<end, list))
      start = end
    }
    return node.role("list").label(list.name).add(blocks)
  }

  private static func block(_ range: Range<Int>, _ list: ThemeList) -> Node {
    let current = list.current.flatMap { range.contains($0) ? $0 : nil } ?? -1
    return Node("div").role("presentation").style("--cards", range.count.text)
      .add(stamp: [list.edition, current, range.count], isDeferred: range.lowerBound > 0) {
        range.map { card($0, list, isCurrent: $0 == current) }
      }
  }

  private static func card(_ index: Int, _ list: ThemeList, isCurrent: Bool) -> Node {
    let card = list.card(list.themes[index])
    let sample = Node("span").class("swatch").hidden().paint("--fill", card.fill).paint("--on-fill", card.text)
      .add(Node("b").set("dir", "auto").face(card.typeface).text(card.title))
      .add(Node("span").class("library-dots").add(card.dots.map { Node("i").paint("--dot", $0) }))
    let words = Node("span").class("about").add(Node("b").set("dir", "auto").text(card.title)).add(
      Node("span").text(card.subtitle))
    let open = Node.button(card.open).class("open").label(card.open.label).add(sample).add(words)
    return Node("div").role("listitem").class("kept")
      .add(isCurrent ? open.set("aria-current", "true") : open)
      .add(Node.button(card.more).class("more").label(card.more.label))
  }
}
