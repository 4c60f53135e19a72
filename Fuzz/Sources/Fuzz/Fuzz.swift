import Foundation

/// Feeds each target so many inputs, the theme's a tenth of them, because it is a hundred times slower:
/// `Fuzz <inputs> <seed>`. Prints the input that breaks a promise or takes more than a second of processor time, and
/// stops with status 1; a trap stops it as well.
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
      let (promise, name) = (target.promise, target.name)
      let inputs = target.name == "theme" ? inputs / 10 : inputs
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
