import ColorScience
import Studio
import Theme

/// The gallery, below the themes in the library.
enum GalleryView {
  static func node(_ gallery: Gallery) -> Node {
    Node("section").class("gallery").label(Gallery.title)
      .add(Node("h2").text(Gallery.title))
      .add(gallery.hint.map { Node("p").class("count").text($0) })
      .add(Node("p").role("status").class("count").text(gallery.status))
      .add(gallery.problem.map(problem))
      .add(gallery.moods.map { mood($0, gallery) })
  }

  private static func problem(_ problem: Gallery.Problem) -> Node {
    Node("div").class("note").add(Node("p").role("alert").text(problem.sentence))
      .add(Node.button(problem.retry).class("retry").text(problem.retry.label))
  }

  /// The moods after the first come later.
  private static func mood(_ mood: Gallery.Mood, _ gallery: Gallery) -> Node {
    let marked = [gallery.shown, gallery.current].map { $0.flatMap { mood.range.contains($0) ? $0 : nil } ?? -1 }
    let cards = Node("div").role("presentation")
      .add(stamp: [gallery.edition] + marked, isDeferred: mood.range.lowerBound > 0) {
        mood.range.map { card(gallery.card($0)) }
      }
    return Node("div").class("mood").add(Node("h3").text(mood.name))
      .add(Node("div").role("list").label(mood.name).add(cards))
  }

  private static func card(_ card: GalleryCard) -> Node {
    let colors = card.paint.scheme
    let head = Node("span").class("head").add(Node("b").face(card.paint.titleFont).text(card.title))
      .add(([colors[.accentOnPrimary]] + card.brandColors).map { Node("i").paint("--dot", $0) })
    let preview = Node.button(card.preview).class("open").label(card.preview.label)
      .set("aria-description", card.purpose).add(head)
      .add(Node("span").class("say").face(card.paint.bodyFont).text(card.purpose))
    return Node("div").role("listitem").class("themed")
      .style("--paper", colors[.background].css).style("--ink", colors[.text].css)
      .style("--primary", colors[.primary].css).style("--on-primary", colors[.onPrimary].css)
      .style("--accent", colors[.accent].css).style("--on-accent", colors[.onAccent].css)
      .add(card.isShown ? preview.set("aria-current", "true") : preview)
      .add(Node.button(card.use).class("use").label(card.use.label).text(card.useLabel))
  }
}
