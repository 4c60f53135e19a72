import Formats
import Import

/// Prints the time of importing large files, in milliseconds; the goal is 300 for 5 MB. Each is the median of nine, the
/// least and the longest behind it. `run "Sass"` measures only those with that in their titles.
@main
struct Bench {
  private static let size = 5_000_000

  static func main() {
    report(
      "tokens, colors as objects", "theme.tokens.json",
      tokens { ##"{"colorSpace":"srgb","components":[\##($0),0.25,0.5],"hex":"#804080"}"## })
    report("tokens, colors as hexes", "theme.tokens.json", tokens { _ in "\"#804080\"" })
    report("tokens, each an alias of the one before", "theme.tokens.json", aliases)
    report("tokens on one level with long descriptions", "theme.tokens.json", descriptions)
    report("CSS", "theme.css", text(from: ":root {\n", to: "}\n") { "  --color-\($0): #804080;\n" })
    report(
      "CSS, each variable that of the one before", "theme.css",
      text(from: ":root { --color-0: #804080;\n", to: "}\n") { "  --color-\($0 + 1): var(--color-\($0));\n" })
    report(
      "CSS, each variable without a value", "theme.css",
      text(from: ":root { --color: #804080;\n", to: "}\n") { "  --color-\($0): hsl(var(--none-\($0)) 50% 50%);\n" })
    report("CSS without variables", "site.css", rules)
    report("Sass, each variable that of the one before", "theme.scss", sass)
    programs()
    report("GIMP", "theme.gpl", text(from: "GIMP Palette\n", to: "") { "\($0 % 256) 64 128\tcolor \($0)\n" })
  }

  private static func programs() {
    report(
      "Swift", "Theme.swift",
      text(from: "extension Color {\n", to: "}\n") {
        "  static let color\($0) = Color(red: \($0 % 256)/255, green: 81/255, blue: 181/255)\n"
      })
    report(
      "Kotlin, each a name of the one before", "Color.kt",
      text(from: "val color0 = Color(0xFF804080)\n", to: "") {
        "val color\($0 + 1) = color\($0)\n"
      })
    report(
      "JavaScript without colors", "app.js",
      text(from: "export const primary = '#804080';\n", to: "") {
        "function name\($0)(props) { return props.items.map((item) => item.value * 2 + offset(item, \($0))); }\n"
      })
    report(
      "Dart", "theme.dart",
      text(from: "class AppColors {\n", to: "}\n") {
        "  static const Color color\($0) = Color(0xFF804080);\n"
      })
    report(
      "Android", "values/colors.xml",
      text(from: "<resources>\n", to: "</resources>\n") {
        "<color name=\"color_\($0)\">\($0 == 0 ? "#804080" : "@color/color_\($0 - 1)")</color>\n"
      })
  }

  private static var sass: String {
    text(from: "$color-0: #804080 !default;\n", to: "") { "$color-\($0 + 1): $color-\($0) !default;\n" }
  }

  private static var rules: String {
    text(from: "", to: "") {
      ".part-\($0), .dark .part-\($0) { color: #804080; background: var(--x, #fff); margin: 0 }\n"
    }
  }

  /// Groups of a hundred colors each, as a design system has them.
  private static func tokens(_ value: (Double) -> String) -> String {
    text(from: "{", to: #""end":{}}"#) { index in
      let opening = index % 100 == 0 ? "\"group-\(index / 100)\":{" : ""
      let closing = index % 100 == 99 ? #""last":{}},"# : ""
      return opening + #""color-\#(index)":{"$type":"color","$value":\#(value(Double(index % 256) / 255))},"# + closing
    }.closed
  }

  private static var aliases: String {
    text(from: ##"{"color-0":{"$type":"color","$value":"#804080"},"##, to: #""end":{}}"#) { index in
      #""color-\#(index + 1)":{"$type":"color","$value":"{color-\#(index)}"},"#
    }
  }

  private static var descriptions: String {
    let words = String(repeating: "For text on the page. ", count: 20)
    return text(from: "{", to: #""end":{}}"#) { index in
      ##""color-\##(index)":{"$type":"color","$description":"\##(words)","$value":"#804080"},"##
    }
  }

  /// A text of the size.
  private static func text(from start: String, to end: String, _ part: (Int) -> String) -> String {
    var text = start
    var index = 0
    while text.utf8.count + end.utf8.count < size {
      text += part(index)
      index += 1
    }
    return text + end
  }

  private static func report(_ name: String, _ path: String, _ text: @autoclosure () -> String) {
    if let only = CommandLine.arguments.dropFirst().first, !name.contains(only) { return }
    let text = text()
    let file = File(path: path, bytes: Array(text.utf8))
    let clock = ContinuousClock()
    var colors = 0
    let times = (0..<9).map { _ in
      clock.measure { colors = (try? Imported([file]))?.colors.count ?? 0 }
    }.map { $0.components.attoseconds / 1_000_000_000_000_000 + $0.components.seconds * 1000 }.sorted()
    precondition(colors > 0, "\(name) isn't read")
    print("\(name), \(file.bytes.count / 1_000_000) MB: \(times[4]) ms (\(times[0])–\(times[8])), \(colors) colors")
  }
}

extension String {
  /// The text with the end of the group that it breaks off in.
  fileprivate var closed: String {
    let braces = utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
    return self + String(repeating: "}", count: max(0, braces))
  }
}
