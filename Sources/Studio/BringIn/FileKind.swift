import _Text

/// What a file is for, judged by its name and media type before anyone reads it.
public enum FileKind: Equatable, Sendable {
  case font, picture
  /// A theme, a palette, code, or anything else that only reading it tells.
  case theme

  /// - Parameters:
  ///   - path: the file's path in a folder that was opened, or its name.
  ///   - mediaType: what its system says it is, such as "image/png"; empty if it doesn't say.
  /// - Returns: nil for a picture in a folder: it's part of a project, not a picture to find colors in.
  public init?(path: String, mediaType: String = "") {
    let (kind, type) = mediaType.asciiLowercased.cut(at: "/")
    let parts = path.asciiLowercased.fields(separatedBy: ".")
    let ending = parts.count > 1 ? parts[parts.count - 1] : ""
    if kind.same(as: "font") || fontEndings.contains(where: { $0.same(as: ending) }) {
      self = .font
    } else if kind.same(as: "image"), type?.same(as: "svg+xml") == false {
      if path.cut(at: "/").after != nil { return nil }
      self = .picture
    } else {
      self = .theme
    }
  }
}

private let fontEndings = ["ttf", "otf", "ttc", "woff", "woff2"]
