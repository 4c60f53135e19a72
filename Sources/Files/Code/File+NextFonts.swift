import Formats
import _Text

extension File {
  /// The families that Next.js loads for a program, by the constants that they're in: `const inter = Inter({ … })`.
  /// Source: nextjs.org, "Font Module".
  var nextFonts: [(name: String, family: String)] {
    guard let module = bytes.firstIndex(ofRun: "next/font/google".bytes, from: 0),
      let open = bytes[..<module].lastIndex(of: UInt8(ascii: "{")),
      let close = bytes[open..<module].firstIndex(of: UInt8(ascii: "}"))
    else { return [] }
    let imports = bytes[(open + 1)..<close].split(separator: UInt8(ascii: ","))
    return imports.prefix(32).flatMap { imported in
      // "Source_Serif_4 as Serif" is called by its second name.
      let words = imported.split { $0 <= 0x20 }
      guard let first = words.first, let called = words.last else { return [(name: String, family: String)]() }
      let family = String(bytes: first.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 })
      return constants(madeBy: Array(called)).map { ($0, family) }
    }
  }

  /// The names of the constants that a function's result is given to.
  private func constants(madeBy function: [UInt8]) -> [String] {
    var names: [String] = []
    var position = 0
    while let start = bytes.firstIndex(ofRun: function + "(".bytes, from: position), names.count < 8 {
      position = start + function.count
      let before = bytes[..<start].trimmed
      guard before.last == UInt8(ascii: "=") else { continue }
      let name = before.dropLast().trimmed.reversed().prefix(while: isPartOfVariable).reversed()
      if !name.isEmpty { names.append(String(bytes: Array(name))) }
    }
    return names
  }
}
