import Foundation
import Kernels

/// Times each task in Swift and in C by turns, and prints medians and spread in nanoseconds an item.
@main
enum Bench {
  static func main() {
    let colors = Colors(count: 20_000)
    let runs = 31
    print("task", "Swift ns", "spread", "C ns", "spread", "Swift/C", separator: "\t")
    let others = [133, 30_000].map { (Kernel.nearest, Colors(count: 20_000, named: $0)) }
    for (kernel, colors) in Kernel.allCases.map({ ($0, colors) }) + others {
      let (name, count) = (kernel.name(over: colors), kernel.count)
      let sums = (kernel.sum(over: colors, count), kernel.sumInC(over: colors, count))
      precondition(abs(sums.0 - sums.1) <= 1e-9 * abs(sums.1), "\(name): \(sums.0) is not \(sums.1)")
      var swift: [Double] = []
      var c: [Double] = []
      for _ in 0..<runs {
        swift.append(nanoseconds { kernel.sum(over: colors, count) } / Double(count))
        c.append(nanoseconds { kernel.sumInC(over: colors, count) } / Double(count))
      }
      let ratio = median(swift) / median(c)
      print(name, text(median(swift)), spread(swift), text(median(c)), spread(c), text(ratio), separator: "\t")
    }
  }

  private static func nanoseconds(_ body: () -> Double) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    sink += body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }

  nonisolated(unsafe) private static var sink = 0.0

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

  /// The middle half of the numbers.
  private static func spread(_ numbers: [Double]) -> String {
    let sorted = numbers.sorted()
    return text(sorted[sorted.count / 4]) + "-" + text(sorted[sorted.count * 3 / 4])
  }

  private static func text(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : "%.0f", number)
  }
}
