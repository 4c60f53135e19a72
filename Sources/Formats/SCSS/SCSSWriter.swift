/// A Sass variable for every role in light, every shade and both fonts; and the roles as maps, for every appearance.
/// Source: the Sass documentation, "Variables" and "Maps".
let scssTemplate: StaticString = #"""
  // `note`

  `if name`
  $theme-name: `name " #`;

  `end`
  `each roles`
  $`role`: `color hex`;
  `if outside`
  $`role`-p3: `color css`;
  `end`
  `end`

  `each ramps`
  `each shades`
  $`ramp`-`label lower`: `color hex`;
  `if outside`
  $`ramp`-`label lower`-p3: `color css`;
  `end`
  `end`
  `end`

  `each fonts`
  $font-`kind`: `family #`, `generic`;
  $font-`kind`-weight: `weight`;
  `end`
  `each schemes`

  $theme-`scheme`: (
  `each roles`
    "`role`": `color hex`,
  `end`
  );
  `end`

  // Writes a map as custom properties: :root { @include theme-properties($theme-light); }
  @mixin theme-properties($theme) {
    @each $role, $color in $theme {
      --#{$role}: #{$color};
    }
  }

  """#
