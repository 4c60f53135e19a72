import Kernels

@main
enum Main {
  static func main() {}
}

/// Must be called before `run`, with the size of the table to search.
@c(prepare)
public func prepare(named: Int32) { Store.colors = Colors(count: 20_000, named: Int(named)) }

/// Runs a kernel over a number of colors and returns its sum.
@c(run)
public func run(kernel: Int32, count: Int32) -> Double {
  guard let colors = Store.colors, let kernel = Kernel(rawValue: kernel) else { return .nan }
  return kernel.sum(over: colors, Int(count))
}

enum Store {
  nonisolated(unsafe) static var colors: Colors?
}
