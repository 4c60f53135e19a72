import Studio

enum StagePanel {
  /// - Parameter canEnlarge: Whether a sample can be shown at full size.
  static func nodes(_ panel: Stage.Panel, canEnlarge: Bool = true) -> [Node] {
    switch panel {
    case .waiting(let sentence): [Node("p").class("word-of-samples").role("status").text(sentence)]
    case .failed(let sentence, let button):
      [
        Node("div").class("word-of-samples").role("alert").add(Node("p").text(sentence))
          .add(Node.button(button).text(button.label))
      ]
    case .screens(let screens): SampleScreensView.nodes(screens, canEnlarge: canEnlarge)
    case .charts(let panel): ChartsView.nodes(panel)
    case .palette(let panel, let sheets, let samples):
      (panel.map { [AdjustView.node($0)] } ?? [])
        + (samples.map { SampleScreensView.nodes($0, canEnlarge: false) } ?? sheets.map(PaletteView.node))
    case .contrast(let table): ContrastTableView.nodes(table)
    case .code(let screen): [Node("div").class("exports").add(TakeHomeView.nodes(screen))]
    }
  }
}
