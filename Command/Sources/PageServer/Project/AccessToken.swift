import Foundation

/// A secret that lets in whoever knows it: 128 random bits, as 22 characters that an address may contain.
public struct AccessToken: Equatable, Sendable {
  /// Base64url without padding (RFC 4648, section 5).
  public let text: String

  /// A new one, from the system's secure random numbers.
  public init() {
    var source = SystemRandomNumberGenerator()
    let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &source) }
    text = Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// One that a page made; nil for anything that can't be one.
  init?(_ text: String) {
    guard text.wholeMatch(of: #/[A-Za-z0-9_-]{22}/#) != nil else { return nil }
    self.text = text
  }

  /// Whether the values of Authorization are this token alone (RFC 6750, section 2.1). The time that takes doesn't depend on
  /// how much of a guess is right.
  func isGiven(by fields: [String]) -> Bool {
    guard fields.count == 1 else { return false }
    let words = fields[0].split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer", words[1].utf8.count == text.utf8.count else {
      return false
    }
    return zip(words[1].utf8, text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
