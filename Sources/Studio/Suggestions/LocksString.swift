import ColorScience
import Suggestions
import Theme
import _Text

// The locks in a saved session: the keys of the roles, `lock=primary+title`.

extension Locks {
  var string: String {
    prefix + Role.allCases.filter { self[$0] }.map { $0.key }.text(separatedBy: "+")
  }

  /// Reads locks; nil unless that's what the text is about. Other words are left out: a later version may lock more.
  init?(string: String) {
    guard string.bytes.starts(with: prefix.bytes) else { return nil }
    self.init()
    for key in String(bytes: Array(string.bytes.dropFirst(prefix.bytes.count))).fields(separatedBy: "+") {
      for role in Role.allCases where role.key.same(as: key) { self[role] = true }
    }
  }
}

private let prefix = "lock="
