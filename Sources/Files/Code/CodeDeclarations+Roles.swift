import Theme
import _Text

extension CodeDeclarations {
  /// The role that Material's libraries and MUI give a color: secondary is the accent or, if there's none, tertiary; and the
  /// color that a scheme is made from is the primary.
  /// Source: Material Design 3, "Color roles"; mui.com, "Palette".
  func role(of declaration: Declaration, _ names: SchemeNames) -> Role? {
    guard var name = declaration.place.path.last else { return nil }
    // The constants of Material's theme builder are a scheme's, too.
    for opening in ["md_theme_light_", "md_theme_dark_"] as [StaticString] where name.bytes[...].begins(with: opening) {
      let rest = String(bytes: Array(name.bytes.dropFirst(opening.utf8CodeUnitCount)))
      return rest.same(as: "primary") ? .primary : rest.same(as: "secondary") ? .accent : nil
    }
    guard declaration.place.isScheme else { return nil }
    let path = declaration.place.path.dropFirst(declaration.place.shown)
    if path.count > 1, name.same(as: "main" as StaticString) { name = path[path.endIndex - 2] }
    let isPalette = path.contains { $0.same(as: "palette" as StaticString) }
    guard
      path.count == 1
        || isPalette && path.count - (path.last.map { $0.same(as: "main" as StaticString) } == true ? 1 : 0) <= 4
    else { return nil }
    if isPalette,
      !(path.dropLast().last?.same(as: "palette" as StaticString) == true
        || path.last?.same(as: "main" as StaticString) == true)
    {
      return nil
    }
    if name.same(as: "primary" as StaticString) { return .primary }
    if name.same(as: "secondary" as StaticString) { return .accent }
    if name.same(as: "seedColor" as StaticString), !names.hasPrimary { return .primary }
    return name.same(as: "tertiary" as StaticString) && !names.hasSecondary ? .accent : nil
  }

  /// Which names of a Material scheme the file has, so that only the ones it lacks get a substitute.
  struct SchemeNames {
    let hasPrimary: Bool
    let hasSecondary: Bool
  }
}
