import Studio

/// The stage beside the phone.
enum StageView {
  static func node(_ stage: Stage) -> Node {
    let title = stage.tabs.first { $0.isSelected }?.label ?? ""
    return Node("section").class("stage").label(Stage.name)
      .add(
        Node("div").class("toolbar")
          .add(
            Node("div").class("switches").add(tabs(stage.tabs, of: "board"))
              .add(stage.share.map { Node.button($0).class("share").text($0.label) })
              .add(stage.takeHome.map { Node.button($0).class("take-it-home").text($0.label) })
          )
          .add(
            Node("div").class("switches").add(StageSwitches.appearance(stage)).add(StageSwitches.viewing(stage))
              .add(StageSwitches.acts(stage.tools)))
      )
      .add(
        seen(through: stage.filter, in: "stage", board(stage))
          .role("tabpanel").key(title).set("id", "board").label(title).add(StagePanel.nodes(stage.panel))
      )
      .add(stage.inspector.map(InspectorView.node))
      .add(VisionFilterView.node(stage.filter, in: "stage"))
  }

  /// - Parameter panel: The ID of what they switch.
  static func tabs(_ options: [Option], of panel: String) -> Node {
    Node("div").role("tablist").label(Stage.name).class("segment")
      .add(
        options.map { option in
          Node("button").set("type", "button").role("tab").set("aria-controls", panel)
            .state("aria-selected", option.isSelected).tabStop(option.isSelected).on(.button(option.event))
            .text(option.label)
        })
  }

  static func board(_ stage: Stage) -> Node { Node("div").class(stage.inspector == nil ? "board" : "board inspecting") }

  /// A node that a filter applies to.
  static func seen(through filter: VisionFilter?, in place: String, _ node: Node) -> Node {
    filter.map { node.style("filter", "url(#" + VisionFilterView.id($0, in: place) + ")") } ?? node
  }
}

/// The theme on sample screens, as a screen of the phone.
enum PreviewView {
  static func nodes(_ stage: Stage) -> [Node] {
    // What's around the samples would move when they come.
    if case .waiting = stage.panel { return StagePanel.nodes(stage.panel) }
    let board = StageView.seen(through: stage.filter, in: "preview", StageView.board(stage))
      .add(StagePanel.nodes(stage.panel, canEnlarge: false))
    let title = stage.tabs.first { $0.isSelected }?.label
    let isCharts = if case .charts = stage.panel { true } else { false }
    return [
      Node("div").class("switches").add(title.map { _ in StageView.tabs(stage.tabs, of: "preview-board") })
        .add(StageSwitches.appearance(stage)).add(StageSwitches.vision(stage)),
      title.map { board.role("tabpanel").key($0).set("id", "preview-board").label($0) } ?? board,
      isCharts ? nil : Node("div").class("preview-dots").hidden(),
      stage.inspector.map(InspectorView.node),
      Node("div").class("tools").add(Node("p").hidden().text(Stage.contrastsName)).add(StageSwitches.contrast(stage))
        .add(StageSwitches.name(stage.tools)).add(
          Node("div").class("acts").add(StageSwitches.acts(stage.tools)).add(StageSwitches.pin(stage.tools))),
      VisionFilterView.node(stage.filter, in: "preview"),
    ].compactMap { $0 }
  }
}
