/// The colors of a Material 3 color scheme as Compose calls them, each with the role that it is here. What Material calls
/// secondary and tertiary is the accent. Text on any of the surfaces is legible, because it's legible on pages and cards.
/// Source: Material Design 3, "Color roles".
let materialRoles: StaticString = """
  primary=primary onPrimary=on-primary primaryContainer=primary-soft onPrimaryContainer=on-primary-soft \
  inversePrimary=accent-on-dark secondary=accent onSecondary=on-accent secondaryContainer=accent-soft \
  onSecondaryContainer=on-accent-soft tertiary=accent onTertiary=on-accent tertiaryContainer=accent-soft \
  onTertiaryContainer=on-accent-soft surface=background onSurface=text onSurfaceVariant=muted surfaceTint=primary \
  inverseSurface=dark error=negative onError=on-negative errorContainer=surface onErrorContainer=negative \
  outline=outline outlineVariant=border surfaceBright=raised surfaceDim=background surfaceContainer=surface \
  surfaceContainerHigh=raised surfaceContainerHighest=raised surfaceContainerLow=surface surfaceContainerLowest=surface
  """
