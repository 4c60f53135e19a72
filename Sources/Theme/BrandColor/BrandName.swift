import _Text

/// The name of a brand color: "mint". It's part of its roles' names, such as "on-mint" and "mint-soft".
public struct BrandName: Equatable, Sendable {
  /// 1...24 of a-z, 0-9 and single hyphens; it begins with a letter and doesn't end in a hyphen.
  public let text: String

  /// Takes any text, such as what a person typed or a link brought.
  public init(_ text: String) throws(BrandNameError) {
    let bytes = text.bytes
    guard let first = bytes.first else { throw .empty }
    guard bytes.count <= Limits.brandNameLength else { throw .tooLong(bytes.count) }
    guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= first, bytes.last != UInt8(ascii: "-"), bytes.areWordsInLowercase
    else { throw .otherCharacters }
    guard !bytes.starts(with: "on-".bytes) else { throw .beginsWithOn }
    guard !(SchemeRole.common + SchemeRole.charts).contains(where: { letters($0.name()) == letters(text) }) else {
      throw .role
    }
    guard !["chart-", "sequential-", "diverging-"].contains(where: { bytes.starts(with: $0.bytes) }) else {
      throw .ofCharts
    }
    self.text = text
  }

  /// Whether a role of one color would have the name of a role of the other: "mint" and "mint-soft". Hyphens don't tell two
  /// names apart, because code leaves them out.
  func sharesRoles(with other: BrandName) -> Bool {
    let others = other.roles
    return roles.contains { others.contains($0) }
  }

  /// The letters of its roles' names.
  private var roles: [[UInt8]] {
    [text, text + "text", text + "soft", "on" + text, "on" + text + "soft"].map(letters)
  }

  public static func == (left: BrandName, right: BrandName) -> Bool { left.text.same(as: right.text) }
}

private func letters(_ text: String) -> [UInt8] { text.bytes.filter { $0 != UInt8(ascii: "-") } }

extension [UInt8] {
  /// Whether it's a-z and 0-9, with single hyphens.
  fileprivate var areWordsInLowercase: Bool {
    for (index, byte) in enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where index > 0 && self[index - 1] != byte: break
      default: return false
      }
    }
    return true
  }
}

/// Why a text can't name a brand color.
public enum BrandNameError: Error, Equatable, Sendable, CustomStringConvertible {
  case empty
  /// It has this many bytes, more than `Limits.brandNameLength`.
  case tooLong(Int)
  /// It has something other than a-z, 0-9 and single hyphens, or doesn't begin with a letter.
  case otherCharacters
  /// It begins with "on-", as the names of text on a color do.
  case beginsWithOn
  /// A role of every theme has this name.
  case role
  /// It begins like the roles of charts: "chart-", "sequential-" or "diverging-".
  case ofCharts
  /// Another brand color of the theme has this name, or a role with it.
  case taken
  /// The theme has `Limits.brandColors` brand colors already.
  case tooMany

  /// The mistake, for the middle of a sentence: "“primary” is the name of a role".
  public func reason(_ name: String) -> String {
    reason("“" + shortened(name) + "”", beginning: "“" + name.cut(at: "-").before + "-”")
  }

  /// What's wrong, in one sentence without the name: "This can’t name a brand color: it is the name of a role."
  public var description: String {
    "This can’t name a brand color: " + reason("it", beginning: "“chart-”, “sequential-” or “diverging-”") + "."
  }

  private func reason(_ quoted: String, beginning: String) -> String {
    switch self {
    case .empty: "a brand color needs a name"
    case .tooLong(let length):
      "the name is " + length.text + " characters long, and the limit is " + Limits.brandNameLength.text
    case .otherCharacters: quoted + " isn’t made of a-z, 0-9 and single hyphens, beginning with a letter"
    case .beginsWithOn: quoted + " begins with “on-”, like text on a color"
    case .role: quoted + " is the name of a role"
    case .ofCharts: quoted + " begins with " + beginning + ", like the colors of charts"
    case .taken: quoted + " is taken by another brand color"
    case .tooMany: "a theme has at most " + Limits.brandColors.text + " brand colors"
    }
  }
}
