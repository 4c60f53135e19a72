import Theme
import _Text

/// A place, as far as it's known without a theme: which lists it's in.
struct TemplateContext {
  var item = Item.none
  /// The keys that the current one is one of.
  var keys: [[UInt8]] = []

  enum Item { case none, role, shade, palette, tone, tenth, face, size }

  /// The context in a list.
  func inside(_ list: TemplateList) -> TemplateContext {
    var context = self
    switch list {
    case .roles, .allRoles, .sharedRoles, .brands, .brandRoles, .charts, .sequential, .diverging: context.item = .role
    case .themes, .schemes, .ramps, .fonts, .families: context.item = .none
    case .faces: context.item = .face
    case .shades, .plain, .accents: context.item = .shade
    case .palettes: context.item = .palette
    case .tones: context.item = .tone
    case .sequentialTen, .divergingTen: context.item = .tenth
    case .sizes: context.item = .size
    case .pairs(let pairs):
      context.item =
        switch pairs.first?.subject {
        case .role: .role
        case .size: .size
        case nil: .none
        }
      context.keys = pairs.map { $0.key }
    }
    return context
  }
}

/// The context a word needs to have a meaning.
enum TemplateNeed {
  case role, shade, palette, tone, key, face, size
  /// Anything with a color.
  case color
  /// A role or a shade.
  case mark

  func isMet(in context: TemplateContext) -> Bool {
    switch self {
    case .role: context.item == .role
    case .shade: context.item == .shade
    case .palette: context.item == .palette
    case .tone: context.item == .tone
    case .key: !context.keys.isEmpty
    case .face: context.item == .face
    case .size: context.item == .size
    case .color:
      context.item == .role || context.item == .shade || context.item == .tone || context.item == .tenth
    case .mark: context.item == .role || context.item == .shade
    }
  }

  /// The lists that provide it, in words.
  var lists: String {
    switch self {
    case .role: "“each roles” or a list of roles"
    case .shade: "“each shades”"
    case .palette: "“each palettes”"
    case .tone: "“each tones”"
    case .key: "“each of” or “each in”"
    case .face: "“each faces”"
    case .size: "“each sizes” or a list of sizes"
    case .color: "a list of colors, such as “each roles” or “each shades”"
    case .mark: "“each roles” or “each shades”"
    }
  }
}

/// Checks that everything in a template has a meaning in its place, whatever the theme.
struct TemplateCheck {
  let sources: [Template.Source]
  private var steps = 0

  init(sources: [Template.Source]) { self.sources = sources }

  /// - Parameter depth: How many instructions it's inside.
  mutating func check(
    _ parts: [Template.Part], in context: TemplateContext, depth: Int = 0
  ) throws(TemplateError) {
    for part in parts {
      steps += 1
      // A definition may use one that uses another, each twice or more.
      if steps > Limits.templateSteps { throw sources.error(.tooLong, at: part.position) }
      if depth > 32 { throw sources.error(.tooDeep, at: part.position) }
      switch part.instruction {
      case .value(let value, _): try expect(value.need, of: value.name, at: part, in: context)
      case .each(let list, let first, let second):
        if case .tones = list { try expect(.palette, of: "each tones", at: part, in: context) }
        let inner = context.inside(list)
        try check(first, in: inner, depth: depth + 1)
        try check(second, in: inner, depth: depth + 1)
      case .if(let condition, let isNegated, let first, let second):
        switch condition {
        case .role:
          // Which way it goes is known here.
          try check((context.item == .role) != isNegated ? first : second, in: context, depth: depth + 1)
          continue
        case .outside: try expect(.color, of: "outside", at: part, in: context)
        case .chosen: try expect(.shade, of: "chosen", at: part, in: context)
        case .italic: try expect(.face, of: "italic", at: part, in: context)
        case .key(let key) where !context.keys.contains(key):
          throw sources.error(.unlistedKey(String(bytes: key)), at: part.position)
        default: break
        }
        try check(first, in: context, depth: depth + 1)
        try check(second, in: context, depth: depth + 1)
      case .with(let parts), .use(let parts, _): try check(parts, in: context, depth: depth + 1)
      case .none, .file: break
      }
    }
  }

  private func expect(
    _ need: TemplateNeed?, of word: StaticString, at part: Template.Part, in context: TemplateContext
  ) throws(TemplateError) {
    guard let need, !need.isMet(in: context) else { return }
    throw sources.error(.unlisted(word.description, lists: need.lists), at: part.position)
  }
}
