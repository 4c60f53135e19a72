import ColorScience
import Studio
import _Text

extension Drawing {
  /// The drawing for the host to paint: width and height, then lines for each shape: its kind, its position and size,
  /// its color, and for a text its font and words.
  var texts: [String] {
    [width.text, height.text]
      + shapes.map { shape in
        switch shape {
        case .rectangle(let x, let y, let width, let height, let radius, let color):
          (["rectangle"] + [x, y, width, height, radius].map { $0.text } + [color.hex]).text(separatedBy: "\n")
        case .text(let x, let y, let room, let font, let color, let text):
          ["text", x.text, y.text, room.text, color.hex, font.css, text].text(separatedBy: "\n")
        }
      }
  }
}

extension Drawing.Font {
  /// The font for a canvas: the device's, or the one that comes with the page.
  fileprivate var css: String {
    let style = weight.text + " " + size.text + "px "
    guard let family else { return style + "system-ui, " + generic }
    let name = family.fields(separatedBy: "\"").text(separatedBy: "")
    return style + "\"" + name + "\", \"Tintype " + name + "\", " + generic
  }
}
