import Studio
import Theme

extension Studio {
  /// A studio beside whose phone there's a stage with samples on it.
  static func onStage(_ address: String = "#/primary?" + Theme.example) -> Studio {
    var studio = Studio.opened(address)
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)))
    return studio
  }

  /// Handles events of the stage in turn.
  @discardableResult
  mutating func stage(_ events: StageEvent...) -> [Effect] {
    events.flatMap { handle(.stage($0)) }
  }

  /// The samples on the stage; nil if something else is there.
  var samples: SampleScreens? {
    if case .screens(let screens) = screen.stage?.panel { screens } else { nil }
  }

  /// The samples, both halves.
  var cards: [SampleCard] { samples?.sheets.first?.halves.flatMap { $0 } ?? [] }

  /// The colors and fonts that the samples are painted in.
  var paints: [SamplePaint] { samples?.sheets.first?.paints ?? [] }
}

extension Theme {
  static let example = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
}

extension [Screen.Option] {
  var selected: [String] { filter(\.isSelected).map(\.label) }
}
