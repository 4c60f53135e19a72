import ModuleAnswers

/// The WebAssembly of `tintype/scheme`: colors and schemes, without formats. `ModuleAnswers` has its functions.
@main
struct Main {
  // A WebAssembly module without an entry point: this never runs.
  static func main() {}
}
