import Theme
import _Text

extension StyleSheet {
  /// A mixin that takes no arguments.
  struct Mixin {
    let name: String
    let scope: Int
    var declarations: [Declaration] = []
    var isIncluded = false
  }

  /// The names of values that Sass code computes, and of those in a mixin that nothing here includes.
  var computed: [String] {
    let unused = mixins.filter { !$0.isIncluded }.flatMap { $0.declarations.prefix(64) }
    return computedNames + unused.filter { $0.kind == .variable }.map { $0.name }
  }

  /// Adds a declaration where it holds, or to the mixin that it's in.
  mutating func append(_ declaration: Declaration) {
    if !scopes[declaration.scope].isMixin {
      declarations.append(declaration)
    } else if hasRoomInMixin {
      mixins[mixins.count - 1].declarations.append(declaration)
    }
  }

  private var hasRoomInMixin: Bool { mixins.last.map { $0.declarations.count < Self.mostInMixin } ?? false }

  /// The most declarations of a mixin. Each that includes others has theirs as well.
  private static let mostInMixin = 4096

  /// Declares what a mixin has where that's included, now or as soon as it's there.
  /// - Parameter line: The mixin's name, with a module's before it or empty parentheses after it.
  mutating func include(_ line: ArraySlice<UInt8>, in scope: Int) {
    guard !scopes[scope].isComputed else { return }
    let name = nameOfMixin(line)
    if let mixin = mixins.lastIndex(where: { $0.name.same(as: name) }) {
      put(mixin, in: scope)
    } else if !scopes[scope].isMixin, includes.count < 256 {
      includes.append((name, scope))
    }
  }

  mutating func includeLastMixin() {
    guard let name = mixins.last?.name else { return }
    for include in includes where include.name.same(as: name) { put(mixins.count - 1, in: include.scope) }
    includes.removeAll { $0.name.same(as: name) }
    // Most mixins have nothing that's read.
    if mixins.last?.declarations.isEmpty == true || mixins.count > 128 { mixins.removeLast() }
  }

  private mutating func put(_ mixin: Int, in scope: Int) {
    mixins[mixin].isIncluded = true
    var last = (inner: mixins[mixin].scope, scope: scope)
    for var declaration in mixins[mixin].declarations {
      guard declarations.count < Limits.styleDeclarations, scopes.count < Limits.styleDeclarations,
        !scopes[scope].isMixin || hasRoomInMixin
      else { return }
      let inner = declaration.scope
      if inner == mixins[mixin].scope {
        last = (inner, scope)
      } else if inner != last.inner {
        last = (inner, scopes.count)
        scopes.append(scopes[inner].included(in: scopes[scope]))
      }
      declaration.scope = last.scope
      append(declaration)
    }
  }
}

/// "colors" of `@mixin colors()`, `theme.colors` and `.colors()`.
func nameOfMixin(_ text: ArraySlice<UInt8>) -> String {
  var name = text.trimmed
  if name.begins(with: "@mixin") { name = name.dropFirst(6).trimmed }
  name = name.prefix { isPartOfVariable($0) || $0 == UInt8(ascii: ".") }
  if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[(dot + 1)...] }
  return String(bytes: Array(name))
}
