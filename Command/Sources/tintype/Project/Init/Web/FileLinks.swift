import Foundation

/// What a file loads, by the names that it gives: "./index.css", "@/styles/globals.css", "bootstrap/scss/bootstrap".
enum FileLinks {
  /// The modules and style sheets that a script, or the script of a component, imports.
  static func imports(inScript text: String) -> [String] {
    withoutComments(text).matches(
      of:
        #/(?:\bimport\s*(?:[^'"();]*?\bfrom\s*)?|\bexport\s[^'"();]*?\bfrom\s*|\brequire\s*\(\s*|\bimport\s*\(\s*)['"]([^'"\n]+)['"]/#
    ).map { String($0.1) }
  }

  /// The style sheets that a style sheet imports.
  static func imports(inStyleSheet text: String) -> [String] {
    withoutComments(text).matches(
      of: #/(?:@(?:import|use|forward|reference)\s+(?:url\(\s*)?|load-css\(\s*)['"]?([^'"()\s;]+)/#
    )
    .map { String($0.1) }
  }

  /// The style sheets that a page or a template of one links, in its order.
  static func styleSheets(inPage text: String) -> [String] {
    text.replacing(#/<!--.*?-->/#.dotMatchesNewlines(), with: "").matches(
      of: #/<link\b(?:[^>"']|"[^"]*"|'[^']*')*>/#.ignoresCase()
    )
    .compactMap { match in
      let tag = match.output
      guard tag.contains(#/rel\s*=\s*["']?(?:preload\s+)?stylesheet/#.ignoresCase()),
        let href = tag.firstMatch(of: #/href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/#.ignoresCase())
      else { return nil }
      // A template's own quotes may end the attribute too early.
      return link(in: String(href.1 ?? href.2 ?? href.3 ?? "")) ?? link(in: "{" + tag)
    }
      + text.matches(of: #/stylesheet_link_tag[\s(]+["':]([\w\/-]+)(#\{)?/#).map { match in
        // In "screen-#{direction}", there's a part that only Ruby knows.
        match.2 == nil ? match.1 + ".css" : match.1 + "*.css"
      }
  }

  /// The modules that a page runs.
  static func modules(inPage text: String) -> [String] {
    text.matches(of: #/<script\b[^>]*\bsrc\s*=\s*["']([^"']+)["']/#.ignoresCase()).map { String($0.1) }
  }

  /// The path in a link, which a template may put around it: "{{ '/assets/style.css' | relative_url }}".
  private static func link(in text: String) -> String? {
    guard text.contains(#/[{<#]/#) else { return text }
    return text.firstMatch(of: #/[\w.@\/-]+\.s?css/#).map { String($0.output) }
  }

  /// A text without comments as in C, unless they may be part of an address.
  static func withoutComments(_ text: String) -> String {
    text.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: " ").replacing(#/(?m)^\s*\/\/.*$/#, with: "")
  }
}
