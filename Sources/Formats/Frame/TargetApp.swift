import _Text

/// What's known about the app that files are for, from the app's own files. Without it, they're for any.
public struct TargetApp: Equatable, Sendable {
  /// The package that the place of a file in Kotlin tells: "com.example.harbor.ui.theme".
  public var kotlinPackage: String?
  /// Whether code in Kotlin is for several platforms, so that nothing of Android's own can be in it.
  public var isMultiplatform = false
  /// Whether an Android app has Material Components, whose styles others can be made from.
  public var hasMaterialComponents = true

  /// Whether the style sheet that the export is merged into gives shadcn/ui's variables to Tailwind itself.
  public var mapsVariables = false
  /// Whether that style sheet sets the radius of corners itself.
  public var hasRadius = false
  /// Whether the app has no dark mode, by the style sheet around the export or the themes beside it.
  public var isLightOnly = false

  /// An app of which nothing is known.
  public init() {}

  public static func == (left: TargetApp, right: TargetApp) -> Bool {
    (left.kotlinPackage ?? "").same(as: right.kotlinPackage ?? "") && left.isMultiplatform == right.isMultiplatform
      && left.hasMaterialComponents == right.hasMaterialComponents
      && left.mapsVariables == right.mapsVariables && left.hasRadius == right.hasRadius
      && left.isLightOnly == right.isLightOnly
  }
}

extension ExportOptions {
  /// The package of a file in Kotlin, with its reserved words in backticks. One that nobody knows is like those of templates.
  var kotlinPackage: String {
    let words = (package ?? app.kotlinPackage ?? "com.example.ui.theme").fields(separatedBy: ".")
    return words.map { $0.isReservedInKotlin ? "`" + $0 + "`" : $0 }.text(separatedBy: ".")
  }
}

extension String {
  /// Source: the Kotlin documentation, "Keywords and operators", hard keywords.
  fileprivate var isReservedInKotlin: Bool {
    let words: StaticString = """
      as break class continue do else false for fun if in interface is null object package return super this throw true try \
      typealias typeof val var when while
      """
    return words.description.fields(separatedBy: " ").contains { same(as: $0) }
  }
}
