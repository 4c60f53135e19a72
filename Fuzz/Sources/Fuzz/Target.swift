import Formats
import Import

/// A function to feed with bytes, and what must hold of its result.
struct Target: Sendable {
  let name: String
  /// Whole inputs to begin with.
  let seeds: [[UInt8]]
  /// Parts of inputs to put in.
  let pieces: [String]
  /// How many times as many inputs it gets, because it's quick.
  var times = 1
  /// Says which promise an input breaks; nil if it breaks none.
  let promise: @Sendable ([UInt8]) -> String?
  /// Whether an input is still worth reading, to make small ones from long ones.
  var isRead: @Sendable ([UInt8]) -> Bool = { _ in false }

  func mutator(seed: UInt64) -> Mutator {
    var random = SplitMix64(seed: seed)
    let long = seeds.filter { $0.count > smallEnough }
    let small =
      seeds.filter { $0.count <= smallEnough } + long.flatMap { reduced($0, into: 16, while: isRead, using: &random) }
    return Mutator(seeds: small.isEmpty ? long : small, longSeeds: long, pieces: pieces, random: random)
  }
}

/// Everything that reads what people or other programs wrote.
let targets: [Target] = {
  let bytes = { (texts: [String]) in texts.map { Array($0.utf8) } }
  return [
    Target(
      name: "CSS color", seeds: bytes(cssSeeds), pieces: cssPieces, times: 10, promise: brokenPromise(ofCSSColor:)),
    Target(
      name: "hex", seeds: bytes(["#ffa474", "FFA474"]), pieces: cssPieces, times: 10, promise: brokenPromise(ofHex:)),
    Target(name: "theme", seeds: bytes(themeSeeds), pieces: themePieces, promise: brokenPromise(ofTheme:)),
    Target(
      name: "address", seeds: bytes(themeSeeds.map { "#/accent?" + $0 }), pieces: themePieces, times: 10,
      promise: brokenPromise(ofAddress:)),
    Target(
      name: "library", seeds: bytes([themeSeeds.joined(separator: "\n")]), pieces: themePieces + ["\n"],
      promise: brokenPromise(ofLibrary:)),
    Target(
      name: "project", seeds: bytes(projectSeeds), pieces: projectPieces, times: 10, promise: brokenPromise(ofJSON:)),
  ]
    + carriers.map {
      Target(importing: $0.name, path: $0.path, seeds: $0.seeds, pieces: importPieces + themePieces)
    }
    + exports.map {
      Target(importing: $0.name, path: $0.path, seeds: [$0.bytes] + foreignSeeds(for: $0.path), pieces: importPieces)
    }
    + foreignFormats.map {
      Target(importing: $0.name, path: $0.path, seeds: foreignSeeds(for: $0.path), pieces: importPieces)
    }
    + shortFiles.map { file in
      Target(
        name: "check of \(file.path)", seeds: bytes([file.text]), pieces: importPieces + checkPieces,
        promise: { brokenPromise(ofCheck: File(path: file.path, bytes: $0)) })
    }
    + projects.map { project in
      Target(
        name: "import of \(project.name)", seeds: [joined(project.files)], pieces: importPieces + [fileSeparator],
        promise: { brokenPromise(ofImport: split($0, into: project.files.map(\.path))) })
    }
}()

extension Target {
  fileprivate init(importing name: String, path: String, seeds: [[UInt8]], pieces: [String]) {
    let imported = { @Sendable bytes in try? Imported([File(path: path, bytes: bytes)]) }
    let format = seeds.first.flatMap(imported)?.format
    self.init(
      name: "import of \(name)", seeds: seeds, pieces: pieces,
      promise: { brokenPromise(ofImport: [File(path: path, bytes: $0)]) },
      isRead: { imported($0).map { $0.format == format && !$0.colors.isEmpty } ?? false })
  }
}
