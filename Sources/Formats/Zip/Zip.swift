/// The files in a zip.
public struct Zip: Sendable {
  /// The files, without folders and without what systems add to them.
  public let files: [File]
  /// The note about the whole zip; empty if there's none.
  public let comment: String

  package init(files: [File], comment: String) { (self.files, self.comment) = (files, comment) }
}
