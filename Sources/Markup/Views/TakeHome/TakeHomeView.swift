import Formats
import Studio
import _Text

/// The theme as code, and the list of formats.
enum TakeHomeView {
  static func nodes(_ screen: TakeHome) -> [Node] {
    let panel = Node("div").class("export").add(nodes(of: screen.panel))
    guard !screen.formats.isEmpty else { return [panel] }
    let tabStop = screen.formats.firstIndex { $0.option.isSelected } ?? 0
    let isOpen = screen.more?.isSelected == true
    func list(_ names: String) -> Node {
      Node("div").class(names).role("listbox").label(screen.listName).set("aria-multiselectable", "true")
    }
    let strip = list("formats").add(screen.formats.indices.map { row(screen.formats[$0], isTabStop: $0 == tabStop) })
    func groups() -> Node {
      let shown = screen.groups.flatMap { $0.formats.map { $0.option.label } }
      let chosen = screen.formats[tabStop].option.label
      let stop = shown.contains { $0.same(as: chosen) } ? chosen : shown.first ?? ""
      return list("formats all").add(
        screen.groups.map { group in
          Node("div").class("group").role("group").label(group.name)
            .add(Node("h3").set("aria-hidden", "true").text(group.name)).add(
              group.formats.map { format in
                let isTabStop = format.option.label.same(as: stop)
                let row = row(format, isTabStop: isTabStop)
                // The dialog begins there, not in the search, for which phones would show a keyboard.
                return isTabStop ? row.set("autofocus", "") : row
              })
        })
    }
    let chooser = Node("div").class("for").add(Node("h2").text(screen.listName)).add(strip)
      .add(screen.more.map(Node.disclosure)).add(isOpen ? sheet(groups(), screen) : nil)
    // What's below the code would move when it comes.
    if case .waiting = screen.panel { return [chooser, panel] }
    return [
      chooser, screen.options.map { OptionsView.node($0) }, panel, screen.share.map(share),
      screen.developers.map { Node("div").class("developers").add(Node.disclosure($0)) },
      screen.template.map { TemplateView.node($0) }, screen.project.map { ProjectView.guide($0) },
    ].compactMap { $0 }
  }

  /// Every format with its purpose, over the screen, and a search.
  private static func sheet(_ list: Node, _ screen: TakeHome) -> Node {
    Node("dialog").role("dialog").class("asking").label(screen.more?.label ?? "")
      .on(.dialog(cancel: screen.closeList.event))
      .add(
        Node("div").class("finder").add(screen.search.map(Node.search))
          .add(Node("p").role("status").class("count").text(screen.found))
      ).add(list)
      .add(Node("div").class("buttons").add(Node.button(screen.closeList).text(screen.closeList.label)))
  }

  private static func nodes(of panel: TakeHome.Panel) -> [Node] {
    switch panel {
    case .incomplete(let sentence, let button): [word(sentence, button)]
    case .waiting(let sentence): [Node("p").class("word-of-export").role("status").text(sentence)]
    case .failed(let sentence, let button): [word(sentence, button).role("alert")]
    case .export(let card): ExportCardView.nodes(card)
    }
  }

  private static func word(_ sentence: String, _ button: Button) -> Node {
    Node("div").class("word-of-export").add(Node("p").text(sentence)).add(Node.button(button).text(button.label))
  }

  private static func share(_ panel: SharePanel) -> Node {
    Node("div").class("share").role("group").label(SharePanel.name)
      .add(panel.buttons.map { Node.button($0).text($0.label) })
      .add(Node.disclosure(panel.code))
      .add(panel.qrCode.map { drawing(of: $0).label(panel.codeName ?? "") })
  }

  private static func drawing(of code: QRCode) -> Node {
    let margin = QRCode.quietZone
    let side = (code.size + 2 * margin).text
    let path = code.darkRuns.map { run in
      "M" + (run.column + margin).text + " " + (run.row + margin).text + "h" + run.length.text + "v1h-"
        + run.length.text
        + "z"
    }
    return Node("svg").class("qr").role("img").set("viewBox", "0 0 " + side + " " + side)
      .add(Node("path").set("d", path.text(separatedBy: "")))
  }

  private static func row(_ format: FormatOption, isTabStop: Bool) -> Node {
    let row = Node("div").option(format.option, isTabStop: isTabStop).set("aria-description", format.purpose)
    if format.isShown { _ = row.set("aria-current", "true") }
    return row.add(Node("b").text(format.option.label)).add(Node("span").text(format.purpose))
      .add(Node("code").text(format.fileName))
  }
}
