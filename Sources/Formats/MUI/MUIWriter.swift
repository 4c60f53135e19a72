/// A module whose default export is a theme. Every role is in the palette under `brand`.
/// Source: the Material UI documentation, "CSS theme variables", "Palette" and "Typography".
let muiTemplate: StaticString = """
  `define palette`
        palette: {
          primary: { main: '`primary hex`', light: '`Primary lighter hex`', dark: '`Primary darker hex`', contrastText: '`on-primary hex`' },
          secondary: { main: '`accent hex`', light: '`Accent lighter hex`', dark: '`Accent darker hex`', contrastText: '`on-accent hex`' },
          info: { main: '`primary-text hex`', light: '`primary-text hex`', dark: '`primary-text hex`', contrastText: '`raised hex`' },
          success: { main: '`positive hex`', light: '`positive hex`', dark: '`positive hex`', contrastText: '`on-positive hex`' },
          warning: { main: '`warning hex`', light: '`warning hex`', dark: '`warning hex`', contrastText: '`on-warning hex`' },
          error: { main: '`negative hex`', light: '`negative hex`', dark: '`negative hex`', contrastText: '`on-negative hex`' },
          background: { default: '`background hex`', paper: '`surface hex`' },
          text: { primary: '`text hex`', secondary: '`muted hex`' },
          divider: '`border hex`',
          brand: {
  `each roles`
            `role camel`: '`color css`',
  `end`
  `each ramps`
            `ramp`Shades: { `each shades``label`: '`color hex`'`between`, `end` },
  `end`
          },
        },
      },
  `end`
  // `note`
  import { createTheme } from '@mui/material/styles';

  export default createTheme({
    cssVariables: true,
    colorSchemes: {
      light: {
  `use palette`
      dark: {
  `Dark use palette`
    },
    typography: {
      fontFamily: `Body stack '`,
      fontWeightRegular: `Body weight`,
  `each h1 h2 h3 h4 h5 h6`
      `key`: { fontFamily: `stack '`, fontWeight: `weight` },
  `end`
    },
  });

  """
