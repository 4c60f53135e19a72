/// All there is to see, as a value: a face copies it to the glass and adds nothing.
public struct Screen: Equatable, Sendable {
  public var place: Place
  /// Whether the app's own surfaces are light or dark.
  public var appearance: Appearance
  public var bar: Bar
  public var content: Content
  /// The way through the screens, for a face that has room to show it.
  public var steps: [StepRow]
  public var dock: Dock
  /// A question that waits for its answer.
  public var alert: Alert?
  /// A sentence about something that went wrong or was done.
  public var notice: Notice?

  /// What stands under the bar.
  public indirect enum Content: Equatable, Sendable {
    case swatches(SwatchGrid)
    case fonts(FontList)
    case summary(Article)
    case crayons(CrayonList)
    case mixer(MixerPanel)
  }
}

/// A question with two answers.
public struct Alert: Equatable, Sendable {
  public var title: String
  public var message: String
  /// The answer that keeps everything.
  public var cancel: String
  /// The answer that cannot be taken back.
  public var confirm: String
}

/// A sentence for the person.
public struct Notice: Equatable, Sendable {
  public var sentence: String
  /// Whether it tells of something refused, rather than of something done.
  public var isRefusal: Bool
}
