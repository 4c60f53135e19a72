import Answering
import ColorScience
import Exchange
import FormatMessages
import Formats
import Studio
import _Text

// The module that writes formats: a pure function from the facts of a theme to files. It has no tables of colors or fonts and
// computes no scheme.

@main
struct Main {
  // A WebAssembly module without an entry point: this never runs.
  static func main() {}
}

/// The table of formats.
@c(listFormats)
public func listFormats(_ length: Int) -> Int { Answers.answer(FormatRow.all.texts) }

/// Writes a theme: takes the format's name, the theme's facts, and what a style guide shows of samples.
@c(writeTheme)
public func writeTheme(_ length: Int) -> Int {
  let (format, rest) = String(bytes: Answers.given(length)).cut(at: "\u{1F}")
  let (facts, samples) = (rest ?? "").cut(at: "\u{1F}")
  guard let theme = ExportedTheme(facts: facts),
    let export = Export(of: theme, as: format, samples: GuideSamples(text: samples ?? ""))
  else { return Answers.answer([]) }
  return Answers.answer(export.written.texts, export.bytes)
}

/// Draws a link as a QR code.
@c(drawCode)
public func drawCode(_ length: Int) -> Int {
  Answers.answer(Drawing(codeOf: String(bytes: Answers.given(length)))?.texts ?? [])
}

/// Draws a picture of a theme: takes the theme's facts.
@c(drawTheme)
public func drawTheme(_ length: Int) -> Int {
  guard let theme = ExportedTheme(facts: String(bytes: Answers.given(length))) else { return Answers.answer([]) }
  return Answers.answer(Drawing(of: theme).texts)
}
