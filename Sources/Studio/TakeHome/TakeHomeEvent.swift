/// What a person did where a theme is taken home, or what the front end reports of it.
public enum TakeHomeEvent: Equatable, Sendable {
  /// A format was tapped, by its name.
  case formatTapped(String)
  case copyTapped
  case downloadTapped
  case retryTapped

  /// The formats there are, and the name of the one that was used last on this device; empty if none was.
  case listed([FormatRow], used: String)
  /// The theme was written.
  case written(WrittenTheme)
  /// The formats didn't come; why, in one sentence.
  case failed(String)}
