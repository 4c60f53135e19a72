import Kernels

@main
enum Main {
  static func main() {}
}

/// Must be called once before `run`.
@c(prepare)
public func prepare() { Store.colors = Colors(count: 20_000) }

/// Runs a kernel over the first so many colors and gives its sum.
@c(run)
public func run(kernel: Int32, count: Int32) -> Double {
  guard let colors = Store.colors, let kernel = Kernel(rawValue: kernel) else { return .nan }
  return kernel.sum(over: colors, Int(count))
}

enum Store {
  nonisolated(unsafe) static var colors: Colors?
}
