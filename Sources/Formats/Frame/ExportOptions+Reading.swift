import Theme
import _Text

extension ExportOptions {
  /// Reads the value of an option, as people write it on the command line or in a project file.
  /// - Throws: What's wrong with it, if the format doesn't take the option or this value.
  public mutating func set(
    _ option: ExportOption, to text: String, for format: Format
  ) throws(ExportOptionError) {
    guard format.options.contains(option) else { throw .notTaken(option) }
    switch option {
    case .selector: selector = try Selector(text, for: format)
    case .scope:
      guard isSelector(filledScope(text, with: "").bytes) else { throw .badSelector(option, text) }
      scope = text
    case .contrast:
      switch text.bytes {
      case "all": contrast = .all
      case "standard": contrast = .standard
      default: throw .notAmong(option, text, format)
      }
    case .prefix: prefix = try Prefix(text, for: format)
    case .access:
      switch text.bytes {
      case "internal": access = .internal
      case "public": access = .public
      default: throw .notAmong(option, text, format)
      }
    case .package:
      guard isPackage(text.bytes) else { throw .badPackage(text) }
      package = text
    case .only: only = try parts(text)
    case .values:
      guard option.choices(for: format).contains(where: { text.same(as: $0.description) }) else {
        throw .notAmong(option, text, format)
      }
      if selector == .lightDark, format == .shadcn, !text.same(as: "colors") { throw .lightDarkNumbers(text) }
      switch text.bytes {
      case "hex": values = .hex
      case "hsl": values = .hsl
      case "rgb": values = .rgb
      case "oklch": values = .oklch
      default: values = .own
      }
    case .fonts:
      guard !text.isBlank, !text.bytes.contains(where: { $0 < 0x20 }) else { throw .notAmong(option, text, format) }
      usesProjectFonts = text.same(as: "project")
      fontFolder = usesProjectFonts || text.same(as: "none") ? nil : text
    case .subset:
      if text.same(as: "all") {
        subset = .whole
        return
      }
      do throws(FontSubsetError) { subset = .scripts(try FontSubset(text)) } catch { throw .badSubset(error) }
    }
  }

  private func parts(_ text: String) throws(ExportOptionError) -> [Part] {
    var parts: [Part] = []
    for field in text.fields(separatedBy: ",") {
      let name = field.bytes[...].trimmed
      let part: Part? =
        switch name {
        case _ where name.isSame(as: "ramps"): .ramps
        case _ where name.isSame(as: "fonts"): .fonts
        case _ where name.isSame(as: "brand"): .brandColors
        default: (SchemeRole.common + SchemeRole.charts).first { name.elementsEqual($0.name().bytes) }.map { .role($0) }
        }
      guard let part else { throw .unknownPart(String(bytes: Array(name))) }
      if !parts.contains(part) { parts.append(part) }
    }
    return parts
  }
}

/// Whether it's the name of a package in Kotlin: words of letters, digits and underscores, with periods between them.
private func isPackage(_ bytes: [UInt8]) -> Bool {
  bytes.count <= 200
    && bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { word in
      guard let first = word.first, !first.isDigit else { return false }
      return word.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
    }
}

extension ExportOptions.Selector {
  fileprivate init(_ text: String, for format: Format) throws(ExportOptionError) {
    switch text.bytes {
    case "media": self = .media
    case "light-dark": self = .lightDark
    default:
      guard isSelector(text.bytes) else { throw .badSelector(.selector, text) }
      self = .matching(text)
    }
    guard format.hasFixedSelector, self != .media else { return }
    // However it's quoted.
    guard let own = format.ownSelector, case .matching(let known) = own, case .matching = self,
      withoutQuotes(text.bytes) == withoutQuotes(known.bytes)
    else { throw .fixedSelector(text, format) }
    self = own
  }
}

/// Whether it's a selector that can be written before a block and says something about an element besides its type:
/// `.dark`, `[data-theme=dark]`, `html.night`, `:root[data-theme="dark"]`, `.dark:not(.print)`. So it's as specific as `:root`.
private func isSelector(_ bytes: [UInt8]) -> Bool {
  guard bytes.count <= 100 else { return false }
  var rest = bytes[...]
  return takeSelector(&rest) && rest.isEmpty
}

/// Takes a selector of one element, up to its end or to a closing parenthesis.
/// - Parameter isInner: Whether it's one that an element mustn't have: in `:not(…)`.
private func takeSelector(_ rest: inout ArraySlice<UInt8>, isInner: Bool = false) -> Bool {
  _ = takeName(&rest)
  var isMoreThanType = false
  while let first = rest.first, first != UInt8(ascii: ")") {
    rest.removeFirst()
    isMoreThanType = true
    switch first {
    case UInt8(ascii: "."), UInt8(ascii: "#"): guard takeName(&rest) else { return false }
    case UInt8(ascii: ":"):
      let name = rest.prefix { isSelectorNameByte($0) }
      rest = rest.dropFirst(name.count)
      if name.isSame(as: "root") || name.isSame(as: "host") { continue }
      guard !isInner, name.isSame(as: "not"), rest.popFirst() == UInt8(ascii: "("), takeSelector(&rest, isInner: true),
        rest.popFirst() == UInt8(ascii: ")")
      else { return false }
    case UInt8(ascii: "["): guard takeAttribute(&rest) else { return false }
    default: return false
    }
  }
  return isMoreThanType
}

/// Takes what follows the opening bracket of an attribute: `data-theme]`, `data-theme=dark]`, `data-theme="dark"]`.
private func takeAttribute(_ rest: inout ArraySlice<UInt8>) -> Bool {
  guard takeName(&rest) else { return false }
  if rest.first == UInt8(ascii: "=") {
    rest.removeFirst()
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      rest.removeFirst()
      let value = rest.prefix { isSelectorNameByte($0) || $0 == 0x20 }
      rest = rest.dropFirst(value.count)
      guard rest.popFirst() == quote else { return false }
    } else {
      guard takeName(&rest) else { return false }
    }
  }
  return rest.popFirst() == UInt8(ascii: "]")
}

/// Takes a name that begins with a letter, or an underscore.
private func takeName(_ rest: inout ArraySlice<UInt8>) -> Bool {
  guard let first = rest.first, isSelectorNameByte(first), !first.isDigit, first != UInt8(ascii: "-") else {
    return false
  }
  rest = rest.drop { isSelectorNameByte($0) }
  return true
}

/// Whether a byte can be in a name in CSS.
func isSelectorNameByte(_ byte: UInt8) -> Bool {
  byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
}

private func withoutQuotes(_ bytes: [UInt8]) -> [UInt8] {
  bytes.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
}

extension ExportOptions.Prefix {
  fileprivate init(_ given: String, for format: Format) throws(ExportOptionError) {
    var bytes = given.bytes
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    let words = String(bytes: bytes).fields(separatedBy: "-")
    let isMade = words.allSatisfy { word in
      !word.bytes.isEmpty && word.bytes.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0.isDigit }
    }
    guard isMade, bytes.count <= 40, bytes.first?.isDigit == false else { throw .badPrefix(given) }
    // The first four would say that a color is for dark mode, or for text on another.
    let taken = ("light dark on accent-on " + format.takenPrefixes.description).fields(separatedBy: " ")
    guard !taken.contains(where: { $0.bytes == bytes }) else { throw .takenPrefix(given, format) }
    text = String(bytes: bytes + [UInt8(ascii: "-")])
  }
}
