/// The folders of version control. Nothing is written into them: git runs programs that are named there.
enum VersionControl {
  private static let names: Set<String> = [".git", ".hg", ".svn", ".jj", ".sl", ".bzr", ".pijul", "_darcs"]

  /// Refuses a path that leads into one of them.
  /// - Parameters:
  ///   - place: The path behind all links.
  ///   - root: A folder above it that's known to be fine, such as a project's; empty for none.
  ///   - path: The path as it was given.
  static func refuse(_ place: String, in root: String, named path: String) throws(Refusal) {
    let isBelow = place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    for name in (isBelow ? place.dropFirst(root.count) : place[...]).split(separator: "/") where isOne(name) {
      throw Refusal("\(quoted(path)) is in the folder \(quoted(String(name))) of version control. Choose another path.")
    }
  }

  /// Whether some system takes a name for that of one of the folders: Macs pass over some characters and the case, Windows
  /// what's after a colon, and dots and spaces at the end.
  /// Sources: git, `is_hfs_dotgit` in utf8.c and `is_ntfs_dotgit` in path.c.
  private static func isOne(_ name: Substring) -> Bool {
    var name = String(String.UnicodeScalarView(name.unicodeScalars.filter { !isIgnorable($0) })).lowercased()[...]
    if let colon = name.firstIndex(of: ":") { name = name[..<colon] }
    while let last = name.last, last == " " || last == "." { name.removeLast() }
    return names.contains(String(name)) || name == "git~1"
  }

  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C...0x200F, 0x202A...0x202E, 0x206A...0x206F, 0xFEFF: true
    default: false
    }
  }
}
