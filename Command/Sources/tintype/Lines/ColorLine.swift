import ColorScience

extension CSSColor {
  /// Reads a color: CSS, a hex without its `#`, or the name of a crayon, a Material swatch or an xkcd color. If several have
  /// the same name, the first of these wins.
  init(line: UnsafeBufferPointer<UInt8>) throws(Refusal) {
    do throws(CSSColorError) {
      try self.init(utf8: line, allowingBareHex: true)
    } catch {
      let text = String(decoding: line, as: UTF8.self)
      guard line.count <= 64, let named = SRGB(catalogName: text) ?? SRGB(xkcdName: text) else {
        throw Refusal(error, in: line)
      }
      self.init(named)
    }
  }

  /// Reads a color from an argument.
  init(argument: String) throws(Refusal) {
    let bytes = Array(argument.utf8)
    let color: Result<CSSColor, Refusal> = bytes.withUnsafeBufferPointer { line in
      do throws(Refusal) {
        return .success(try CSSColor(line: line))
      } catch {
        return .failure(error)
      }
    }
    self = try color.get()
  }

  /// The color as a display shows it; refused if it's translucent.
  func opaque(for purpose: String, in gamut: DisplayGamut = .sRGB) throws(Refusal) -> SRGB {
    guard opacity >= 1 else {
      throw Refusal("\(text) is see-through. \(purpose) needs an opaque color.")
    }
    return displayable(in: gamut)
  }
}

extension Refusal {
  /// Says why a text isn't a color, and where. Counts characters the way people do.
  fileprivate init(_ error: CSSColorError, in line: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: line, as: UTF8.self)
    let before = String(decoding: line.prefix(error.offset), as: UTF8.self)
    self.init(
      error.sentence(
        about: quoted(text), atCharacter: before.count + 1,
        try: "tomato, Sunset Orange, indigo-500, #FF6347 or oklch(0.7 0.2 33)"))
  }
}

/// The text on one line, and without what a terminal obeys: names of files may have line ends and escape codes in them, and
/// characters that turn the direction of text around.
func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.isHidden }) else { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if scalar.isHidden { shown += scalar.escaped(asASCII: true) } else { shown.unicodeScalars.append(scalar) }
  }
  return shown
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    switch value {
    case 0x200E, 0x200F, 0x61C, 0x202A...0x202E, 0x2066...0x2069: true
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}

/// The text in quotation marks, on one line, shortened if it's long.
func quoted(_ text: String) -> String {
  var shown = ""
  for character in text.prefix(60) {
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format: shown += scalar.escaped(asASCII: true)
      default: shown.unicodeScalars.append(scalar)
      }
    }
  }
  return "“\(shown)\(text.count > 60 ? "…" : "")”"
}
