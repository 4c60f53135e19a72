import Foundation

/// Feeds each target so many inputs: `Fuzz [inputs] [seed] [target…]`, such as `Fuzz 1000000 7 "import of css"`. Prints the
/// input that breaks a promise or takes more than a second of processor time, and stops with status 1; a trap stops it as well.
@main
enum Fuzz {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let inputs = arguments.first.flatMap { Int($0) } ?? 1_000_000
    let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
    let names = arguments.dropFirst(2)
    print("seed \(seed)")
    for name in names where !targets.contains(where: { $0.name == name }) {
      print("There is no target “\(name)”. There are: \(targets.map { $0.name }.joined(separator: ", ")).")
      exit(2)
    }
    for target in targets where names.isEmpty || names.contains(target.name) {
      feed(target, inputs * target.times, seed: seed)
    }
  }

  private static func feed(_ target: Target, _ inputs: Int, seed: UInt64) {
    var mutator = target.mutator(seed: seed)
    var bytes: [UInt8] = []
    let start = DispatchTime.now().uptimeNanoseconds
    var before = start
    for _ in 0..<inputs {
      mutator.next(&bytes)
      let broken = target.promise(bytes)
      let now = DispatchTime.now().uptimeNanoseconds
      // The clock is quick to read, but runs on while other programs have the processor.
      let slow = now - before > 1_000_000_000 ? slowness { _ = target.promise(bytes) } : nil
      before = now
      guard let complaint = broken ?? slow else { continue }
      print("\(target.name): \(complaint): \(String(reflecting: String(decoding: bytes, as: UTF8.self)))")
      exit(1)
    }
    print("\(target.name): \(inputs) inputs in \((before - start) / 1_000_000_000) s, every promise kept")
    fflush(nil)
  }

  /// The complaint if something takes more than a second of processor time.
  private static func slowness(_ body: () -> Void) -> String? {
    let start = clock()
    body()
    let milliseconds = Int(clock() - start) * 1000 / Int(CLOCKS_PER_SEC)
    return milliseconds > 1000 ? "it takes \(milliseconds) ms" : nil
  }
}
