import FileCheck
import Files
import Formats

/// Judges the contrast of a file of any bytes; nil if all is well: each place is in the file, and each suggestion ends its failure
/// without another one beginning.
func brokenPromise(ofCheck file: File) -> String? {
  var rules = ContrastCheck.Rules()
  rules.isStrict = true
  do throws(ImportError) {
    let check = try ContrastCheck([file], rules: rules)
    for failure in check.failures {
      for color in [failure.text, failure.background] where color.place.range.upperBound > file.bytes.count {
        return "\(color.name) is beyond the file’s end"
      }
    }
    guard let failure = check.failures.first(where: { $0.suggestion != nil }), let suggestion = failure.suggestion
    else { return nil }
    let after = try ContrastCheck([file.applying([suggestion])], rules: rules)
    return after.failures.count < check.failures.count
      ? nil : "\(failure.text.name) on \(failure.background.name) isn’t mended by \(suggestion.text)"
  } catch {
    return error.sentence.hasSuffix(".") ? nil : "the error is not a sentence"
  }
}

/// Pairs that fall short, for each kind of file that's judged, and the file's path.
let shortFiles: [(path: String, text: String)] = [
  ("a.css", ":root{--on-a:#999;--a:light-dark(#fff,hsl(0 0% 9%))}.dark{--on-a:0 0% 46.1%;--a:oklch(.97 0 0)}"),
  ("a.scss", "$gray:rgb(108,117,125);$m:(\"body-color\":$gray,// no\n\"body-bg\":#f8f9fa);"),
  ("a.tokens.json", ##"{"on-a":{"$value":"#999"},"a":{"$value":{"colorSpace":"srgb","components":[1,1,1]}}}"##),
  ("A.colorset/Contents.json", ##"{"colors":[{"color":{"components":{"red":"0xAA","green":"170","blue":"0.6"}}}]}"##),
  (
    "values/a.xml",
    "<resources><color name=\"on_a\">#999</color><color name=\"a\">@color/b</color><color name=\"b\">#fff</color></resources>"
  ),
  ("a.swift", "struct A{let onA=Color(red:0.6,green:0.6,blue:0.6);let a=UIColor(hex:0xffffff)}"),
  ("a.kt", "val onA=Color(0xFF999999);val a=Color.White"),
  ("a.js", "x={primary:{main:'#ed6c02',contrastText:'rgb(255, 255, 255)'},mode:'dark'}"),
]

let checkPieces = [
  "--on-", "-foreground", "--", "on", "text", "background", "var(--a)", "hsl(", "oklch(", "1e9", "-1", "%",
]
