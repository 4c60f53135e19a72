import ColorScience
import Theme

/// Prints a line for each promise, for `Scripts/check-outsider` to compare, and runs the examples of the documentation, which that
/// script writes beside this file.
@main
struct Main {
  static func main() throws {
    print(joined.utf8.map { String($0) }.joined(separator: " "))
    print(pairs.map { "\($0) \($1)" }.joined(separator: ", "))
    print(shortened("shortened"), "one two".words.count, "text".text)
    let color = try SRGB(hex: "#3F51B5")
    print(color.hex, color.contrastRatio(with: .white) > 4.5)
    try runExamples()
  }
}
