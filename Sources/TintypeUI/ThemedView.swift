#if canImport(SwiftUI)
  import SwiftUI
  import Theme

  extension View {
    /// Gives a view and everything in it a theme, as `\.theme`, and the scheme of its colors, as `\.scheme`. The scheme follows light
    /// and dark, and the setting for more contrast.
    public func theme(_ theme: Theme) -> some View { modifier(ThemeModifier(theme: theme)) }
  }

  extension EnvironmentValues {
    /// The theme that a view around this one was given with `theme(_:)`; an empty one without that.
    public var theme: Theme {
      get { self[ThemeKey.self] }
      set { self[ThemeKey.self] = newValue }
    }

    /// The colors to paint with. Without `theme(_:)` around the view, the scheme of an empty theme: light grays.
    public internal(set) var scheme: Scheme {
      get { self[SchemeKey.self] }
      set { self[SchemeKey.self] = newValue }
    }
  }

  private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
  }

  private struct SchemeKey: EnvironmentKey {
    static let defaultValue = Theme().scheme(.light)
  }

  /// Computes the scheme when the theme or a setting changes, not for each view that paints with it.
  private struct ThemeModifier: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    let theme: Theme

    func body(content: Content) -> some View {
      content.environment(\.theme, theme).environment(\.scheme, scheme)
    }

    private var scheme: Scheme {
      theme.scheme(colorScheme == .dark ? .dark : .light, contrast == .increased ? .high : .standard)
    }
  }
#endif
