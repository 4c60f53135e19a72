import Foundation

/// The folder that the server was started in. Agents reach no file outside of it, nor in version control.
struct WorkFolder {
  /// Its path for the system, absolute and without symbolic links.
  private let root: String
  /// The folder with the page; nil for the one installed with the program.
  let site: String?

  init(_ path: String, site: String? = nil) throws(Refusal) {
    guard let root = realPath(path) else { throw Refusal("Can't read \(path): \(systemMessage(errno)).") }
    (self.root, self.site) = (root, site)
  }

  /// The path for the system of a file or folder in it, which needn't be there yet, behind its symbolic links.
  /// - Parameter given: A path from the folder, or an absolute one.
  func place(of given: String) throws(Refusal) -> String {
    guard !given.isEmpty, given.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0 != "\u{FFFD}" }) else {
      throw Refusal("\(quoted(given)) isn’t a path. Give one such as src/theme.css.")
    }
    let outside = Refusal("\(quoted(given)) is outside of the folder that this server works in. Give a path inside it.")
    var there = given.hasPrefix("/") ? given : root + "/" + given
    var missing: [String] = []
    while true {
      if let real = realPath(there) {
        guard real == root || real.hasPrefix(root == "/" ? root : root + "/") else { throw outside }
        let place = ([real] + missing.reversed()).joined(separator: "/")
        try VersionControl.refuse(place, in: root, named: given)
        return place
      }
      guard errno == ENOENT else { throw Refusal("Can't reach \(quoted(given)): \(systemMessage(errno)).") }
      guard statusOfLink(there) == nil else { throw Refusal("\(quoted(given)) goes through a link to nothing.") }
      let path = there as NSString
      guard path.lastPathComponent != "..", path.length > 1 else { throw outside }
      missing.append(path.lastPathComponent)
      there = path.deletingLastPathComponent
    }
  }
}
