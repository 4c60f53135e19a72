extension Findings {
  /// Reads the custom properties and Sass variables of style sheets that are colors or fonts.
  init(css files: [File]) throws(ImportError) {
    for file in files {
      var scanner = StyleSheetScanner(file.bytes)
      while !isFull, let declaration = scanner.next() {
        if let color = declaration.color {
          add(FoundColor(name: declaration.name, color: color, isDark: declaration.isDark))
        } else if let family = declaration.family {
          add(FoundFont(name: declaration.name, family: family))
        }
      }
    }
  }
}
