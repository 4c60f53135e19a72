@_spi(Project) import Formats

/// The texts that a `tintype.json` may have, as regular expressions for its schema. The readers decide; these follow them, so
/// that an editor marks what a build would refuse.
enum SchemaPattern {
  /// A path in the project's folder; see `ProjectPath`.
  static let path = "^" + inside
  /// The path of one file.
  static let file = #"^(?!.*\{theme\})(?!.*/$)"# + inside
  /// The folder of an export's fonts.
  private static let folder = #"^(?!\s*$)"# + inside

  /// A relative path without “..” that names neither the folder itself nor this file.
  private static let inside =
    #"(?!/|[A-Za-z]:)(?!(.*/)?\.\.(/|$))(?!(\.?/)*\.?$)"#
    + #"(?!(\.?/)*[Tt][Ii][Nn][Tt][Yy][Pp][Ee]\.[Jj][Ss][Oo][Nn](/\.?)*$)"#
    + #"[^\\\u0000-\u001f\u007f\ufffd]+$"#

  /// Words of a-z and 0-9 that begin with a letter, with hyphens between them and perhaps one at the end.
  private static let prefix = #"^(?!(light|dark|on|accent-on)-?$)(?=.{1,40}-?$)[a-z][a-z0-9]*(-[a-z0-9]+)*-?$"#

  /// A package in Kotlin.
  private static let package = #"^(?=.{1,200}$)[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$"#

  /// `media`, `light-dark`, or a selector that says something about an element besides its type.
  private static let selector: String = {
    let name = "[A-Za-z_][A-Za-z0-9_-]*"
    let quoted = ["\"", "'"].map { "\($0)[A-Za-z0-9_ -]*\($0)" }.joined(separator: "|")
    let parts = [#"[.#]\#(name)"#, ":(root|host)(?![A-Za-z0-9_-])", #"\[\#(name)(=(\#(name)|\#(quoted)))?\]"#]
    let plain = "(\(name))?(\(parts.joined(separator: "|")))+"
    return "^(media|light-dark|(?=.{1,100}$)(\(name))?(\(parts.joined(separator: "|"))|:not\\(\(plain)\\))+)$"
  }()

  /// The values of an option that are neither few nor a list; nil for other options.
  static func value(of option: ExportOption) -> String? {
    switch option {
    case .selector: selector
    case .prefix: prefix
    case .package: package
    case .fonts: folder
    default: nil
    }
  }

  /// `media` or this selector, however the value in it is quoted.
  static func mediaOr(_ selector: String) -> String {
    let escaped = selector.replacing("\"", with: "").replacing("[", with: #"\["#).replacing("]", with: #"["']?\]"#)
    return "^(media|\(escaped.replacing("=", with: #"=["']?"#)))$"
  }
}
