/// Bootstrap's own variables, and every role as a custom property after `brand-`. Bootstrap's secondary color is the accent.
/// Its dark mode keeps the colors of buttons, so rules change those two.
/// Source: the Bootstrap 5.3 documentation, "Sass", "Color modes" and "CSS variables".
let bootstrapTemplate: StaticString = """
  `define roles`
  `each roles`
    --brand-`role`: `color css`;
  `end`
  `end`
  // `note`
  // Import this before Bootstrap: @import "bootstrap-theme"; @import "bootstrap/scss/bootstrap";
  `if name`
  $theme-name: `name " #`;
  `end`

  `each primary=primary secondary=accent success=positive info=primary-text warning=warning danger=negative
  light=background dark=dark`
  $`key`: `color hex`;
  `end`

  `each body-bg=background body-color=text body-secondary-color=muted body-secondary-bg=surface
  body-tertiary-color=muted body-tertiary-bg=surface body-emphasis-color=text border-color=border headings-color=text
  link-color=primary-text link-hover-color=primary-text primary-text-emphasis=on-primary-soft
  primary-bg-subtle=primary-soft secondary-text-emphasis=on-accent-soft secondary-bg-subtle=accent-soft`
  $`key`: `color hex`;
  $`key`-dark: `Dark color hex`;
  `end`

  `each ramps`
  `each shades`
  $brand-`ramp`-`label lower`: `color hex`;
  `end`
  `end`

  $font-family-base: `Body family #`, `Body generic`;
  $font-weight-base: `Body weight`;
  $headings-font-family: `family #`, `generic`;
  $headings-font-weight: `weight`;

  :root {
  `use roles`
  }

  :root[data-bs-theme="dark"] {
  `with Dark`
  `each primary=primary secondary=accent success=positive warning=warning danger=negative`
    --bs-`key`: `color hex`;
    --bs-`key`-rgb: `color channels`;
  `end`
  `end`
  `Dark use roles`
  }
  `each primary=primary secondary=accent`

  [data-bs-theme="dark"] .btn-`key` {
    --bs-btn-bg: var(--brand-`role`);
    --bs-btn-color: var(--brand-on-`role`);
    --bs-btn-border-color: var(--brand-`role`);
  }
  `end`

  """
