@_spi(Project) import Formats
import Theme
import _Text

/// The text of a `tintype.json`, in which mistakes are shown.
struct ProjectText {
  /// The file's name.
  static let name = "tintype.json"

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws(Refusal) {
    guard bytes.count <= Limits.projectBytes else {
      throw Refusal("\(Self.name) is too large. The limit is \(Limits.projectBytes >> 20) MB.")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Refusal("\(Self.name) isn’t UTF-8 text. Save it as UTF-8.")
    }
    self.bytes = bytes
  }

  /// The values in it.
  func json() throws(Refusal) -> JSON {
    do throws(JSONError) {
      return try JSON(commented: bytes)
    } catch {
      throw refusal("\(error.text.capitalizedFirst).", at: error.offset)
    }
  }

  /// Refuses what's at a byte of the text, in the terms of a text editor: lines and characters from 1.
  func refusal(_ sentence: String, at offset: Int) -> Refusal {
    let position = SourceMap(bytes).position(of: offset)
    return Refusal("\(Self.name), line \(position.line), column \(position.column): \(sentence)")
  }
}
