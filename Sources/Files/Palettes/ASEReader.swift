import ColorScience
import Formats
import _Text

extension Findings {
  /// Reads swatches in RGB, CMYK, CIELAB and gray, with the groups they're in.
  init(ase files: [File]) throws(ImportError) {
    for file in files {
      // Some programs call a palette of Photoshop's so, and its first two bytes are its version.
      if file.bytes.hasRun([0, 1], at: 0) || file.bytes.hasRun([0, 2], at: 0) {
        let swatches = try Findings(aco: [file])
        for color in swatches.colors { add(color) }
        format = Format.aco.label.description
      } else {
        try read(ase: file.bytes)
      }
    }
  }

  private mutating func read(ase bytes: [UInt8]) throws(ImportError) {
    guard bytes.hasRun("ASEF".bytes, at: 0) else {
      throw .damaged("This isn’t an Adobe swatch file: it should begin with “ASEF”.")
    }
    var reader = ByteReader(bytes, .bigEndian, at: 8)
    guard let count = reader.uint32() else { throw Self.breaksOff }
    var group: String?
    for _ in 0..<count {
      // A count that's too large doesn't spoil the colors that are there.
      if reader.left == 0 { break }
      guard let type = reader.uint16(), let length = reader.uint32(), let body = reader.take(Int(clamping: length))
      else {
        throw Self.breaksOff
      }
      var block = ByteReader(Array(body), .bigEndian)
      switch type {
      case 0xC001:
        group = block.name
        if let name = group, themeString == nil { themeString = Formats.themeString(inNoteOf: name.bytes) }
      case 0xC002: group = nil
      case 0x0001:
        guard let name = block.name, let model = block.take(4) else { throw Self.breaksOff }
        guard let color = block.color(Array(model)) else { continue }
        add(color, named: (group.map { $0 + "/" } ?? "") + name)
      default: break
      }
    }
  }

  private static var breaksOff: ImportError {
    .damaged("This Adobe swatch file isn’t complete: it’s cut off in the middle of a swatch.")
  }
}

extension ByteReader {
  /// A count of UTF-16 code units, and as many of them.
  fileprivate var name: String? {
    mutating get { uint16().flatMap { utf16(Int($0)) } }
  }

  /// A color in a model; nil for models we don't know and for what isn't a number.
  fileprivate mutating func color(_ model: [UInt8]) -> SRGB? {
    func isModel(_ name: StaticString) -> Bool { model == name.description.bytes }
    var numbers: [Double] = []
    let count = isModel("CMYK") ? 4 : isModel("Gray") || isModel("GRAY") ? 1 : 3
    for _ in 0..<count {
      guard let number = float32(), number.isFinite else { return nil }
      numbers.append(number)
    }
    if count == 4 { return SRGB(cyan: numbers[0], magenta: numbers[1], yellow: numbers[2], black: numbers[3]) }
    if count == 1 { return SRGB(red: numbers[0].unit, green: numbers[0].unit, blue: numbers[0].unit) }
    if isModel("RGB ") { return SRGB(red: numbers[0].unit, green: numbers[1].unit, blue: numbers[2].unit) }
    guard isModel("LAB ") || isModel("Lab ") else { return nil }
    return SRGB(lightness: numbers[0] * 100, a: numbers[1], b: numbers[2])
  }
}
