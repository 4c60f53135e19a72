import Suggestions
import Theme
import _Text

// The locks in a saved session: the keys of the roles that are locked, then the brand colors that aren't, each after a
// hyphen: `lock=primary+title+-mint`.

extension Locks {
  var string: String {
    let words = Role.allCases.filter { self[$0] }.map { $0.key } + unlockedBrandColors.map { "-" + $0.text }
    return prefix + words.text(separatedBy: "+")
  }

  /// Reads locks; nil unless that's what the text is about. Other words are left out: a later version may lock more.
  init?(string: String) {
    guard string.bytes.starts(with: prefix.bytes) else { return nil }
    self.init()
    for word in String(bytes: Array(string.bytes.dropFirst(prefix.bytes.count))).fields(separatedBy: "+") {
      for role in Role.allCases where role.key.same(as: word) { self[role] = true }
      let (key, brandColor) = word.cut(at: "-")
      if key.isEmpty, let name = try? BrandName(brandColor ?? "") { self[name] = false }
    }
  }
}

private let prefix = "lock="
