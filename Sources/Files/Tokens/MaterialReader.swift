import ColorScience
@_spi(Project) import Formats
import _Text

extension Findings {
  /// Reads the colors that a scheme was made from, then the light and the dark scheme.
  init(material files: [File]) throws(ImportError) {
    for file in files {
      let json = try JSON(file.bytes)
      // The accent is the secondary color if the theme has chosen one, and what Material calls tertiary otherwise.
      add(json["seed"] ?? json["source"], named: "primary")
      add(json["coreColors"]?["primary"], named: "primary")
      add(json["coreColors"]?["secondary"], named: "secondary")
      add(json["coreColors"]?["tertiary"], named: "tertiary")
      for (mode, isDark) in [("light" as StaticString, false), ("dark", true)] {
        guard let scheme = json["schemes"]?[mode] else { continue }
        for (key, value) in scheme.members {
          add(value, named: mode.description + "." + String(bytes: key.bytes), isDark: isDark)
        }
      }
      if colors.contains(where: { !$0.isDark && $0.name.same(as: "secondary") }) { continue }
      add(json["schemes"]?["light"]?["tertiary"], named: "accent")
    }
  }

  private mutating func add(_ value: JSON?, named name: String, isDark: Bool = false) {
    guard let hex = value?.text, let color = try? SRGB(hex: hex) else { return }
    add(FoundColor(name: name, color: color, isDark: isDark))
  }
}
