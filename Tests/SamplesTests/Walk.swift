import Samples
import Theme

extension Part {
  /// Visits every part of it, controls as what they're made of, with the role that's behind the part.
  func walk(on background: SchemeRole, _ visit: (Part, SchemeRole) -> Void) {
    visit(self, background)
    switch self {
    case .stack(let stack):
      for part in stack.parts { part.walk(on: stack.fill ?? background, visit) }
    case .control(let control): control.anatomy.walk(on: background, visit)
    case .text, .icon, .picture: break
    }
  }

  /// The roles that it uses itself; not those of its parts.
  var roles: [SchemeRole] {
    switch self {
    case .stack(let stack): [stack.fill, stack.edge?.role].compactMap { $0 }
    case .text(let passage): passage.roles
    case .icon(_, let role, _): [role]
    case .picture(let picture): picture.shapes.map(\.role)
    case .control: []
    }
  }
}

extension Passage {
  var roles: [SchemeRole] { spans.map { $0.role ?? role } }

  var words: String {
    spans.map { span in
      switch span.content {
      case .words(let words): words
      case .appName: "Field Notes"
      }
    }.joined()
  }
}

extension Sample {
  /// Every part of the screen, with the role that's behind it.
  var parts: [(part: Part, background: SchemeRole)] {
    var parts: [(Part, SchemeRole)] = []
    screen.walk(on: .background) { parts.append(($0, $1)) }
    return parts
  }

  var texts: [Passage] {
    parts.compactMap { entry in
      if case .text(let passage) = entry.part { passage } else { nil }
    }
  }
}
