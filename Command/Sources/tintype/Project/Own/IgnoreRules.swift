import Foundation

/// What git ignores in a folder, by the `.gitignore` files from the repository's root down and by `.git/info/exclude`. The
/// index isn't read, so a file that's tracked all the same counts as ignored.
/// Source: gitignore(5).
struct IgnoreRules {
  /// Those of outer folders first.
  private var lists: [List] = []

  private struct List {
    /// The folder that its patterns begin at.
    let folder: String
    let patterns: [Pattern]
  }

  /// The rules that hold in a folder, its own included. A folder that's ignored itself was named by a person: then only rules
  /// within it count.
  /// - Parameter root: An absolute path without symbolic links.
  init(for root: String) {
    var folders = [root]
    while !FileManager.default.fileExists(atPath: folders[0] + "/.git") {
      guard folders[0] != "/" else {
        folders = [root]
        break
      }
      folders.insert((folders[0] as NSString).deletingLastPathComponent, at: 0)
    }
    add(at: folders[0], "/.git/info/exclude")
    for folder in folders {
      if ignores(folder, isFolder: true) { lists = [] }
      add(at: folder, "/.gitignore")
    }
  }

  /// The rules in a folder of this one that has a `.gitignore`.
  func inside(_ folder: String) -> IgnoreRules {
    var inner = self
    inner.add(at: folder, "/.gitignore")
    return inner
  }

  private mutating func add(at folder: String, _ file: String) {
    guard let bytes = try? readFile(folder + file) else { return }
    let patterns = bytes.split(separator: UInt8(ascii: "\n")).compactMap { Pattern($0) }
    if !patterns.isEmpty { lists.append(List(folder: folder, patterns: patterns)) }
  }

  /// Whether a file or folder is ignored, if none of the folders that it's in is.
  /// - Parameter path: An absolute path.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for list in lists.reversed() {
      let start = list.folder == "/" ? 1 : list.folder.utf8.count + 1
      let segments = path.utf8.dropFirst(start).split(separator: UInt8(ascii: "/"))
      for pattern in list.patterns.reversed() where pattern.matches(segments, isFolder: isFolder) {
        return !pattern.isNegated
      }
    }
    return false
  }
}

extension IgnoreRules {
  /// A line of a `.gitignore`.
  fileprivate struct Pattern {
    /// Whether it takes back what another ignores.
    let isNegated: Bool
    private let isForFolders: Bool
    /// Whether it's for names at any depth.
    private let isName: Bool
    /// What's between its slashes.
    private let segments: [Segment]

    private enum Segment {
      /// Any number of folders.
      case folders
      case name([UInt8])
      case glob([Glyph])

      init(_ text: ArraySlice<UInt8>) {
        if text.elementsEqual("**".utf8) {
          self = .folders
        } else if text.contains(where: { "*?[\\".utf8.contains($0) }) {
          self = .glob(Glyph.all(in: text))
        } else {
          self = .name(Array(text))
        }
      }

      var isFolders: Bool { if case .folders = self { true } else { false } }

      func matches(_ name: Substring.UTF8View) -> Bool {
        switch self {
        case .folders: true
        case .name(let own): name.elementsEqual(own)
        case .glob(let glyphs): isMatch(glyphs, Array(name), isAny: { $0 == .many }, { $0.matches($1) })
        }
      }
    }

    /// Nil for a comment, or a line that matches nothing.
    init?(_ line: ArraySlice<UInt8>) {
      var line = line
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
      guard line.first != UInt8(ascii: "#") else { return nil }
      isNegated = line.first == UInt8(ascii: "!")
      if isNegated { line.removeFirst() }
      isForFolders = line.last == UInt8(ascii: "/")
      if isForFolders { line.removeLast() }
      isName = !line.contains(UInt8(ascii: "/"))
      var segments = line.split(separator: UInt8(ascii: "/")).map { Segment($0) }
      guard let last = segments.last else { return nil }
      // "a/**" is what's in a, and not a.
      if last.isFolders { segments.append(Segment([UInt8(ascii: "*")])) }
      self.segments = segments
    }

    func matches(_ path: [Substring.UTF8View], isFolder: Bool) -> Bool {
      guard isFolder || !isForFolders, let name = path.last else { return false }
      if isName { return segments[0].matches(name) }
      return isMatch(segments, path, isAny: \.isFolders) { $0.matches($1) }
    }
  }
}

/// Whether a pattern stands for all of a text, piece by piece. One that's any number of pieces takes as few as it can, and one
/// more each time that the rest doesn't match.
private func isMatch<Part, Piece>(
  _ pattern: [Part], _ text: [Piece], isAny: (Part) -> Bool, _ matches: (Part, Piece) -> Bool
) -> Bool {
  var (part, piece) = (0, 0)
  var retry: (part: Int, piece: Int)?
  while piece < text.count {
    if part < pattern.count, isAny(pattern[part]) {
      part += 1
      retry = (part, piece)
    } else if part < pattern.count, matches(pattern[part], text[piece]) {
      (part, piece) = (part + 1, piece + 1)
    } else if let last = retry {
      retry = (last.part, last.piece + 1)
      (part, piece) = (last.part, last.piece + 1)
    } else {
      return false
    }
  }
  return pattern[part...].allSatisfy(isAny)
}

/// A part of a pattern for a name.
private enum Glyph: Equatable {
  /// Any number of bytes.
  case many
  case one
  case byte(UInt8)
  /// One of these, or any other.
  case among([ClosedRange<UInt8>], isNegated: Bool)

  func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .many, .one: true
    case .byte(let own): own == byte
    case .among(let ranges, let isNegated): ranges.contains { $0 ~= byte } != isNegated
    }
  }

  static func all(in pattern: ArraySlice<UInt8>) -> [Glyph] {
    var glyphs: [Glyph] = []
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): glyphs.append(.many)
      case UInt8(ascii: "?"): glyphs.append(.one)
      case UInt8(ascii: "\\"): glyphs.append(.byte(rest.popFirst() ?? byte))
      case UInt8(ascii: "["): glyphs.append(among(&rest) ?? .byte(byte))
      default: glyphs.append(.byte(byte))
      }
    }
    return glyphs
  }

  /// What follows an opening bracket: "a-z]". Nil if there's no closing one.
  private static func among(_ rest: inout ArraySlice<UInt8>) -> Glyph? {
    var inner = rest
    let isNegated = inner.first == UInt8(ascii: "!") || inner.first == UInt8(ascii: "^")
    if isNegated { inner.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while var low = inner.popFirst() {
      // As the first one, a closing bracket is itself.
      if low == UInt8(ascii: "]"), !ranges.isEmpty {
        rest = inner
        return .among(ranges, isNegated: isNegated)
      }
      if low == UInt8(ascii: "\\"), let next = inner.popFirst() { low = next }
      if inner.first == UInt8(ascii: "-"), let high = inner.dropFirst().first, high != UInt8(ascii: "]") {
        inner.removeFirst(2)
        if low <= high { ranges.append(low...high) }
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }
}
