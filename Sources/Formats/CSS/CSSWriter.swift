/// A style sheet with a custom property for every role, in light and dark, at standard and high contrast; and for every
/// shade of the ramps and both fonts. A color outside sRGB is there twice, the second time for browsers that know
/// Display P3; and then all of them are, because an earlier rule for the same role has to lose to a later one.
/// Source: CSS Custom Properties for Cascading Variables Level 1; Media Queries 5; CSS Fonts 4, `font-family`.
let cssTemplate: StaticString = """
  `define roles`
  `each roles`
      --`role`: `color hex`;
  `end`
  `end`
  `define wide`
      :root {
  `each roles`
        --`role`: `color css`;
  `end`
  `end`
  /* `note` */
  :root {
    color-scheme: light dark;
  `if name`
    --theme-name: `name "`;
  `end`
  `each roles`
    --`role`: `color hex`;
  `end`
  `each ramps`
  `each shades`
    --`ramp`-`label lower`: `color hex`;
  `end`
  `end`
  `each fonts`
    --font-`kind`: `stack`;
    --font-`kind`-weight: `weight`;
  `end`
  }

  @media (prefers-color-scheme: dark) {
    :root {
  `Dark use roles`
    }
  }

  @media (prefers-contrast: more) {
    :root {
  `LightHigh use roles`
    }
  }

  @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
    :root {
  `DarkHigh use roles`
    }
  }
  `if wide`

  @supports (color: color(display-p3 0 0 0)) {
    @media all {
  `use wide`
  `each ramps`
  `each shades`
        --`ramp`-`label lower`: `color css`;
  `end`
  `end`
      }
    }
  }

  @supports (color: color(display-p3 0 0 0)) {
    @media all and (prefers-color-scheme: dark) {
  `Dark use wide`
      }
    }
  }

  @supports (color: color(display-p3 0 0 0)) {
    @media all and (prefers-contrast: more) {
  `LightHigh use wide`
      }
    }
  }

  @supports (color: color(display-p3 0 0 0)) {
    @media all and (prefers-contrast: more) and (prefers-color-scheme: dark) {
  `DarkHigh use wide`
      }
    }
  }
  `end`

  """
