import Foundation

/// Feeds each target so many inputs, the theme's a tenth of them, because it is a hundred times slower: `Fuzz <inputs> <seed>`. Prints the input that breaks a promise or takes longer than
/// a second, and stops with status 1; a trap stops it as well.
@main
enum Fuzz {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let inputs = Int(arguments.first ?? 10_000_000)
    let seed = arguments.dropFirst().first ?? UInt64.random(in: 0..<1_000_000)
    print("seed \(seed)")
    let targets: [(name: String, seeds: [String], pieces: [String], promise: ([UInt8]) -> String?)] = [
      ("CSS color", cssSeeds, cssPieces, brokenPromise(ofCSSColor:)),
      ("hex", ["#ffa474", "FFA474"], cssPieces, brokenPromise(ofHex:)),
      ("theme", themeSeeds, themePieces, brokenPromise(ofTheme:)),
      ("address", themeSeeds.map { "#/accent?" + $0 }, themePieces, brokenPromise(ofAddress:)),
    ]
    for target in targets {
      var mutator = Mutator(seeds: target.seeds, pieces: target.pieces, seed: seed)
      var bytes: [UInt8] = []
      let start = DispatchTime.now().uptimeNanoseconds
      var before = start
      let inputs = target.name == "theme" ? inputs / 10 : inputs
      for _ in 0..<inputs {
        mutator.next(&bytes)
        let broken = target.promise(bytes)
        let now = DispatchTime.now().uptimeNanoseconds
        let slow = now - before > 1_000_000_000 ? "it took \((now - before) / 1_000_000) ms" : nil
        before = now
        guard let complaint = broken ?? slow else { continue }
        print("\(target.name): \(complaint): \(String(reflecting: String(decoding: bytes, as: UTF8.self)))")
        exit(1)
      }
      print("\(target.name): \(inputs) inputs in \((before - start) / 1_000_000_000) s, every promise kept")
    }
  }
}
