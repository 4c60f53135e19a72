/// What a person did where a theme is taken home, or what the front end reports of it.
public enum TakeHomeEvent: Equatable, Sendable {
  /// A format was tapped, by its name.
  case formatTapped(String)
  case copyTapped
  case downloadTapped
  case retryTapped
  case linkTapped
  case shareTapped
  /// The QR code should be shown, or no longer.
  case codeTapped
  case pictureTapped
  case printTapped

  /// The formats there are; the name of the one that was used last on this device, empty if none was; and whether the device
  /// can share links itself and the front end prints the style guide.
  case listed([FormatRow], used: String, canShare: Bool = false, canPrint: Bool = false)
  /// The theme was written.
  case written(WrittenTheme)
  /// The formats didn't come; why, in one sentence.
  case failed(String)
}
