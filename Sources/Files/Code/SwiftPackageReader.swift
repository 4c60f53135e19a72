import Formats
import _Text

extension Findings {
  /// Reads the Swift code of a package, and not its manifest. The colors of its asset catalog are the same.
  init(swiftPackage files: [File]) throws(ImportError) {
    let code = files.filter { file in
      let path = file.path.bytes
      return path.suffix(6).elementsEqual(".swift".bytes) && !path.suffix(13).elementsEqual("Package.swift".bytes)
    }
    try self.init(code: code)
    format = Format.swiftPackage.label.description
  }
}
