import Foundation

/// Feeds each target so many inputs; those that are a hundred times slower than a color, a tenth of them:
/// `Fuzz <inputs> <seed>`. Prints the input that breaks a promise or takes more than a second of processor time, and
/// stops with status 1; a trap stops it as well.
@main
enum Fuzz {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let inputs = Int(arguments.first ?? 10_000_000)
    let seed = arguments.dropFirst().first ?? UInt64.random(in: 0..<1_000_000)
    print("seed \(seed)")
    let bytes = { (texts: [String]) in texts.map { Array($0.utf8) } }
    var targets: [(name: String, seeds: [[UInt8]], pieces: [String], share: Int, promise: ([UInt8]) -> String?)] = [
      ("CSS color", bytes(cssSeeds), cssPieces, 1, brokenPromise(ofCSSColor:)),
      ("hex", bytes(["#ffa474", "FFA474"]), cssPieces, 1, brokenPromise(ofHex:)),
      ("theme", bytes(themeSeeds), themePieces, 10, brokenPromise(ofTheme:)),
      ("address", bytes(themeSeeds.map { "#/accent?" + $0 }), themePieces, 1, brokenPromise(ofAddress:)),
      ("library", bytes([themeSeeds.joined(separator: "\n")]), themePieces + ["\n"], 10, brokenPromise(ofLibrary:)),
    ]
    for carrier in carriers {
      targets.append(
        (
          "import of \(carrier.name)", carrier.seeds, importPieces + themePieces, 10,
          { brokenPromise(ofImport: $0, path: carrier.path) }
        ))
    }
    for export in exports {
      targets.append(
        (
          "import of \(export.name)", [export.bytes] + foreignSeeds(for: export.path), importPieces, 10,
          { brokenPromise(ofImport: $0, path: export.path) }
        ))
    }
    for target in targets {
      var mutator = Mutator(seeds: target.seeds, pieces: target.pieces, seed: seed)
      var bytes: [UInt8] = []
      let start = DispatchTime.now().uptimeNanoseconds
      var before = start
      let (promise, name) = (target.promise, target.name)
      let inputs = inputs / target.share
      for _ in 0..<inputs {
        mutator.next(&bytes)
        let broken = promise(bytes)
        let now = DispatchTime.now().uptimeNanoseconds
        // The clock is quick to read, but runs on while other programs have the processor.
        let slow = now - before > 1_000_000_000 ? slowness { _ = promise(bytes) } : nil
        before = now
        guard let complaint = broken ?? slow else { continue }
        print("\(name): \(complaint): \(String(reflecting: String(decoding: bytes, as: UTF8.self)))")
        exit(1)
      }
      print("\(name): \(inputs) inputs in \((before - start) / 1_000_000_000) s, every promise kept")
    }
  }

  /// What to complain of where something takes more than a second of processor time.
  private static func slowness(_ body: () -> Void) -> String? {
    let start = clock()
    body()
    let milliseconds = Int(clock() - start) * 1000 / Int(CLOCKS_PER_SEC)
    return milliseconds > 1000 ? "it takes \(milliseconds) ms" : nil
  }
}
