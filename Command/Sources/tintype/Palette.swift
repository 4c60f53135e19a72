import ArgumentParser
import Catalog
import ColorScience
import Foundation
import _Text

struct Palette: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a palette from a color.",
    discussion: """
      The palette is one of these, always within sRGB:
        oklch     ten shades, 50 to 900, around the color (500), in OKLCH
        hct       Material Design 3's tones, 0 to 100, of its hue and chroma
        material  the Material Design 2014 palette with the nearest swatch

      A terminal shows it in color unless NO_COLOR is set. \(Help.lines)

      Example:
        tintype palette tomato
        tintype palette '#3F51B5' --kind hct --json
      """)

  @Argument(help: ArgumentHelp(Help.colors))
  var colors: [String] = []

  @Option(help: "The palette to make.")
  var kind = Kind.oklch

  @Flag(help: "Print one line of JSON per color.")
  var json = false

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case oklch, hct, material

    /// The steps of a color's palette, each with its name.
    func steps(of color: SRGB) -> [(name: String, color: SRGB)] {
      switch self {
      case .oklch: Array(zip(OKLCHRamp.shades.map(String.init), OKLCHRamp(around: color).colors))
      case .hct: Array(zip(TonalPalette.tones.map(String.init), TonalPalette(of: color).colors))
      case .material:
        Palette.materialSearch.nearest(to: OKLab(color)).map { match in
          Palette.materialTints[match.index].ramp.swatches.map { ($0.step.label, $0.color) }
        } ?? []
      }
    }
  }

  private static let materialTints = Material.ramps.flatMap { ramp in ramp.swatches.compactMap { Tint(ramp, $0.step) } }
  private static let materialSearch = NearestColor(materialTints.map(\.color))

  func run() throws {
    let isDrawn = isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    let lines = LineAnswers(arguments: colors, json: json)
    try lines.run { (line, output) throws(Refusal) in
      let steps = kind.steps(of: try CSSColor(line: line).opaque(for: "A palette"))
      if json {
        output.json {
          $0.object {
            $0.member("input", line)
            $0.member("steps", steps) { json, step in
              json.object {
                $0.member("name", step.name)
                $0.member("hex", hexOf: step.color)
              }
            }
          }
        }
      } else {
        append(steps, separator: colors.isEmpty ? "\t" : "\n", isDrawn: isDrawn, to: &output)
      }
    }
  }

  private func append(
    _ steps: [(name: String, color: SRGB)], separator: StaticString, isDrawn: Bool, to output: inout Output
  ) {
    for (index, step) in steps.enumerated() {
      if index > 0 { output.append(separator) }
      let text = step.name + String(repeating: " ", count: max(1, 5 - step.name.count)) + step.color.hex
      output.append(isDrawn ? drawn(text, on: step.color) : text)
    }
  }

  /// The text in black or white on a bar of the color, using ISO 8613-6's direct color.
  private func drawn(_ text: String, on color: SRGB) -> String {
    let rgb = color.rgb
    let ink = color.blackOrWhite == .white ? "255;255;255" : "0;0;0"
    return "\u{1B}[48;2;\(rgb >> 16);\(rgb >> 8 & 255);\(rgb & 255);38;2;\(ink)m \(text) \u{1B}[0m"
  }
}
