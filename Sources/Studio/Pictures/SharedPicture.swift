/// The words of a share sheet that finds the colors of a photo and keeps them as a theme.
public enum SharedPicture {
  /// The title of its bar.
  public static var title: String { "Colors from This Photo" }
  /// Until they're found.
  public static var waiting: String { "Finding the colors…" }
  /// Above the colors that were found.
  public static var found: String { "Save keeps these colors as a theme in Tintype." }
  /// The label of the button that keeps them.
  public static var save: String { "Save" }
  /// The label of the button that doesn't.
  public static var cancel: String { "Cancel" }

  /// Says why there are no colors.
  /// - Parameter problem: what's wrong with the photo.
  /// - Returns: a sentence.
  public static func refusal(_ problem: PictureProblem) -> String {
    problem == .transparent ? "This photo is fully transparent." : "This photo can’t be read."
  }
}
