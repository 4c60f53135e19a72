import Testing

@testable import Studio
@testable import Theme

extension Studio {
  /// A studio with the mixer open on a crayon or a color.
  static func mixing(_ slug: String = "atomic-tangerine", on appearance: Appearance = .light) -> Studio {
    Studio.opened("#/crayons/" + slug, on: appearance)
  }

  /// A studio with the list of crayons open and a text in the search field.
  static func searching(_ query: String) -> Studio {
    var studio = Studio.opened("#/crayons")
    studio.follow(.crayons(.searchChanged(query)))
    return studio
  }

  var crayonList: CrayonList? {
    if case .crayons(let list) = screen.content { list } else { nil }
  }

  var panel: MixerPanel? {
    if case .mixer(let panel) = screen.content { panel } else { nil }
  }

  /// A channel's row in the mixer.
  func row(_ channel: Channel) throws -> MixerPanel.ChannelRow {
    try #require(panel?.channels.first { $0.channel == channel })
  }

  /// The texts of the mixer's value fields, in order.
  var texts: [String] { panel?.channels.map(\.field.text) ?? [] }

  /// The mixed color in bytes, as it's copied.
  mutating func copied(_ form: ColorFormat = .hex) -> String {
    for case .copyText(let text) in handle(.mixer(.copyTapped(form))) { return text }
    return ""
  }

  /// The app after a reload.
  func reloaded() -> Studio {
    var session = ""
    if case .saveSession(let text) = saveSession { session = text }
    var fresh = Studio()
    fresh.follow(
      .session(.appearanceChanged(appearance)), .fonts(.familiesFound(.device)),
      .session(.opened(address: address, session: session, refused: "", history: desk.history.text)))
    return fresh
  }
}

extension Screen {
  /// The screen, except for the mixer's recent colors.
  var butForRecents: Screen {
    var screen = self
    guard case .mixer(var panel) = content else { return self }
    panel.recents.swatches = []
    screen.content = .mixer(panel)
    return screen
  }
}
