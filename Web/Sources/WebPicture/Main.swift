import ColorScience
import _Text

/// The colors of a picture, in a module of its own that runs in a worker: the page writes pixels, we answer with a text.
@main
struct Main {
  nonisolated(unsafe) fileprivate static var pixels: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  nonisolated(unsafe) fileprivate static var answer: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

  // A WebAssembly module without an entry point: this never runs.
  static func main() {}
}

/// Room for this many bytes of pixels, until the next call.
@c(reserve)
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  Main.pixels.deallocate()
  Main.pixels = .allocate(capacity: max(0, count))
  return Main.pixels.baseAddress
}

/// Finds the colors of the pixels that were written: rows from the top, four bytes each, red, green, blue and alpha.
/// Returns the length of the answer: a line for each color, with its hex, its share and its position, separated by tabs.
@c(findColors)
public func findColors(_ width: Int, _ height: Int) -> Int {
  let colors = PictureColors(rgba: UnsafeBufferPointer(Main.pixels), width: width, height: height).distinct()
  var text: [UInt8] = []
  for color in colors {
    if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
    text += color.color.hexDigits.bytes
    for number in [color.share, color.x, color.y] {
      text.append(UInt8(ascii: "\t"))
      FixedDecimal(number, places: 6).append(to: &text)
    }
  }
  Main.answer.deallocate()
  Main.answer = .allocate(capacity: text.count)
  _ = Main.answer.initialize(from: text)
  return text.count
}

/// Where the answer is.
@c(foundColors)
public func foundColors() -> UnsafeMutablePointer<UInt8>? { Main.answer.baseAddress }
