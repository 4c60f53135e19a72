import ArgumentParser
import Formats
import _Text

/// The command "fonts".
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts that come with Tintype.",
    discussion: """
      Prints for each family its name, its category, its faces, the scripts it has, and the file with its \
      license. In JSON, the scripts also have their codes of ISO 15924. "tintype export --fonts" brings their files along.

      Example:
        tintype fonts
        tintype fonts cyrillic
        tintype fonts --json
      """)

  @Argument(help: "List only families with this in their name, category or scripts.")
  var search = ""

  @Flag(help: "Print one line of JSON per family.")
  var json = false

  @Option(help: ArgumentHelp("The folder with the page, which has the fonts.", valueName: "dir"))
  var site: String?

  func run() throws {
    let library = try FontLibrary(site: site)
    guard library.hasIncluded else { throw FontLibrary.missing }
    var families: [[FontFace]] = []
    for face in library.faces {
      if families.last?.first?.family == face.family {
        families[families.count - 1].append(face)
      } else {
        families.append([face])
      }
    }
    families = families.filter { search.isEmpty || $0[0].words.contains(ignoringASCIICase: search) }
    guard !families.isEmpty else {
      throw Refusal("No family that comes with Tintype has \(quoted(search)).", isNo: true)
    }
    var output = Output()
    if json {
      for faces in families {
        output.json { write(faces, to: &$0) }
        try output.endLine()
      }
    } else {
      let rows = families.map { faces in
        [
          faces[0].family, faces[0].category.word, faces.map(\.style).joined(separator: ", "),
          faces[0].scriptNames.joined(separator: ", "), faces[0].license ?? "",
        ]
      }
      output.append(text(ofTable: rows))
      try output.endLine()
    }
    try output.flush()
  }

  private func write(_ faces: [FontFace], to json: inout JSONWriter) {
    json.object {
      $0.member("family", faces[0].family)
      $0.member("category", faces[0].category.word)
      $0.member("scripts", faces[0].scripts) { $0.string($1) }
      $0.member("scriptNames", faces[0].scriptNames) { $0.string($1) }
      $0.member("license", faces[0].license ?? "")
      $0.member("faces", faces) { json, face in
        json.object {
          $0.member("weight", face.weights.lowerBound)
          $0.member("italic", face.isItalic)
          $0.member("file", face.file)
          $0.member("postScriptName", face.postScriptName)
          $0.member("fullName", face.fullName)
        }
      }
    }
  }
}

extension FontFace {
  fileprivate var words: String { ([family, category.word] + scripts + scriptNames).joined(separator: " ") }

  /// What people call its scripts: "Cyrillic".
  fileprivate var scriptNames: [String] { scripts.map { names[$0] ?? $0 } }

  /// "bold italic".
  fileprivate var style: String {
    let weight = weights.upperBound > weights.lowerBound ? "variable" : weights.lowerBound >= 600 ? "bold" : "regular"
    return isItalic ? (weight == "regular" ? "italic" : weight + " italic") : weight
  }
}

/// By the codes that Scripts/fonts finds.
private let names = [
  "Latn": "Latin", "Grek": "Greek", "Cyrl": "Cyrillic", "Arab": "Arabic", "Hebr": "Hebrew", "Deva": "Devanagari",
  "Thai": "Thai",
]
