import ColorScience
import Studio
import _Text

/// The code in a card, with what can be done with it.
enum ExportCardView {
  static func nodes(_ card: ExportCard) -> [Node] {
    [
      Node("div").class("file").add(Node("h2").text(card.fileName)).add(Node("span").text(card.size)),
      card.note.map { Node("p").class("holds").text($0) },
      card.files.isEmpty ? nil : code(card.files, named: card.codeName, edition: card.edition),
      Node("div").class("buttons").add(card.copy.map { Node.button($0).class("main").text($0.label) })
        .add(Node.button(card.download).class(card.copy == nil ? "main" : "").text(card.download.label))
        .add(card.downloadAll.map { Node.button($0).text($0.label) }),
    ].compactMap { $0 }
  }

  /// The number of lines that come and are drawn at a time.
  private static let blockSize = 40

  /// Files of code, each under its path if there are several.
  /// - Parameter edition: Different whenever the files may be.
  static func code(_ files: [CodeFile], named name: String, edition: Int) -> Node {
    let code = Node("div").class("code").role("group").label(name).set("tabindex", "0")
    for (number, file) in files.enumerated() {
      if files.count > 1 { _ = code.add(Node("h3").text(file.path)) }
      let lines = file.lines
      for start in stride(from: 0, to: lines.count, by: blockSize) {
        let block = lines[start..<min(start + blockSize, lines.count)]
        _ = code.add(
          Node("div").style("--lines", block.count.text)
            .add(stamp: [edition, number, start], isDeferred: number > 0 || start > 0) { block.map(line) })
      }
    }
    return code
  }

  private static func line(_ text: String) -> Node {
    let row = Node("div")
    for piece in CodeLine(marked: text).pieces {
      if let color = piece.color { _ = row.add(Node("i").hidden().paint("background", color)) }
      _ = row.add(Node("span").text(piece.text))
    }
    return row
  }
}
