import Formats
import Foundation

/// Feeds each target so many inputs, the theme's and the formats' a tenth of them, because they are a hundred times slower:
/// `Fuzz <inputs> <seed>`. Prints the input that breaks a promise or takes more than a second of processor time, and
/// stops with status 1; a trap stops it as well.
@main
enum Fuzz {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let inputs = Int(arguments.first ?? 10_000_000)
    let seed = arguments.dropFirst().first ?? UInt64.random(in: 0..<1_000_000)
    print("seed \(seed)")
    let targets =
      [
        Target("CSS color", cssSeeds, cssPieces, brokenPromise(ofCSSColor:)),
        Target("hex", ["#ffa474", "FFA474"], cssPieces, brokenPromise(ofHex:)),
        Target("theme", themeSeeds, themePieces, isSlow: true, brokenPromise(ofTheme:)),
        Target("address", themeSeeds.map { "#/accent?" + $0 }, themePieces, brokenPromise(ofAddress:)),
      ] + Format.all.map(Target.init(importing:))
    for target in targets {
      var mutator = Mutator(seeds: target.seeds, pieces: target.pieces, seed: seed)
      var bytes: [UInt8] = []
      let start = DispatchTime.now().uptimeNanoseconds
      var before = start
      let (promise, name) = (target.promise, target.name)
      let inputs = target.isSlow ? inputs / 10 : inputs
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

/// What is fed, and what must hold of it.
struct Target {
  let name: String
  let seeds: [[UInt8]]
  let pieces: [[UInt8]]
  let isSlow: Bool
  /// What does not hold of an input; nil if all does.
  let promise: ([UInt8]) -> String?

  init(name: String, seeds: [[UInt8]], pieces: [[UInt8]], isSlow: Bool, promise: @escaping ([UInt8]) -> String?) {
    self.name = name
    self.seeds = seeds
    self.pieces = pieces
    self.isSlow = isSlow
    self.promise = promise
  }

  init(
    _ name: String, _ seeds: [String], _ pieces: [String], isSlow: Bool = false,
    _ promise: @escaping ([UInt8]) -> String?
  ) {
    self.init(
      name: name, seeds: seeds.map { Array($0.utf8) }, pieces: pieces.map { Array($0.utf8) }, isSlow: isSlow,
      promise: promise)
  }
}
