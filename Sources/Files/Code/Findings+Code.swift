import Formats
import _Text

extension Findings {
  /// Reads the colors and fonts of programs in Swift, Kotlin, Dart and JavaScript: `primary = Color(0xFF3F51B5)`,
  /// `main: '#3F51B5'`, `Color(red: 63/255, …)`. Follows names to their declarations, in any of the files. Nothing is
  /// run: values that a program computes are left out, and noted. Style sheets in a program's templates are read as such.
  /// - Parameter besideSheets: Whether the properties that they refer to are those of style sheets, which are read, too.
  init(code files: [File], besideSheets: Bool = false) throws(ImportError) {
    let programs = files.filter { CodeLanguage(path: $0.path) != nil }
    var declarations = CodeDeclarations()
    declarations.isBesideSheets = besideSheets
    if programs.contains(where: { $0.bytes.firstIndex(ofRun: "@mantine/".bytes, from: 0) != nil }) {
      declarations.mantineShade = programs.lazy.compactMap { $0.mantineShade }.first ?? 6
    }
    for file in programs.isEmpty ? files : programs { declarations.read(file) }
    declarations.add(to: &self)
    let styles = files.compactMap { $0.templateStyles }
    if !styles.isEmpty { add(try Findings(css: styles)) }
    if files.contains(where: { CodeLanguage($0) == .javaScript }) { format = javaScriptLabel(of: files) }
  }
}

/// The library whose JavaScript theme is in the files, by its name for people.
private func javaScriptLabel(of files: [File]) -> String {
  for (text, label) in libraries {
    for file in files {
      if file.bytes.firstIndex(ofRun: text.description.bytes, from: 0) != nil
        || file.path.contains(ignoringASCIICase: text.description)
      {
        return label.description
      }
    }
  }
  return "JavaScript"
}

private let libraries: [(text: StaticString, label: StaticString)] = [
  ("@mui/", "MUI"), ("@material-ui/", "MUI"), ("@chakra-ui/", "Chakra UI"), ("@mantine/", "Mantine"),
  ("'antd'", "Ant Design"), ("\"antd\"", "Ant Design"), ("'vuetify'", "Vuetify"), ("\"vuetify\"", "Vuetify"),
  ("@primeuix/", "PrimeVue, PrimeNG"), ("@primevue/", "PrimeVue, PrimeNG"),
  ("react-native-paper", "React Native Paper"),
  ("tailwind", "Tailwind CSS"),
]
