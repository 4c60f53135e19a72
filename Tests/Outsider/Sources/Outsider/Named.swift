import Theme

/// An app's own type whose name our module has, too. The module also has a type of its own name, so `::` chooses from the
/// module, and a period would choose from the type.
struct Scheme {
  let theme: Theme::Theme

  var ours: Theme::Scheme { theme.scheme(.light) }
}
