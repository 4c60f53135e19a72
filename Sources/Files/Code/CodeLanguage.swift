import Formats
import _Text

/// The languages whose programs are read; they differ in a few notations.
enum CodeLanguage {
  case swift, kotlin, dart, javaScript

  /// A file's name in the language.
  var exampleName: String {
    switch self {
    case .swift: "a.swift"
    case .kotlin: "a.kt"
    case .dart: "a.dart"
    case .javaScript: "a.js"
    }
  }

  /// The language of a file: by its extension or, if it has none we know, by its contents.
  init(_ file: File) {
    if let language = Self(path: file.path) {
      self = language
      return
    }
    func has(_ text: StaticString) -> Bool { file.bytes.firstIndex(ofRun: text.description.bytes, from: 0) != nil }
    self =
      has("androidx.compose")
      ? .kotlin : has("package:flutter/") ? .dart : has("import SwiftUI") || has("UIColor") ? .swift : .javaScript
  }

  /// The language that a file's ending says; nil for others.
  init?(path: String) {
    let name = path.asciiLowercased.bytes
    func ends(_ endings: StaticString...) -> Bool {
      endings.contains { name.suffix($0.utf8CodeUnitCount).elementsEqual($0.description.bytes) }
    }
    if ends(".swift") {
      self = .swift
    } else if ends(".kt", ".kts") {
      self = .kotlin
    } else if ends(".dart") {
      self = .dart
    } else if ends(".js", ".ts", ".mjs", ".cjs", ".mts", ".cts", ".jsx", ".tsx", ".json5") {
      self = .javaScript
    } else {
      return nil
    }
  }
}
