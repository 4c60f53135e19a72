import ColorScience
@_spi(Project) import Formats
import _Text

extension Findings {
  /// Reads the swatches of each palette, which have no names. Takes the zip or the Swatches.json that's in it.
  init(procreate files: [File]) throws(ImportError) {
    for file in files {
      guard Zip.isZip(file.bytes) else {
        try read(procreate: file.bytes)
        continue
      }
      let zip = try Zip(file.bytes)
      themeString = Formats.themeString(inNoteOf: zip.comment.bytes)
      for entry in zip.files where entry.path.asciiLowercased.same(as: "swatches.json") {
        try read(procreate: entry.bytes)
      }
    }
  }

  private mutating func read(procreate bytes: [UInt8]) throws(ImportError) {
    let json = try JSON(bytes)
    if json.isObject { return add(procreatePalette: json) }
    for (_, palette) in json.members { add(procreatePalette: palette) }
  }

  private mutating func add(procreatePalette palette: JSON) {
    if name == nil { name = palette["name"]?.text }
    guard let swatches = palette["swatches"] else { return }
    // An empty place in a palette is null.
    for (_, swatch) in swatches.members {
      guard let hue = swatch["hue"]?.number, let saturation = swatch["saturation"]?.number,
        let brightness = swatch["brightness"]?.number
      else { continue }
      add(FoundColor(name: "", color: SRGB(hue: hue, saturation: saturation, brightness: brightness)))
    }
  }
}
