import Catalog
import Formats
import Theme
import _Text

/// A theme in the library. Its string is read only when it's shown, so that a long list opens quickly.
public struct KeptTheme: Equatable, Sendable {
  /// The front end's number for it.
  public var id: Int
  /// The theme string as it was kept.
  public var string: String

  /// A theme by what the device knows it by and its theme string, which isn't read yet.
  public init(id: Int, string: String) {
    self.id = id
    self.string = string
  }

  /// Every part of the string that can be read.
  public var theme: Theme { Theme(salvaging: string) }

  /// Its label in a list: its name, or "EB Garamond in Indigo".
  public var label: String { theme.label }

  public static func == (left: KeptTheme, right: KeptTheme) -> Bool {
    left.id == right.id && left.string.same(as: right.string)
  }
}

extension KeptTheme {
  /// The name of a file for a theme with this label: "Harbor.tintype", or with a number from 2 on "Harbor 2.tintype". It has at
  /// most 255 bytes, and none that a file system would take for its own.
  public static func fileName(_ label: String, _ number: Int = 1) -> String {
    let separators = [UInt8(ascii: "/"), UInt8(ascii: ":")]
    let bytes = label.bytes.map { $0 < 0x20 || separators.contains($0) ? UInt8(ascii: "-") : $0 }
    let name = String(bytes: Array(bytes.drop { $0 == UInt8(ascii: ".") })).cut(toBytes: 200)
    return (name.isEmpty ? "Theme" : name) + (number > 1 ? " " + number.text : "") + File.themeEnding
  }

  /// Actions other than deleting it.
  public var actions: [Screen.Button] {
    [
      Button("Open", .library(.openTapped(self))), Button("Compare", .library(.compareTapped(self))),
      Button("Rename…", .library(.renameTapped(self))), Button("Duplicate", .library(.duplicateTapped(self))),
    ]
  }

  /// Deletes it without asking; the notice afterward offers to undo that.
  public var removal: Screen.Button {
    Button("Delete", .library(.deleteTapped(self)))
  }
}

extension [KeptTheme] {
  /// Reads the lines in which a front end lists its themes: an id, a space, and a theme string. Skips any other line.
  public init(lines: String) {
    self.init()
    for line in lines.fields(separatedBy: "\n") {
      let (id, string) = line.cut(at: " ")
      guard let id = Int(digits: id.bytes), let string else { continue }
      append(KeptTheme(id: id, string: string))
    }
  }
}

extension Theme {
  /// Its label in a list: its name, or "EB Garamond in Indigo".
  var label: String {
    if let name { return name.text }
    let font = titleFont?.label ?? bodyFont?.label
    let words = [font, primary?.name ?? accent?.name].compactMap { $0 }
    return words.isEmpty ? "Empty theme" : words.text(separatedBy: " in ")
  }
}
