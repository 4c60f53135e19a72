/// Theme variables, which are top level only, for light at standard contrast; rules that change them for the others.
/// Source: Tailwind CSS 4, "Theme variables".
let tailwindTemplate: StaticString = """
  `define roles`
      :root {
  `each roles`
        --color-`role`: `color hex`;
  `end`
      }
    }
  `end`
  `define wide`
      :root {
  `each roles`
        --color-`role`: `color css`;
  `end`
  `end`
  `define end-wide`
      }
    }
  `end`
  /* `note` */
  @theme {
  `each roles`
    --color-`role`: `color hex`;
  `end`
  `each ramps`
  `each shades`
    --color-`ramp`-`label lower`: `color hex`;
  `end`
  `end`
    --font-title: `Title stack`;
    --font-body: `Body stack`;
  }

  @layer base {
    :root {
      color-scheme: light dark;
      --title-weight: `Title weight`;
      --body-weight: `Body weight`;
  `if name`
      --theme-name: `name "`;
  `end`
    }
    @media (prefers-color-scheme: dark) {
  `Dark use roles`
    @media (prefers-contrast: more) {
  `LightHigh use roles`
    @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  `DarkHigh use roles`
  }
  `if wide`

  @supports (color: color(display-p3 0 0 0)) {
    @media all {
  `use wide`
  `each ramps`
  `each shades`
        --color-`ramp`-`label lower`: `color css`;
  `end`
  `end`
  `use end-wide`
    @media (prefers-color-scheme: dark) {
  `Dark use wide`
  `use end-wide`
    @media (prefers-contrast: more) {
  `LightHigh use wide`
  `use end-wide`
    @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  `DarkHigh use wide`
  `use end-wide`
  }
  `end`

  """
