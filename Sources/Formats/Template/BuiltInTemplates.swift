// Scripts/templates writes this from the .template files. Change those.
// swift-format-ignore-file

/// The templates that come with the formats. Those that others include have an underscore before their names.
enum BuiltInTemplates {
static let all: [(name: StaticString, text: StaticString)] = [
("android", ##"""
`include material`
`define opening`
<?xml version="1.0" encoding="utf-8"?>
<!-- `note` -->
<resources>
`end`
`define colors`
`each all-roles`
    <color name="`prefix snake``role snake`">#FF`color digits`</color>
`end`
`end`
`define styles`
`file`values/brand_theme.xml
`use opening`
`if material`
`if roles`
    <style name="Theme.`prefix Camel`" parent="Theme.Material3.DayNight.NoActionBar">
`each of android:colorBackground=background colorOnBackground=text`
        <item name="`key`">@color/`prefix snake``role snake`</item>
`end`
`each in material`
`if not key surfaceTint`
        <item name="color`if key inversePrimary`PrimaryInverse`else``if key inverseSurface`SurfaceInverse`else``key Word``end``end`">@color/`prefix snake``role snake`</item>
`end`
`end`
`each of colorOnSurfaceInverse=on-dark`
        <item name="`key`">@color/`prefix snake``role snake`</item>
`end`
`with Body`
`if bundled`
        <item name="android:fontFamily">@font/`font-resource`</item>
`end`
`end`
    </style>
`end`
`if bundled`
    <!-- For titles: android:textAppearance="@style/TextAppearance.`prefix Camel`.Title" -->
    <style name="TextAppearance.`prefix Camel`.Title" parent="TextAppearance.Material3.HeadlineMedium">
        <item name="android:fontFamily">@font/`font-resource`</item>
        <item name="android:textStyle">`if heavy`bold`else`normal`end`</item>
    </style>
`end`
`end`
`if corner`
    <dimen name="`prefix snake`radius_card">`radius-card`dp</dimen>
    <dimen name="`prefix snake`radius_control">`radius-control`dp</dimen>
    <dimen name="`prefix snake`radius_chip">`radius-chip`dp</dimen>
`end`
`if sizes`
`each sizes`
    <dimen name="`prefix snake`text_`step snake`">`size`sp</dimen>
`end`
`end`
</resources>
`end`
`file`values/brand_colors.xml
`use opening`
`use colors`
`each ramps`
`each shades`
    <color name="`prefix snake``ramp`_`label lower`">#FF`color digits`</color>
`end`
`end`
</resources>
`file`values-night/brand_colors.xml
`use opening`
`Dark use colors`
</resources>
`file`values/brand_fonts.xml
`use opening`
`if name`
    <string name="`prefix snake`name" translatable="false">`name android`</string>
`end`
`each fonts`
    <string name="`prefix snake`font_`kind`" translatable="false">`font android`</string>
    <integer name="`prefix snake`font_`kind`_weight">`weight`</integer>
`end`
</resources>
`if material`
`use styles`
`else`
`if corner`
`use styles`
`else`
`if sizes`
`use styles`
`end`
`end`
`end`

"""##),
("angular", ##"""
`list names primary=primary-text on-primary=surface primary-container=primary-soft on-primary-container=on-primary-soft
secondary=accent-text on-secondary=surface secondary-container=accent-soft on-secondary-container=on-accent-soft
tertiary=accent-text on-tertiary=surface tertiary-container=accent-soft on-tertiary-container=on-accent-soft
error=negative on-error=on-negative error-container=negative-soft on-error-container=on-negative-soft
background=background on-background=text surface=background on-surface=text surface-variant=surface on-surface-variant=muted
surface-dim=background surface-bright=surface surface-container-lowest=surface surface-container-low=surface
surface-container=surface surface-container-high=raised surface-container-highest=raised surface-tint=primary-text
outline=outline outline-variant=border inverse-surface=dark inverse-on-surface=on-dark inverse-primary=accent-on-dark
neutral10=text neutral-variant20=muted`
`# Texts that would be in a color for something else, and the controls that may have the chosen ones.`
`list components button-text-label-text-color=primary-text button-outlined-label-text-color=primary-text
button-protected-label-text-color=primary-text button-filled-container-color=primary button-filled-label-text-color=on-primary
fab-container-color=accent fab-foreground-color=on-accent
form-field-filled-focus-label-text-color=primary-text form-field-outlined-focus-label-text-color=primary-text
form-field-filled-error-hover-label-text-color=negative form-field-outlined-error-hover-label-text-color=negative
form-field-outlined-error-hover-outline-color=negative form-field-error-hover-trailing-icon-color=negative`
`list fixed primary-fixed=primary-soft primary-fixed-dim=primary-soft on-primary-fixed=on-primary-soft
on-primary-fixed-variant=on-primary-soft secondary-fixed=accent-soft secondary-fixed-dim=accent-soft
on-secondary-fixed=on-accent-soft on-secondary-fixed-variant=on-accent-soft tertiary-fixed=accent-soft
tertiary-fixed-dim=accent-soft on-tertiary-fixed=on-accent-soft on-tertiary-fixed-variant=on-accent-soft`
`define prefix``prefix``end`
`define plain``end`
`include properties`
`include faces`
`define colors`
`each in names`
`if pair`
--mat-sys-`key`: light-dark(`color`, `Night color`);
`else`
--mat-sys-`key`: `color`;
`end`
`end`
`each in components`
`if pair`
--mat-`key`: light-dark(`color`, `Night color`);
`else`
--mat-`key`: `color`;
`end`
`end`
`if pair`
--mat-button-filled-state-layer-color: light-dark(`Primary darker`, `Night Primary darker`);
`else`
--mat-button-filled-state-layer-color: `Primary darker`;
`end`
`end`
`define shorthand`
--mat-sys-`key`: var(--mat-sys-`key`-weight) var(--mat-sys-`key`-size) / var(--mat-sys-`key`-line-height) var(--mat-sys-`key`-font);
`end`
/* `note` */
/* Angular Material 19 and newer, in styles.scss after @include mat.theme(…). Its primary is both a fill and a text, so it's the color
   that's legible on the page; filled buttons have the chosen one. */
`use faces`
:root {
`if not selector`
`if not light`
  color-scheme: light dark;
`end`
`end`
  `use colors`
  `use roles`
`each in fixed`
  --mat-sys-`key`: `Light color`;
`end`
  --mat-sys-shadow: `black`;
  --mat-sys-scrim: `black`;
`if fonts`
`each of display-large display-medium display-small headline-large headline-medium headline-small title-large title-medium
title-small`
  --mat-sys-`key`-font: `Title stack`;
  --mat-sys-`key`-weight: `Title weight`;
  `use shorthand`
`end`
`each of body-large body-medium body-small`
  --mat-sys-`key`-font: `Body stack`;
  --mat-sys-`key`-weight: `Body weight`;
  `use shorthand`
`end`
`each of label-large label-medium label-small`
  --mat-sys-`key`-font: `Body stack`;
  `use shorthand`
`end`
`end`
`if sizes`
`each of display-large=display display-medium=display display-small=large-title headline-large=large-title headline-medium=title
headline-small=title title-large=heading`
  --mat-sys-`key`-size: `size times 1 16`rem;
  --mat-sys-`key`-line-height: `size times 5 64`rem;
`end`
`each of title-medium=body title-small=small body-large=body body-medium=small body-small=caption label-large=small
label-medium=caption label-small=caption`
  --mat-sys-`key`-size: `size times 1 16`rem;
  --mat-sys-`key`-line-height: `size times 3 32`rem;
`end`
`end`
`if corner`
`each of large extra-large medium`
  --mat-sys-corner-`key`: `radius-card`px;
`end`
  --mat-sys-corner-small: `radius-control`px;
  --mat-sys-corner-extra-small: `radius-control`px;
`each of filled outlined protected text tonal`
  --mat-button-`key`-container-shape: `radius-control`px;
`end`
  --mat-chip-container-shape-radius: `radius-chip`px;
`end`
}
`if selector`

`selector` {
  color-scheme: dark;
  `Dark use colors`
  `Dark use roles`
}
`end`
`if media`

@media (prefers-color-scheme: dark) {
  :root {
    `Dark use colors`
    `Dark use roles`
  }
}
`end`
`if contrast`

@media (prefers-contrast: more) {
  :root {
    `LightHigh use colors`
    `LightHigh use roles`
  }
}
`if selector`

@media (prefers-contrast: more) {
  `selector` {
    `DarkHigh use colors`
    `DarkHigh use roles`
  }
}
`end`
`if media`

@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  :root {
    `DarkHigh use colors`
    `DarkHigh use roles`
  }
}
`end`

`use forced`
`end`

"""##),
("antDesign", ##"""
// `note`
// Ant Design 6, and 5: <ConfigProvider theme={isDark ? dark : light}>, without an algorithm.
// Its primary is both a fill and a text, so it's the color that's legible on the page, and text on it is made for that.
`each schemes`

/** @type {import('antd').ThemeConfig} */
export const `scheme camel` = {
  token: {
    colorPrimary: '`primary-text hex`',
    colorPrimaryHover: '`High primary-text hex`',
    colorPrimaryActive: '`High primary-text hex`',
    colorPrimaryBg: '`primary-tint hex`',
    colorPrimaryBgHover: '`primary-tint hex`',
    colorPrimaryBorder: '`primary-tint hex`',
    colorPrimaryBorderHover: '`primary-text hex`',
    colorPrimaryText: '`primary-text hex`',
    colorPrimaryTextHover: '`High primary-text hex`',
    colorPrimaryTextActive: '`High primary-text hex`',
    colorLink: '`primary-text hex`',
    colorLinkHover: '`High primary-text hex`',
    colorLinkActive: '`High primary-text hex`',
    colorInfo: '`primary-text hex`',
    colorInfoHover: '`High primary-text hex`',
    colorInfoActive: '`High primary-text hex`',
    colorInfoBg: '`primary-tint hex`',
    colorInfoBgHover: '`primary-tint hex`',
    colorInfoBorder: '`primary-text hex`',
    colorInfoBorderHover: '`primary-text hex`',
    colorInfoText: '`primary-text hex`',
    colorInfoTextHover: '`High primary-text hex`',
    colorInfoTextActive: '`High primary-text hex`',
    colorSuccess: '`positive hex`',
    colorSuccessHover: '`High positive hex`',
    colorSuccessActive: '`High positive hex`',
    colorSuccessBg: '`positive-tint hex`',
    colorSuccessBgHover: '`positive-tint hex`',
    colorSuccessBorder: '`positive hex`',
    colorSuccessBorderHover: '`positive hex`',
    colorSuccessText: '`positive hex`',
    colorSuccessTextHover: '`High positive hex`',
    colorSuccessTextActive: '`High positive hex`',
    colorWarning: '`warning hex`',
    colorWarningHover: '`High warning hex`',
    colorWarningActive: '`High warning hex`',
    colorWarningBg: '`warning-tint hex`',
    colorWarningBgHover: '`warning-tint hex`',
    colorWarningBorder: '`warning hex`',
    colorWarningBorderHover: '`warning hex`',
    colorWarningText: '`warning hex`',
    colorWarningTextHover: '`High warning hex`',
    colorWarningTextActive: '`High warning hex`',
    colorError: '`negative hex`',
    colorErrorHover: '`High negative hex`',
    colorErrorActive: '`High negative hex`',
    colorErrorBg: '`negative-tint hex`',
    colorErrorBgHover: '`negative-tint hex`',
    colorErrorBorder: '`negative hex`',
    colorErrorBorderHover: '`negative hex`',
    colorErrorText: '`negative hex`',
    colorErrorTextHover: '`High negative hex`',
    colorErrorTextActive: '`High negative hex`',
    colorErrorBgFilledHover: '`negative-tint hex`',
    colorErrorBgActive: '`negative-tint hex`',
    colorTextBase: '`text hex`',
    colorBgBase: '`background hex`',
    colorText: '`text hex`',
    colorTextSecondary: '`muted hex`',
    colorTextTertiary: '`muted hex`',
    colorTextQuaternary: '`muted hex`',
    colorTextPlaceholder: '`muted hex`',
    colorTextDescription: '`muted hex`',
    colorTextHeading: '`text hex`',
    colorTextLabel: '`muted hex`',
    colorIcon: '`muted hex`',
    colorIconHover: '`text hex`',
    colorTextLightSolid: '`surface hex`',
    colorWhite: '`surface hex`',
    colorBgLayout: '`background hex`',
    colorBgContainer: '`surface hex`',
    colorBgElevated: '`raised hex`',
    colorBgSpotlight: '`text hex`',
    colorBgSolid: '`text hex`',
    colorBgSolidHover: '`muted hex`',
    colorBgSolidActive: '`muted hex`',
    colorBorder: '`outline hex`',
    colorBorderSecondary: '`border hex`',
    colorSplit: '`border hex`',
    colorBorderDisabled: '`border hex`',
    colorFill: '`background hex`',
    colorFillSecondary: '`background hex`',
    colorFillTertiary: '`background hex`',
    colorFillQuaternary: '`background hex`',
    controlOutline: '`focus hex`',
    controlTmpOutline: '`border hex`',
    colorTextDisabled: '`outline hex`',
`if fonts`
    fontFamily: `Body stack '`,
    fontWeightStrong: `Title weight`,
`end`
`if sizes`
`each of fontSizeSM=caption fontSize=body fontSizeLG=heading fontSizeXL=title fontSizeHeading1=display fontSizeHeading2=large-title
fontSizeHeading3=title fontSizeHeading4=heading fontSizeHeading5=body`
    `key`: `size`,
`end`
`end`
`if corner`
    borderRadiusXS: `radius-chip`,
    borderRadiusSM: `radius-chip`,
    borderRadius: `radius-control`,
    borderRadiusLG: `radius-card`,
`end`
  },
  components: {
    Button: { primaryShadow: 'none', dangerShadow: 'none', defaultShadow: 'none' },
  },
};
`end`

// Every role, for what is your own.
export const brand = {
`each schemes`
  `scheme camel`: {
`each all-roles`
    `role camel`: '`color css`',
`end`
  },
`end`
};
`if fonts`

export const fonts = { title: `Title stack '`, body: `Body stack '` };
`end`

"""##),
("assetCatalog", ##"""
`define color`
"color": {
  "color-space": "`if outside`display-p3`else`srgb`end`",
  "components": { "alpha": "1.000",
`if outside`
    "red": "`color red`", "green": "`color green`", "blue": "`color blue`"
`else`
    "red": "0x`color r`", "green": "0x`color g`", "blue": "0x`color b`"
`end`
  }
}, "idiom": "universal"
`end`
`define info`
], "info": { "author": "xcode", "version": 1 } }
`end`
`file`Contents.json
{ "info": { "author": "xcode", "version": 1 } }
`each all-roles`
`file``prefix Camel``role Camel`.colorset/Contents.json
{ "colors": [{
`use color`
}, { "appearances": [{ "appearance": "luminosity", "value": "dark" }],
`Dark use color`
}, { "appearances": [{ "appearance": "contrast", "value": "high" }],
`LightHigh use color`
}, { "appearances": [{ "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" }],
`DarkHigh use color`
}
`use info`
`end`
`each ramps`
`each shades`
`file``prefix Camel``ramp Camel``label`.colorset/Contents.json
{ "colors": [{
`use color`
}
`use info`
`end`
`end`
`if fonts`
`file``prefix Camel`Fonts.dataset/Contents.json
{ "data": [{ "filename": "fonts.json", "idiom": "universal" }
`use info`
`file``prefix Camel`Fonts.dataset/fonts.json
{
  "note": "`note`", "titleFont": `Title font json`, "titleWeight": `Title weight`,
  "bodyFont": `Body font json`, "bodyWeight": `Body weight`
}
`end`

"""##),
("bootstrap", ##"""
`define prefix``prefix``end`
`define plain``end`
`include properties`
`include faces`
`define night`
`each of primary=primary secondary=accent success=positive warning=warning danger=negative`
--bs-`key`: `color hex`;
--bs-`key`-rgb: `color channels`;
`end`
`CSS use roles`
`end`
`# Bootstrap's own properties, which it makes of the Sass variables.`
`define everything`
`each of primary=primary secondary=accent success=positive info=primary-text warning=warning danger=negative light=surface
dark=dark body-color=text body-bg=background emphasis-color=text secondary-color=muted secondary-bg=surface
tertiary-color=muted tertiary-bg=surface link-color=primary-text link-hover-color=primary-text`
--bs-`key`: `color hex`;
--bs-`key`-rgb: `color channels`;
`end`
`each of heading-color=text border-color=border border-color-translucent=border focus-ring-color=focus
primary-text-emphasis=on-primary-soft primary-bg-subtle=primary-soft secondary-text-emphasis=on-accent-soft
secondary-bg-subtle=accent-soft success-text-emphasis=on-positive-soft success-bg-subtle=positive-soft
warning-text-emphasis=on-warning-soft warning-bg-subtle=warning-soft danger-text-emphasis=on-negative-soft
danger-bg-subtle=negative-soft`
--bs-`key`: `color hex`;
`end`
`CSS use roles`
`end`
`# What Bootstrap's own rules, which are for :root and may come later, don't outweigh.`
`define place``if scoped`:root:is(`root`), :root `root``else`html:root`end``end`
`define dark-place``if not scoped`:root`end``selector``end`
`define contrasts`
@media (prefers-contrast: more) {
  `use place` {
    `LightHigh use everything`
  }
`if selector`
  `use dark-place` {
    `DarkHigh use everything`
  }
`end`
}
`if media`
@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  `use place` {
    `DarkHigh use everything`
  }
}
`end`
`end`
`define button`
--bs-btn-bg: var(--`prefix``role`);
--bs-btn-color: var(--`prefix`on-`role`);
--bs-btn-border-color: var(--`prefix``role`);
--bs-btn-hover-bg: var(--`prefix``role`);
--bs-btn-hover-color: var(--`prefix`on-`role`);
--bs-btn-hover-border-color: var(--`prefix``role`);
--bs-btn-active-bg: var(--`prefix``role`);
--bs-btn-active-color: var(--`prefix`on-`role`);
--bs-btn-active-border-color: var(--`prefix``role`);
`end`
`define scope`
// Bootstrap's properties for what's in this scope. Import this before or after Bootstrap.
`use faces`
`use place` {
  `use everything`
`if fonts`
  --bs-body-font-family: `Body stack`;
  --bs-body-font-weight: `Body weight`;
`end`
`if sizes`
`each of body-font-size=body`
  --bs-`key`: `size times 1 16`rem;
`end`
`end`
`if corner`
  --bs-border-radius: `radius-card`px;
  --bs-border-radius-sm: `radius-control`px;
  --bs-border-radius-lg: `radius-card`px;
`end`
}
`if roles`

`if media`
@media (prefers-color-scheme: dark) {
  `use place` {
    `Dark use everything`
  }
}
`else`
`selector` {
  `Dark use everything`
}
`end`
`if contrast`

`use contrasts`
`end`
`if not some`

`each of primary=primary secondary=accent success=positive warning=warning danger=negative`
:root:is(`root`) .btn-`key`, :root `root` .btn-`key` {
  `use button`
}
`end`
`end`
`if contrast`

`use forced`
`end`
`end`
`end`
// `note`
`if not scoped`
// Import this before Bootstrap: @import "bootstrap-theme"; @import "bootstrap/scss/bootstrap";
`use faces`
`if name`
$theme-name: `name " #`;
`end`

`each of primary=primary secondary=accent success=positive info=primary-text warning=warning danger=negative
light=surface dark=dark`
$`key`: `color hex`;
`end`

`each of body-bg=background body-color=text body-secondary-color=muted body-secondary-bg=surface
body-tertiary-color=muted body-tertiary-bg=surface body-emphasis-color=text border-color=border headings-color=text
link-color=primary-text link-hover-color=primary-text primary-text-emphasis=on-primary-soft
primary-bg-subtle=primary-soft secondary-text-emphasis=on-accent-soft secondary-bg-subtle=accent-soft
success-text-emphasis=on-positive-soft success-bg-subtle=positive-soft warning-text-emphasis=on-warning-soft
warning-bg-subtle=warning-soft danger-text-emphasis=on-negative-soft danger-bg-subtle=negative-soft`
$`key`: `color hex`;
$`key`-dark: `Dark color hex`;
`end`

`each ramps`
`each shades`
$`prefix``ramp`-`label lower`: `color hex`;
`end`
`end`

`if fonts`
$font-family-base: `with Body``family #``if fallback`, `fallback #``end`, `generic``end`;
$font-weight-base: `Body weight`;
$headings-font-family: `family #``if fallback`, `fallback #``end`, `generic`;
$headings-font-weight: `weight`;
`end`
`if sizes`

`each of font-size-base=body small-font-size=small h1-font-size=display h2-font-size=large-title h3-font-size=title
h4-font-size=heading h5-font-size=heading h6-font-size=body`
$`key`: `size times 1 16`rem;
`end`
`end`
`if corner`

`each of border-radius border-radius-lg border-radius-xl border-radius-xxl card-border-radius`
$`key`: `radius-card`px;
`end`
`each of border-radius-sm btn-border-radius btn-border-radius-sm btn-border-radius-lg input-border-radius
input-border-radius-sm input-border-radius-lg`
$`key`: `radius-control`px;
`end`
$badge-border-radius: `radius-chip`px;
`end`

`if media`
$color-mode-type: media-query;

`end`
:root {
  `CSS use roles`
}

`if media`
@media (prefers-color-scheme: dark) {
  html:root {
    `Dark use night`
  }
}
`else`
:root`selector` {
  `Dark use night`
}
`end`
`each of primary=primary secondary=accent`

`if media`:root`else``selector``end` .btn-`key` {
  --bs-btn-bg: var(--`prefix``role`);
  --bs-btn-color: var(--`prefix`on-`role`);
  --bs-btn-border-color: var(--`prefix``role`);
}
`end`
`if contrast`
`if roles`

`use contrasts`
`if not some`
@media (prefers-contrast: more) {
`each of primary=primary secondary=accent success=positive warning=warning danger=negative`
  :root:root .btn-`key` {
    `use button`
  }
`end`
}
`end`

`use forced`
`end`
`end`
`else`
`use scope`
`end`

"""##),
("brand", ##"""
# `note`
# brand.yml, for Quarto, Shiny and Great Tables: save it as _brand.yml beside the documents.
`if name`
meta:
  name: `name json`
`end`
color:
  palette:
`each all-roles`
    `role`: "`color hex`"
`end`
  foreground: "`text hex`"
  background: "`background hex`"
  primary: "`primary hex`"
  secondary: "`muted hex`"
  tertiary: "`accent hex`"
  success: "`positive hex`"
  info: "`primary-text hex`"
  warning: "`warning hex`"
  danger: "`negative hex`"
  light: "`surface hex`"
  dark: "`dark hex`"
typography:
  base:
    family: `Body font json`
    weight: `Body weight`
`if sizes`
`each of size=body`
    `key`: `size times 1 16`rem
`end`
`end`
  headings:
    family: `Title font json`
    weight: `Title weight`
  link:
    color: "`primary-text hex`"

"""##),
("_faces", ##"""
`define faces`
`each families`
`each faces`
@font-face {
  font-family: `family sheet`;
  src: url("`face-url`") format("`face-format`");
  font-weight: `face-weights`;
  font-style: `face-style`;
  font-display: swap;
`if subset`
  unicode-range: `face-range`;
`end`
}
`if fallback`

/* Shown until that has loaded. */
@font-face {
  font-family: `fallback sheet`;
  src: `face-local`;
  font-weight: `face-weights`;
  size-adjust: `face-adjust`;
  ascent-override: `face-ascent`;
  descent-override: `face-descent`;
  line-gap-override: `face-gap`;
}
`end`

`end`
`end`
`end`

"""##),
("_properties", ##"""
`define roles`
`each all-roles`
`if pair`
--`use prefix``role`: light-dark(`color`, `Night color`);
`else`
--`use prefix``role`: `color`;
`end`
`end`
`end`
`define shades`
`each ramps`
`each shades`
--`use prefix``ramp`-`label lower`: `color`;
`end`
`end`
`end`
`define fonts`
`each fonts`
--`use plain`font-`kind`: `stack`;
--`use plain`font-`kind`-weight: `weight`;
`end`
`end`
`define measures`
`if corner`
--`use plain`radius-card: `radius-card`px;
--`use plain`radius-control: `radius-control`px;
--`use plain`radius-chip: `radius-chip`px;
`end`
`if sizes`
`each sizes`
--`use plain`text-`step`: `size times 1 16`rem;
`end`
`end`
`end`
`define name`
`if name`
--`use plain`theme-name: `name "`;
`end`
`end`
`# A scope has the page's, unless a selector says which.`
`define color-scheme`
`if selector`
color-scheme: light;
`else`
`if not light`
`if not scoped`
color-scheme: light dark;
`end`
`end`
`end`
`end`
`define dark`
`if roles`
`if media`
@media (prefers-color-scheme: dark) {
  `root` {
    `Dark use roles`
  }
}
`end`
`if selector`
`selector` {
  color-scheme: dark;
  `Dark use roles`
}
`end`
`end`
`end`
`define contrast`
`if roles`
@media (prefers-contrast: more) {
  `root` {
    `LightHigh use roles`
  }
}
`end`
`end`
`define dark-contrast`
`if roles`
`if media`
@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  `root` {
    `DarkHigh use roles`
  }
}
`end`
`if selector`
@media (prefers-contrast: more) {
  `selector` {
    `DarkHigh use roles`
  }
}
`end`
`end`
`end`
`define forced`
`if roles`
@media (forced-colors: active) {
  /* Edges that only a color or a shadow drew. */
  `root` :where(button, input, select, textarea, dialog, [role="button"], [role="dialog"], [class~="card"], [data-slot="card"]) {
    outline: 1px solid CanvasText !important;
    outline-offset: -1px !important;
  }
  `root` :where([aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"]), [class~="active"]) {
    outline: 3px solid Highlight !important;
    outline-offset: -3px !important;
  }
  `root` :focus-visible {
    outline: 3px solid Highlight !important;
    outline-offset: 2px !important;
  }
}
`end`
`end`

"""##),
("css", ##"""
`define prefix``prefix``end`
`define plain``prefix``end`
`include properties`
`include faces`
/* `note` */
`use faces`
`root` {
  `use color-scheme`
  `use name`
  `use roles`
  `use shades`
  `use fonts`
  `use measures`
}
`if roles`
`if not pair`

`use dark`
`end`

`if contrast`

`use contrast`
`if not pair`

`use dark-contrast`
`end`
`end`
`end`
`if wide`

@supports (color: color(display-p3 0 0 0)) {
  @media all {
    `root` {
      `CSS use roles`
      `CSS use shades`
    }
  }
}
`if roles`
`if not pair`

@supports (color: color(display-p3 0 0 0)) {
`if media`
  @media all and (prefers-color-scheme: dark) {
    `root` {
      `CSS Dark use roles`
    }
  }
`else`
  `selector` {
    `CSS Dark use roles`
  }
`end`
}
`end`
`if contrast`

@supports (color: color(display-p3 0 0 0)) {
  @media all and (prefers-contrast: more) {
    `root` {
      `CSS LightHigh use roles`
    }
  }
}
`if not pair`

@supports (color: color(display-p3 0 0 0)) {
`if media`
  @media all and (prefers-contrast: more) and (prefers-color-scheme: dark) {
    `root` {
      `CSS DarkHigh use roles`
    }
  }
`else`
  @media all and (prefers-contrast: more) {
    `selector` {
      `CSS DarkHigh use roles`
    }
  }
`end`
}
`end`
`end`
`end`
`end`
`if roles`
`if contrast`

`use forced`
`end`
`end`

"""##),
("chakra", ##"""
`define colors`
bg: {
`each of DEFAULT=background subtle=surface muted=background emphasized=border inverted=dark panel=raised error=negative-soft
warning=warning-soft success=positive-soft info=primary-soft`
  `key`: { value: { _light: '`color hex`', _dark: '`Night color hex`' } },
`end`
},
fg: {
`each of DEFAULT=text muted=muted subtle=muted inverted=on-dark error=negative warning=warning success=positive info=primary-text`
  `key`: { value: { _light: '`color hex`', _dark: '`Night color hex`' } },
`end`
},
border: {
`each of DEFAULT=border muted=border subtle=border emphasized=outline inverted=dark error=negative warning=warning success=positive
info=primary-text`
  `key`: { value: { _light: '`color hex`', _dark: '`Night color hex`' } },
`end`
},
`each of primary blue`
`key`: {
  solid: { value: { _light: '`primary hex`', _dark: '`Night primary hex`' } },
  contrast: { value: { _light: '`on-primary hex`', _dark: '`Night on-primary hex`' } },
  fg: { value: { _light: '`primary-text hex`', _dark: '`Night primary-text hex`' } },
  subtle: { value: { _light: '`primary-tint hex`', _dark: '`Night primary-tint hex`' } },
  muted: { value: { _light: '`primary-tint hex`', _dark: '`Night primary-tint hex`' } },
  emphasized: { value: { _light: '`primary-tint hex`', _dark: '`Night primary-tint hex`' } },
  border: { value: { _light: '`primary-text hex`', _dark: '`Night primary-text hex`' } },
  focusRing: { value: { _light: '`focus hex`', _dark: '`Night focus hex`' } },
},
`end`
`each of accent`
`key`: {
  solid: { value: { _light: '`accent hex`', _dark: '`Night accent hex`' } },
  contrast: { value: { _light: '`on-accent hex`', _dark: '`Night on-accent hex`' } },
  fg: { value: { _light: '`accent-text hex`', _dark: '`Night accent-text hex`' } },
  subtle: { value: { _light: '`accent-tint hex`', _dark: '`Night accent-tint hex`' } },
  muted: { value: { _light: '`accent-tint hex`', _dark: '`Night accent-tint hex`' } },
  emphasized: { value: { _light: '`accent-tint hex`', _dark: '`Night accent-tint hex`' } },
  border: { value: { _light: '`accent-text hex`', _dark: '`Night accent-text hex`' } },
  focusRing: { value: { _light: '`focus hex`', _dark: '`Night focus hex`' } },
},
`end`
`each of green teal`
`key`: {
  solid: { value: { _light: '`positive hex`', _dark: '`Night positive hex`' } },
  contrast: { value: { _light: '`on-positive hex`', _dark: '`Night on-positive hex`' } },
  fg: { value: { _light: '`positive hex`', _dark: '`Night positive hex`' } },
  subtle: { value: { _light: '`positive-tint hex`', _dark: '`Night positive-tint hex`' } },
  muted: { value: { _light: '`positive-tint hex`', _dark: '`Night positive-tint hex`' } },
  emphasized: { value: { _light: '`positive-tint hex`', _dark: '`Night positive-tint hex`' } },
  border: { value: { _light: '`positive hex`', _dark: '`Night positive hex`' } },
  focusRing: { value: { _light: '`focus hex`', _dark: '`Night focus hex`' } },
},
`end`
`each of orange yellow`
`key`: {
  solid: { value: { _light: '`warning hex`', _dark: '`Night warning hex`' } },
  contrast: { value: { _light: '`on-warning hex`', _dark: '`Night on-warning hex`' } },
  fg: { value: { _light: '`warning hex`', _dark: '`Night warning hex`' } },
  subtle: { value: { _light: '`warning-tint hex`', _dark: '`Night warning-tint hex`' } },
  muted: { value: { _light: '`warning-tint hex`', _dark: '`Night warning-tint hex`' } },
  emphasized: { value: { _light: '`warning-tint hex`', _dark: '`Night warning-tint hex`' } },
  border: { value: { _light: '`warning hex`', _dark: '`Night warning hex`' } },
  focusRing: { value: { _light: '`focus hex`', _dark: '`Night focus hex`' } },
},
`end`
`each of red`
`key`: {
  solid: { value: { _light: '`negative hex`', _dark: '`Night negative hex`' } },
  contrast: { value: { _light: '`on-negative hex`', _dark: '`Night on-negative hex`' } },
  fg: { value: { _light: '`negative hex`', _dark: '`Night negative hex`' } },
  subtle: { value: { _light: '`negative-tint hex`', _dark: '`Night negative-tint hex`' } },
  muted: { value: { _light: '`negative-tint hex`', _dark: '`Night negative-tint hex`' } },
  emphasized: { value: { _light: '`negative-tint hex`', _dark: '`Night negative-tint hex`' } },
  border: { value: { _light: '`negative hex`', _dark: '`Night negative hex`' } },
  focusRing: { value: { _light: '`focus hex`', _dark: '`Night focus hex`' } },
},
`end`
`each of gray`
`key`: {
  solid: { value: { _light: '`text hex`', _dark: '`Night text hex`' } },
  contrast: { value: { _light: '`background hex`', _dark: '`Night background hex`' } },
  fg: { value: { _light: '`text hex`', _dark: '`Night text hex`' } },
  subtle: { value: { _light: '`background hex`', _dark: '`Night background hex`' } },
  muted: { value: { _light: '`background hex`', _dark: '`Night background hex`' } },
  emphasized: { value: { _light: '`background hex`', _dark: '`Night background hex`' } },
  border: { value: { _light: '`text hex`', _dark: '`Night text hex`' } },
  focusRing: { value: { _light: '`focus hex`', _dark: '`Night focus hex`' } },
},
`end`
`each brands`
'`role`': {
  solid: { value: { _light: '`color hex`', _dark: '`Night color hex`' } },
  contrast: { value: { _light: '`brand-on hex`', _dark: '`Night brand-on hex`' } },
  fg: { value: { _light: '`brand-text hex`', _dark: '`Night brand-text hex`' } },
  subtle: { value: { _light: '`brand-tint hex`', _dark: '`Night brand-tint hex`' } },
  muted: { value: { _light: '`brand-tint hex`', _dark: '`Night brand-tint hex`' } },
  emphasized: { value: { _light: '`brand-tint hex`', _dark: '`Night brand-tint hex`' } },
  border: { value: { _light: '`brand-text hex`', _dark: '`Night brand-text hex`' } },
  focusRing: { value: { _light: '`focus hex`', _dark: '`Night focus hex`' } },
},
`end`
brand: {
`each all-roles`
  '`role`': { value: { _light: '`color css`', _dark: '`Night color css`' } },
`end`
},
`end`
// `note`
// Chakra UI 3: <ChakraProvider value={system}>; highContrastSystem is for more contrast.
import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';

const tokens = {
  colors: {
`each ramps`
    `ramp`: { `each plain``label`: { value: '`color hex`' }`between`, `end` },
`end`
  },
`if fonts`
  fonts: { heading: { value: `Title stack '` }, body: { value: `Body stack '` } },
`end`
`if sizes`
  fontSizes: {
`each of xs=caption sm=small md=body lg=heading xl=heading`
    `key`: { value: '`size times 1 16`rem' },
`end`
`each of 2xl=title 3xl=title 4xl=large-title 5xl=display`
    '`key`': { value: '`size times 1 16`rem' },
`end`
  },
`end`
`if corner`
  radii: { xs: { value: '`radius-chip`px' }, sm: { value: '`radius-control`px' }, md: { value: '`radius-card`px' } },
`end`
};
const globalCss = { html: { colorPalette: 'primary' }`if fonts`, 'h1, h2, h3, h4, h5, h6': { fontWeight: '`Title weight`' }`end` };

export const system = createSystem(
  defaultConfig,
  defineConfig({
    globalCss,
    theme: {
      tokens,
      semanticTokens: {
        colors: {
          `Light use colors`
        },
      },
    },
  }),
);

export const highContrastSystem = createSystem(
  defaultConfig,
  defineConfig({
    globalCss,
    theme: {
      tokens,
      semanticTokens: {
        colors: {
          `LightHigh use colors`
        },
      },
    },
  }),
);

"""##),
("compose", ##"""
`include material`
`include composeThemes`
`define colors`
`each all-roles`
    `role identifier` = `use value`,
`end`
)
`end`
`if several`
`use list`
`else`
// `note`

package `kotlin-package`

`if not multiplatform`
import android.app.UiModeManager
import android.os.Build
`end`
import androidx.compose.foundation.isSystemInDarkTheme
`if corner`
import androidx.compose.foundation.shape.RoundedCornerShape
`end`
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
`if corner`
import androidx.compose.material3.Shapes
`end`
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
`if not multiplatform`
import androidx.compose.runtime.DisposableEffect
`end`
import androidx.compose.runtime.Immutable
`if not multiplatform`
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
`end`
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
`if wide`
import androidx.compose.ui.graphics.colorspace.ColorSpaces
`end`
`if not multiplatform`
import androidx.compose.ui.platform.LocalContext
`end`
`if fonts`
`if not multiplatform`
import androidx.compose.ui.text.font.DeviceFontFamilyName
import androidx.compose.ui.text.font.Font
`end`
import androidx.compose.ui.text.font.FontFamily
`if files`
import androidx.compose.ui.text.font.FontStyle
`end`
import androidx.compose.ui.text.font.FontWeight
`end`
`if corner`
import androidx.compose.ui.unit.dp
`end`
`if fonts`
`if sizes`
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
`end`
`end`
`if package`
import `package`.R
`end`
`if name`

const val ThemeName = `name "$`
`end`

/** A color for every role, including those Material 3 has no name for. */
@Immutable
data class `prefix Camel`Colors(
`each all-roles`
    /** For `purpose`. */
    val `role identifier`: Color,
`end`
)
`if charts`

`use chart-lists`
`end`

val Light`prefix Camel`Colors = `prefix Camel`Colors(
`use colors`

val Dark`prefix Camel`Colors = `prefix Camel`Colors(
`Dark use colors`

val HighContrastLight`prefix Camel`Colors = `prefix Camel`Colors(
`LightHigh use colors`

val HighContrastDark`prefix Camel`Colors = `prefix Camel`Colors(
`DarkHigh use colors`
`each ramps`

object `ramp Camel`Shades {
`each shades`
    val Shade`label` = `use value`
`end`
}
`end`

`use onto`

val Light`prefix Camel`ColorScheme = Light`prefix Camel`Colors.onto(lightColorScheme())
val Dark`prefix Camel`ColorScheme = Dark`prefix Camel`Colors.onto(darkColorScheme())
val HighContrastLight`prefix Camel`ColorScheme = HighContrastLight`prefix Camel`Colors.onto(lightColorScheme())
val HighContrastDark`prefix Camel`ColorScheme = HighContrastDark`prefix Camel`Colors.onto(darkColorScheme())
`if fonts`

`use family`

`Body use family`

val `prefix Camel`Typography = Typography().run {
    copy(
        `use styles`
    )
}
`end`
`if corner`

val `prefix Camel`Shapes = Shapes(
    `use shapes`
)

/** For buttons, which take no shape from the theme: Button(shape = `prefix Camel`ControlShape). */
val `prefix Camel`ControlShape = RoundedCornerShape(`radius-control`.dp)
`end`

val Local`prefix Camel`Colors = staticCompositionLocalOf { Light`prefix Camel`Colors }

`if not multiplatform`
`use contrast-setting`

`end`
/** The theme around an app's content.`if multiplatform` On Android, UiModeManager's contrast says whether it's high.`end` */
@Composable
fun `prefix Camel`Theme(
    dark: Boolean = isSystemInDarkTheme(),
`if not fonts`
    typography: Typography = MaterialTheme.typography,
`end`
    highContrast: Boolean = `if multiplatform`false`else`isMoreContrastWanted()`end`,
    content: @Composable () -> Unit,
) {
    val colors = when {
        dark && highContrast -> HighContrastDark`prefix Camel`Colors
        dark -> Dark`prefix Camel`Colors
        highContrast -> HighContrastLight`prefix Camel`Colors
        else -> Light`prefix Camel`Colors
    }
    val scheme = when {
        dark && highContrast -> HighContrastDark`prefix Camel`ColorScheme
        dark -> Dark`prefix Camel`ColorScheme
        highContrast -> HighContrastLight`prefix Camel`ColorScheme
        else -> Light`prefix Camel`ColorScheme
    }
    CompositionLocalProvider(Local`prefix Camel`Colors provides colors) {
        MaterialTheme(
            colorScheme = scheme,
`if corner`
            shapes = `prefix Camel`Shapes,
`end`
            typography = `if fonts``prefix Camel`Typography`else`typography`end`,
            content = content,
        )
    }
}
`end`

"""##),
("_composeThemes", ##"""
`define value``if outside`Color(red = `color red`f, green = `color green`f, blue = `color blue`f, colorSpace = ColorSpaces.DisplayP3)`else`Color(0xFF`color digits`)`end``end`
`define family`
`if bundled`
val `kind Camel`Font = FontFamily(
`each faces`
    Font(R.font.`face-resource`, FontWeight(`face-weight`)`if italic`, FontStyle.Italic`end`),
`end`
)
`else`
`if system`
val `kind Camel`Font = FontFamily.`generic Camel`
`else`
`if multiplatform`
/** Stands in for `font`: load its files, and name them here. */
val `kind Camel`Font = FontFamily.`generic Camel`
`else`
val `kind Camel`Font = FontFamily(
    Font(DeviceFontFamilyName(`font "$`), FontWeight.W400),
`if bold`
    Font(DeviceFontFamilyName(`font "$`), FontWeight.W700),
`end`
`if weighted`
    Font(DeviceFontFamilyName(`font "$`), FontWeight.W`weight-hundred`),
`end`
)
`end`
`end`
`end`
`end`
`# Material's styles of text`
`define styles`
`each of displayLarge=display displayMedium=display displaySmall=large-title headlineLarge=large-title headlineMedium=title
headlineSmall=heading titleLarge=heading titleMedium=body titleSmall=small`
`key` = `key`.copy(fontFamily = TitleFont, fontWeight = FontWeight.W`weight-hundred``if sizes`, fontSize = `size`.sp, lineHeight = 1.25.em`end`),
`end`
`each of bodyLarge=body bodyMedium=body bodySmall=small`
`key` = `key`.copy(fontFamily = BodyFont`with Body``if weighted`, fontWeight = FontWeight.W`weight-hundred``end``end``if sizes`, fontSize = `size`.sp, lineHeight = 1.5.em`end`),
`end`
`each of labelLarge=small labelMedium=caption labelSmall=caption`
`key` = `key`.copy(fontFamily = BodyFont`if sizes`, fontSize = `size`.sp, lineHeight = 1.5.em`end`),
`end`
`end`
`define shapes`
extraSmall = RoundedCornerShape(`if round``radius-card``else``radius-control``end`.dp),
small = RoundedCornerShape(`radius-chip`.dp),
medium = RoundedCornerShape(`radius-card`.dp),
large = RoundedCornerShape(`radius-card`.dp),
extraLarge = RoundedCornerShape(`radius-card`.dp),
`end`
`define chart-lists`
/** The parts of a chart, in their order. More can't be told apart by everyone: label them, or group the rest. */
val `prefix Camel`Colors.chartCategories: List<Color>
    get() = listOf(`each charts``role identifier``between`, `end`)

/** A chart's amounts, from little to much. */
val `prefix Camel`Colors.chartSequence: List<Color>
    get() = listOf(`each sequential``role identifier``between`, `end`)

/** A chart's amounts, from one end over a neutral middle to the other. */
val `prefix Camel`Colors.chartDivergence: List<Color>
    get() = listOf(`each diverging``role identifier``between`, `end`)
`end`
`define onto`
private fun `prefix Camel`Colors.onto(scheme: ColorScheme) = scheme.copy(
`each in material`
    `key` = `role camel`,
`end`
    background = background,
    onBackground = text,
    surfaceVariant = surface,
    inverseOnSurface = onDark,
)
`end`
`define contrast-setting`
/** Whether the person asks for more contrast, in the settings of Android 14 and newer. Follows the setting. */
@Composable
private fun isMoreContrastWanted(): Boolean {
    if (Build.VERSION.SDK_INT < 34) return false
    val context = LocalContext.current
    val modes = context.getSystemService(UiModeManager::class.java) ?: return false
    var contrast by remember(modes) { mutableStateOf(modes.contrast) }
    DisposableEffect(modes) {
        val listener = UiModeManager.ContrastChangeListener { contrast = it }
        modes.addContrastChangeListener(context.mainExecutor, listener)
        onDispose { modes.removeContrastChangeListener(listener) }
    }
    return contrast > 0f
}
`end`
`define listed-colors`
`each shared-roles`
`role identifier` = `use value`,
`end`
`if brands`
brandColors = mapOf(
`each brand-roles`
    `role "$` to `use value`,
`end`
),
`end`
`end`
`# Several themes in one file: a map of values of one type`
`define list`
package `kotlin-package`

`if not multiplatform`
import android.app.UiModeManager
import android.os.Build
`end`
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Shapes
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
`if not multiplatform`
import androidx.compose.runtime.DisposableEffect
`end`
import androidx.compose.runtime.Immutable
`if not multiplatform`
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
`end`
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.colorspace.ColorSpaces
`if not multiplatform`
import androidx.compose.ui.platform.LocalContext
`end`
`if not multiplatform`
import androidx.compose.ui.text.font.DeviceFontFamilyName
import androidx.compose.ui.text.font.Font
`end`
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

/** A color for every role, including those Material 3 has no name for. */
@Immutable
data class `prefix Camel`Colors(
`each shared-roles`
    /** For `purpose`. */
    val `role identifier`: Color,
`end`
    /** The roles of the theme's brand colors by their names. */
    val brandColors: Map<String, Color> = emptyMap(),
)
`if charts`

`use chart-lists`
`end`

/** A theme: its colors, its type and its corners. */
@Immutable
class `prefix Camel`Values(
    val name: String,
    val light: `prefix Camel`Colors,
    val dark: `prefix Camel`Colors,
    val highContrastLight: `prefix Camel`Colors,
    val highContrastDark: `prefix Camel`Colors,
    val typography: Typography = Typography(),
    val shapes: Shapes = Shapes(),
)

/** The themes by their names. */
val `prefix Camel`Themes: Map<String, `prefix Camel`Values> = listOf(
`each themes`
    // `note`
    `prefix Camel`Values(
        name = `theme "$`,
        light = `prefix Camel`Colors(
            `use listed-colors`
        ),
        dark = `prefix Camel`Colors(
            `Dark use listed-colors`
        ),
        highContrastLight = `prefix Camel`Colors(
            `LightHigh use listed-colors`
        ),
        highContrastDark = `prefix Camel`Colors(
            `DarkHigh use listed-colors`
        ),
`if fonts`
        typography = run {
            `use family`
            `Body use family`
            Typography().run {
                copy(
                    `use styles`
                )
            }
        },
`end`
`if corner`
        shapes = Shapes(
            `use shapes`
        ),
`end`
    ),
`end`
).associateBy { it.name }

`use onto`

val Local`prefix Camel`Colors = staticCompositionLocalOf<`prefix Camel`Colors> { error("There is no `prefix Camel`Theme around this.") }

`if not multiplatform`
`use contrast-setting`

`end`
/**
 * A theme around an app's content, or around a part of it: `prefix Camel`Theme(`prefix Camel`Themes.getValue(`theme "`)) { … }
`if multiplatform`
 * On Android, UiModeManager's contrast says whether it's high.
`end`
 */
@Composable
fun `prefix Camel`Theme(
    theme: `prefix Camel`Values,
    dark: Boolean = isSystemInDarkTheme(),
    highContrast: Boolean = `if multiplatform`false`else`isMoreContrastWanted()`end`,
    content: @Composable () -> Unit,
) {
    val colors = when {
        dark && highContrast -> theme.highContrastDark
        dark -> theme.dark
        highContrast -> theme.highContrastLight
        else -> theme.light
    }
    CompositionLocalProvider(Local`prefix Camel`Colors provides colors) {
        MaterialTheme(
            colorScheme = colors.onto(if (dark) darkColorScheme() else lightColorScheme()),
            shapes = theme.shapes,
            typography = theme.typography,
            content = content,
        )
    }
}
`end`

"""##),
("daisyUI", ##"""
`list names base-100=background base-200=surface base-content=text neutral=dark neutral-content=on-dark`
`define prefix``prefix``end`
`define plain``end`
`include properties`
`include faces`
`define colors`
`each in names`
--color-`key`: `color`;
`end`
--color-base-300: `quiet`;
--color-primary: `primary-ink`;
--color-secondary: `accent-ink`;
--color-accent: `accent-ink`;
--color-info: `primary-ink`;
--color-success: `positive-ink`;
--color-warning: `warning-ink`;
--color-error: `negative-ink`;
`each of primary secondary accent info success warning error`
--color-`key`-content: `surface`;
`end`
`end`
`define shape`
`if corner`
--radius-selector: `radius-chip times 1 16`rem;
--radius-field: `radius-control times 1 16`rem;
--radius-box: `radius-card times 1 16`rem;
`else`
--radius-selector: 0.5rem;
--radius-field: 0.25rem;
--radius-box: 0.5rem;
`end`
--size-selector: 0.25rem;
--size-field: 0.25rem;
--border: 1px;
--depth: 0;
--noise: 0;
`end`
/* `note` */
/* daisyUI 5, in the app's style sheet after @plugin "daisyui". Its colors are both fills and texts, so each is legible on the page, and
   on a little of itself; --`use prefix`… has the chosen ones. */
`use faces`
@plugin "daisyui/theme" {
  name: "light";
  default: true;
  prefersdark: false;
  color-scheme: light;
  `use colors`
  `use shape`
}

@plugin "daisyui/theme" {
  name: "dark";
  default: false;
  prefersdark: true;
  color-scheme: dark;
  `Dark use colors`
  `use shape`
}
`if fonts`

@theme {
  --font-sans: `Body stack`;
  --font-heading: `Title stack`;
}
`end`

:root {
`each all-roles`
  --`use prefix``role`: light-dark(`color`, `Dark color`);
`end`
}
`if contrast`

@media (prefers-contrast: more) {
  :root {
    `LightHigh use colors`
`each all-roles`
    --`use prefix``role`: light-dark(`LightHigh color`, `DarkHigh color`);
`end`
  }
  [data-theme="dark"] {
    `DarkHigh use colors`
  }
}

@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
    `DarkHigh use colors`
  }
}

`use forced`
`end`

"""##),
("design", ##"""
`define tokens`
`each all-roles`
`role`: "rgb(`color channels`)"
`end`
`end`
---
# `note`
version: alpha
name: `display json`
description: `sketch json`
colors:
  `each all-roles`
  `role`: "`color hex`"
  `end`
typography:
  headline-lg:
    fontFamily: `Title font json`
    fontSize: `if sizes``each of x=large-title``size``end``else`40`end`px
    fontWeight: `Title weight`
    lineHeight: 1.2
  headline-md:
    fontFamily: `Title font json`
    fontSize: `if sizes``each of x=title``size``end``else`28`end`px
    fontWeight: `Title weight`
    lineHeight: 1.25
  headline-sm:
    fontFamily: `Title font json`
    fontSize: `if sizes``each of x=heading``size``end``else`20`end`px
    fontWeight: `Title weight`
    lineHeight: 1.3
  body-lg:
    fontFamily: `Body font json`
    fontSize: `if sizes``each of x=body``size``end``else`18`end`px
    fontWeight: `Body weight`
    lineHeight: 1.5
  body-md:
    fontFamily: `Body font json`
    fontSize: `if sizes``each of x=body``size``end``else`16`end`px
    fontWeight: `Body weight`
    lineHeight: 1.5
  label-md:
    fontFamily: `Body font json`
    fontSize: `if sizes``each of x=small``size``end``else`14`end`px
    fontWeight: `Body weight`
    lineHeight: 1.4
rounded:
  sm: `if corner``radius-chip``else`4`end`px
  md: `if corner``radius-control``else`8`end`px
  lg: `if corner``radius-card``else`16`end`px
  full: 9999px
spacing:
  xs: 4px
  sm: 8px
  md: 16px
  lg: 24px
  xl: 40px
components:
  page:
    backgroundColor: "{colors.background}"
    textColor: "{colors.text}"
    typography: "{typography.body-md}"
    padding: "{spacing.md}"
  page-caption:
    backgroundColor: "{colors.background}"
    textColor: "{colors.muted}"
    typography: "{typography.label-md}"
  card:
    backgroundColor: "{colors.surface}"
    textColor: "{colors.text}"
    rounded: "{rounded.lg}"
    padding: "{spacing.md}"
  card-link:
    backgroundColor: "{colors.surface}"
    textColor: "{colors.primary-text}"
  card-highlight:
    backgroundColor: "{colors.surface}"
    textColor: "{colors.accent-text}"
  menu:
    backgroundColor: "{colors.raised}"
    textColor: "{colors.text}"
    rounded: "{rounded.`if corner`lg`else`md`end`}"
  app-bar:
    backgroundColor: "{colors.primary}"
    textColor: "{colors.on-primary}"
    typography: "{typography.headline-sm}"
  app-bar-mark:
    backgroundColor: "{colors.accent-on-primary}"
  button-main:
    backgroundColor: "{colors.accent}"
    textColor: "{colors.on-accent}"
    typography: "{typography.label-md}"
    rounded: "{rounded.`if corner`md`else`full`end`}"
    height: 44px
  button:
    backgroundColor: "{colors.primary}"
    textColor: "{colors.on-primary}"
    typography: "{typography.label-md}"
    rounded: "{rounded.`if corner`md`else`full`end`}"
    height: 44px
  chip:
    backgroundColor: "{colors.primary-soft}"
    textColor: "{colors.on-primary-soft}"
    rounded: "{rounded.`if corner`sm`else`full`end`}"
  chip-accent:
    backgroundColor: "{colors.accent-soft}"
    textColor: "{colors.on-accent-soft}"
    rounded: "{rounded.`if corner`sm`else`full`end`}"
  section-dark:
    backgroundColor: "{colors.dark}"
    textColor: "{colors.on-dark}"
  section-dark-highlight:
    backgroundColor: "{colors.dark}"
    textColor: "{colors.accent-on-dark}"
  `each brands`
  brand-`role`:
    backgroundColor: "{colors.`role`}"
    textColor: "{colors.on-`role`}"
    rounded: "{rounded.sm}"
  brand-`role`-soft:
    backgroundColor: "{colors.`role`-soft}"
    textColor: "{colors.on-`role`-soft}"
    rounded: "{rounded.sm}"
  brand-`role`-text:
    backgroundColor: "{colors.surface}"
    textColor: "{colors.`role`-text}"
  `end`
  `each of positive warning negative`
  banner-`key`:
    backgroundColor: "{colors.`key`-soft}"
    textColor: "{colors.on-`key`-soft}"
    rounded: "{rounded.`if corner`lg`else`md`end`}"
    padding: "{spacing.md}"
  badge-`key`:
    backgroundColor: "{colors.`key`}"
    textColor: "{colors.on-`key`}"
    rounded: "{rounded.sm}"
  `end`
  field:
    backgroundColor: "{colors.surface}"
    textColor: "{colors.text}"
    rounded: "{rounded.md}"
    height: 44px
  field-edge:
    backgroundColor: "{colors.outline}"
    size: 1px
  divider:
    backgroundColor: "{colors.border}"
    height: 1px
  focus-ring:
    backgroundColor: "{colors.focus}"
    size: 2px
tintype:
  dark:
    `Dark use tokens`
  light-high-contrast:
    `LightHigh use tokens`
  dark-high-contrast:
    `DarkHigh use tokens`
---

# `display xml`

## Overview

`sketch xml` Every color here was computed from these two`if brands` and the brand's own colors`end`, so that everything reads on what it's painted on: text at 4.5:1 or
more, icons and the edges of controls at 3:1, by WCAG 2.2.

## Colors

- **Primary (`primary hex`):** bars and filled controls. It's made from `Primary full`, `Primary chosen hex`.
- **Accent (`accent hex`):** the one thing on a screen that people should do next. It's made from `Accent full`, `Accent chosen hex`, `relation`.
`if brands`
- **Brand colors:** `brand-names`. Each has roles as the accent has, for what belongs to it.
`end`
- **Neutrals:** pages, cards and text share a trace of one hue.
- **States:** green for success, amber for warnings, red for errors, each far enough from the others for every color vision.
- **Charts:** ``chart-1`` to ``chart-8`` for the parts of a chart, in that order; ``sequential-1`` to ``sequential-9`` for
  amounts; ``diverging-1`` to ``diverging-9`` for less and more than a middle.

Paint with these roles, each on what it's for:

| role | light | dark | what it's for |
| --- | --- | --- | --- |
`each roles`
| ```role``` | `color hex` | `Dark color hex` | `purpose` |
`end`

The colors for dark mode, and for people who ask their system for more contrast, are under ``tintype`` at the top of this file,
by the same names. Switch all of them at once.

## Typography

- **Headlines** are set in `Title font xml`, weight `Title weight`.
- **Everything else** is set in `Body font xml`; emphasis is `if bold`bold`else`by size and color, because it has no bold`end`.

## Layout

A grid of 4 px. Between things that belong together 8 px, between groups 16 or 24, between sections 40. What people tap is at
least 44 px high and wide.

## Elevation & Depth

Depth comes from tone: ``surface`` lies on ``background``, and ``raised`` on both. In dark mode, what's higher is lighter, and
shadows add nothing.

## Shapes

`if round`
Cards and menus have corners of `radius-card` px, and buttons, fields and chips are round at the ends.
`else`
`if corner`
Cards and menus have corners of `radius-card` px, buttons and fields of `radius-control`, and chips of `radius-chip`.
`else`
Cards have corners of 16 px, fields and menus of 8, and buttons and chips are round at the ends.
`end`
`end`

## Components

- **Buttons:** one ``accent`` button on a screen. The others are ``primary``, or ``primary-text`` without a fill.
- **Fields:** ``surface`` with an edge in ``outline``. The focused one has a ring in ``focus``, and where that's on a bar, in ``on-primary``.
- **Banners:** a soft state with its text, such as ``on-negative-soft`` on ``negative-soft``, and an icon: color alone says nothing.
- **Dividers:** ``border``. It only separates; what carries meaning is ``outline`` or darker.

## Do's and Don'ts

- Do put text and icons on x in on-x: ``on-accent`` on ``accent``.
- Do write colored text in ``primary-text`` and ``accent-text``.
- Don't write a color as a number. A role is right in light, dark and high contrast; a number in one of them at most.
- Don't put one fill on another: ``accent`` on ``primary`` is for marks, in ``accent-on-primary``.
`cautions`

"""##),
("eCharts", ##"""
`define axis`
{
  "axisLine": { "lineStyle": { "color": "`outline hex`" } }, "axisTick": { "lineStyle": { "color": "`outline hex`" } },
  "axisLabel": { "color": "`muted hex`" }, "nameTextStyle": { "color": "`text hex`" },
  "splitLine": { "lineStyle": { "color": ["`border hex`"] } },
  "splitArea": { "areaStyle": { "color": ["`surface hex`", "`background hex`"] } }
},
`end`
`each schemes`
`file``scheme`.json
{
  "$description": "`note` (ECharts 5 and newer: echarts.registerTheme('`scheme`', theme))",
  "color": [`each charts`"`color hex`"`between`, `end`],
  "backgroundColor": "`background hex`",
  "textStyle": { "color": "`text hex`", "fontFamily": `Body stack json` },
  "title": {
    "textStyle": { "color": "`text hex`", "fontFamily": `Title stack json`, "fontWeight": `Title weight` },
    "subtextStyle": { "color": "`muted hex`" }
  },
  "legend": {
    "textStyle": { "color": "`text hex`" }, "pageTextStyle": { "color": "`text hex`" },
    "pageIconColor": "`text hex`", "pageIconInactiveColor": "`outline hex`"
  },
  "tooltip": {
    "backgroundColor": "`raised hex`", "borderColor": "`border hex`", "textStyle": { "color": "`text hex`" },
    "axisPointer": {
      "lineStyle": { "color": "`outline hex`" }, "crossStyle": { "color": "`outline hex`" },
      "label": { "backgroundColor": "`dark hex`", "color": "`on-dark hex`" }
    }
  },
`each of categoryAxis valueAxis logAxis timeAxis`
  "`key`":
`use axis`
`end`
  "visualMap": {
    "inRange": { "color": [`each sequential`"`color hex`"`between`, `end`] }, "textStyle": { "color": "`text hex`" }
  },
  "toolbox": { "iconStyle": { "borderColor": "`muted hex`" }, "emphasis": { "iconStyle": { "borderColor": "`text hex`" } } },
  "dataZoom": { "textStyle": { "color": "`muted hex`" }, "borderColor": "`border hex`" },
  "pie": { "label": { "color": "`text hex`" }, "itemStyle": { "borderColor": "`background hex`" } },
  "sankey": { "label": { "color": "`text hex`" } },
  "graph": { "label": { "color": "`text hex`" }, "lineStyle": { "color": "`outline hex`" } },
  "radar": {
    "axisName": { "color": "`muted hex`" }, "axisLine": { "lineStyle": { "color": "`outline hex`" } },
    "splitLine": { "lineStyle": { "color": "`border hex`" } },
    "splitArea": { "areaStyle": { "color": ["`surface hex`", "`background hex`"] } }
  },
  "gauge": {
    "axisLabel": { "color": "`muted hex`" }, "title": { "color": "`muted hex`" }, "detail": { "color": "`text hex`" },
    "axisLine": { "lineStyle": { "color": [[1, "`border hex`"]] } }
  },
  "candlestick": {
    "itemStyle": {
      "color": "`positive hex`", "borderColor": "`positive hex`", "color0": "`negative hex`", "borderColor0": "`negative hex`"
    }
  },
  "map": { "itemStyle": { "areaColor": "`surface hex`", "borderColor": "`outline hex`" }, "label": { "color": "`text hex`" } },
  "geo": { "itemStyle": { "areaColor": "`surface hex`", "borderColor": "`outline hex`" }, "label": { "color": "`text hex`" } },
}
`end`

"""##),
("figma", ##"""
`define token`
{ "$type": "color", "$value": {
  "colorSpace": "srgb", "components": [`color srgb`], "alpha": 1, "hex": "`color hex`"
}`if role`, "$description": "`purpose`"`end`, "$extensions": {
  "com.figma.scopes": [`if role``figma-scopes``else`"ALL_FILLS", "STROKE_COLOR"`end`]`
  if role`,
  "com.figma.codeSyntax": { "WEB": "var(--`role`)", "iOS": "Color.theme`role Camel`" }`
  end`
} },
`end`
`# With several themes, each has its own modes: Harbor light`
`define mode``if several``theme spaced Word` `scheme spaced``else``scheme spaced Word``end``end`
`each themes`
`each schemes`
`file``use mode`.tokens.json
{
  "color": {
`each all-roles`
    "`role`":
`use token`
`end`
  },
`each ramps`
  "`ramp`-shades": {
`each shades`
    "`label lower`":
`use token`
`end`
  },
`end`
`if fonts`
  "font": {
`each fonts`
    "`kind`": { "$type": "string", "$value": `font json`, "$extensions": { "com.figma.scopes": ["FONT_FAMILY"] } },
    "`kind`-weight": { "$type": "number", "$value": `weight`, "$extensions": { "com.figma.scopes": ["FONT_WEIGHT"] } },
`end`
  },
`end`
`if corner`
  "radius": {
    "card": { "$type": "number", "$value": `radius-card`, "$extensions": { "com.figma.scopes": ["CORNER_RADIUS"] } },
    "control": { "$type": "number", "$value": `radius-control`, "$extensions": { "com.figma.scopes": ["CORNER_RADIUS"] } },
    "chip": { "$type": "number", "$value": `radius-chip`, "$extensions": { "com.figma.scopes": ["CORNER_RADIUS"] } },
  },
`end`
`if sizes`
  "text-size": {
`each sizes`
    "`step`": { "$type": "number", "$value": `size`, "$extensions": { "com.figma.scopes": ["FONT_SIZE"] } },
`end`
  },
`end`
  "$description": "`note`",
  "$extensions": { "com.figma.modeName": "`use mode`" }
}
`end`
`end`

"""##),
("_flutterThemes", ##"""
`define value # a color, in Display P3 if it's outside sRGB
``if outside
  `Color.from(alpha: 1, red: `color red`, green: `color green`, blue: `color blue`, colorSpace: ColorSpace.displayP3)`
else
  `Color(0xFF`color digits`)`
end
``end`
`# Material's styles of body text: the size and the weight, if the theme sets them`
`define body`
`each of bodyLarge=body bodyMedium=body bodySmall=small`
`key`: text.`key`?.copyWith(`
  if sizes
    `fontSize: `size``
  end
  ``with Body
  ``if weighted
    ``if sizes`, `end
    `fontWeight: FontWeight.w`weight-hundred``
  end
  ``end`),
`end`
`end`
`define labels`
`each of labelLarge=small labelMedium=caption labelSmall=caption`
`key`: text.`key`?.copyWith(fontSize: `size`),
`end`
`end`
`define chart-lists`
/// The colors of charts as lists.
extension `prefix Camel`Charts on `prefix Camel`Colors {
  /// The parts of a chart, in their order. More can't be told apart by everyone: label them, or group the rest.
  List<Color> get chartCategories => [`each charts``role identifier``between`, `end`];

  /// A chart's amounts, from little to much.
  List<Color> get chartSequence => [`each sequential``role identifier``between`, `end`];

  /// A chart's amounts, from one end over a neutral middle to the other.
  List<Color> get chartDivergence => [`each diverging``role identifier``between`, `end`];
}
`end`
`define corner-themes`
cardTheme: base.cardTheme.copyWith(shape: _corner(`radius-card`)),
dialogTheme: base.dialogTheme.copyWith(shape: _corner(`radius-card`)),
chipTheme: base.chipTheme.copyWith(shape: _corner(`radius-chip`)),
`each of elevatedButton filledButton outlinedButton textButton`
`key`Theme: `key Word`ThemeData(style: `key Word`.styleFrom(shape: _corner(`radius-control`))),
`end`
`end`
`define color-scheme`
colorScheme: ColorScheme(
  brightness: brightness,
`each in material`
  `key`: colors.`role identifier`,
`end`
  onInverseSurface: colors.onDark,
),
`end`
`define listed-colors`
`each shared-roles`
`role identifier`: `use value`,
`end`
`if brands`
brandColors: {
`each brand-roles`
  `role '$`: `use value`,
`end`
},
`end`
`end`
`# Several themes in one file: a map of values of one type`
`define list`
import 'package:flutter/material.dart';

/// A color for every role, including those Material 3 has no name for: Theme.of(context).extension<`prefix Camel`Colors>()
class `prefix Camel`Colors extends ThemeExtension<`prefix Camel`Colors> {
  const `prefix Camel`Colors({
`each shared-roles`
    required this.`role identifier`,
`end`
    this.brandColors = const {},
  });
`each shared-roles`

  /// For `purpose`.
  final Color `role identifier`;
`end`

  /// The roles of the theme's brand colors by their names.
  final Map<String, Color> brandColors;

  @override
  `prefix Camel`Colors copyWith({
`each shared-roles`
    Color? `role identifier`,
`end`
    Map<String, Color>? brandColors,
  }) {
    return `prefix Camel`Colors(
`each shared-roles`
      `role identifier`: `role identifier` ?? this.`role identifier`,
`end`
      brandColors: brandColors ?? this.brandColors,
    );
  }

  @override
  `prefix Camel`Colors lerp(`prefix Camel`Colors? other, double t) {
    if (other == null) return this;
    return `prefix Camel`Colors(
`each shared-roles`
      `role identifier`: Color.lerp(this.`role identifier`, other.`role identifier`, t)!,
`end`
      brandColors: t < 0.5 ? brandColors : other.brandColors,
    );
  }
}
`if charts`

`use chart-lists`
`end`

/// A theme: MaterialApp(theme: values.lightTheme, darkTheme: values.darkTheme, highContrastTheme: values.highContrastLightTheme,
/// highContrastDarkTheme: values.highContrastDarkTheme)
class `prefix Camel`Values {
  const `prefix Camel`Values({
    required this.name,
    required this.light,
    required this.dark,
    required this.highContrastLight,
    required this.highContrastDark,
    required this.bodyFont,
    required ThemeData Function(ThemeData) style,
  }) : _style = style;

  final String name;
  final `prefix Camel`Colors light, dark, highContrastLight, highContrastDark;
  final String bodyFont;
  final ThemeData Function(ThemeData) _style;

  ThemeData get lightTheme => _theme(light, Brightness.light);
  ThemeData get darkTheme => _theme(dark, Brightness.dark);
  ThemeData get highContrastLightTheme => _theme(highContrastLight, Brightness.light);
  ThemeData get highContrastDarkTheme => _theme(highContrastDark, Brightness.dark);

  ThemeData _theme(`prefix Camel`Colors colors, Brightness brightness) {
    final base = ThemeData(
      useMaterial3: true,
      brightness: brightness,
      fontFamily: bodyFont,
      scaffoldBackgroundColor: colors.background,
      `use color-scheme`
    );
    return _style(base).copyWith(extensions: [colors]);
  }
}

/// The themes by their names.
final Map<String, `prefix Camel`Values> `prefix camel`Themes = {
`each themes`
  // `note`
  `theme '$`: `prefix Camel`Values(
    name: `theme '$`,
    light: const `prefix Camel`Colors(
      `use listed-colors`
    ),
    dark: const `prefix Camel`Colors(
      `Dark use listed-colors`
    ),
    highContrastLight: const `prefix Camel`Colors(
      `LightHigh use listed-colors`
    ),
    highContrastDark: const `prefix Camel`Colors(
      `DarkHigh use listed-colors`
    ),
    bodyFont: `Body font '$`,
    style: (base) {
      final text = base.textTheme;
      return base.copyWith(
        textTheme: text.copyWith(
`each of displayLarge=display displayMedium=display displaySmall=large-title headlineLarge=large-title headlineMedium=title
headlineSmall=heading titleLarge=heading titleMedium=body titleSmall=small`
          `key`: text.`key`?.copyWith(
            fontFamily: `Title font '$`, fontWeight: FontWeight.w`Title weight-hundred``if sizes`, fontSize: `size``end`),
`end`
`if sizes`
          `use body`
          `use labels`
`else`
`Body if weighted`
          `use body`
`end`
`end`
        ),
`if corner`
        `use corner-themes`
`end`
      );
    },
  ),
`end`
};

// Not every theme sets its corners.
// ignore: unused_element
RoundedRectangleBorder _corner(double radius) =>
    RoundedRectangleBorder(borderRadius: BorderRadius.circular(radius));
`end`

"""##),
("flutter", ##"""
`include material`
`include flutterThemes`
`define colors`
`each all-roles`
  `role identifier`: `use value`,
`end`
);
`end`
`if several`
`use list`
`else`
// `note`
`if files`
// Add these lines to pubspec.yaml:
// flutter:
//   fonts:
`each families`
//     - family: `font json`
//       fonts:
`each faces`
//         - asset: `face-asset json`
//           weight: `face-weight`
`if italic`
//           style: italic
`end`
`end`
`end`
`end`

import 'package:flutter/material.dart';

`if name`
const themeName = `name '$`;
`end`
const titleFont = `Title font '$`;
const bodyFont = `Body font '$`;

/// A color for every role, including those Material 3 has no name for.
class `prefix Camel`Colors `if brands`extends ThemeExtension<`prefix Camel`Colors> `end`{
  const `prefix Camel`Colors({
`each all-roles`
    required this.`role identifier`,
`end`
  });
`each all-roles`

  /// For `purpose`.
  final Color `role identifier`;
`end`
`if brands`

  @override
  `prefix Camel`Colors copyWith({
`each all-roles`
    Color? `role identifier`,
`end`
  }) {
    return `prefix Camel`Colors(
`each all-roles`
      `role identifier`: `role identifier` ?? this.`role identifier`,
`end`
    );
  }

  @override
  `prefix Camel`Colors lerp(`prefix Camel`Colors? other, double t) {
    if (other == null) return this;
    return `prefix Camel`Colors(
`each all-roles`
      `role identifier`: Color.lerp(this.`role identifier`, other.`role identifier`, t)!,
`end`
    );
  }
`end`
}

`if charts`
`use chart-lists`

`end`
const light`prefix Camel`Colors = `prefix Camel`Colors(
`use colors`

const dark`prefix Camel`Colors = `prefix Camel`Colors(
`Dark use colors`

const highContrastLight`prefix Camel`Colors = `prefix Camel`Colors(
`LightHigh use colors`

const highContrastDark`prefix Camel`Colors = `prefix Camel`Colors(
`DarkHigh use colors`
`each ramps`

const `ramp`Shades = MaterialColor(0xFF`base digits`, {
`each plain`
  `label`: `use value`,
`end`
});
`if accents`

const `ramp`AccentShades = MaterialAccentColor(0xFF`accent-base digits`, {
`each accents`
  `label plain`: `use value`,
`end`
});
`end`
`end`

/// The theme of MaterialApp.
final lightTheme = _theme(light`prefix Camel`Colors, Brightness.light);

/// The darkTheme of MaterialApp.
final darkTheme = _theme(dark`prefix Camel`Colors, Brightness.dark);

/// The highContrastTheme of MaterialApp.
final highContrastLightTheme = _theme(highContrastLight`prefix Camel`Colors, Brightness.light);

/// The highContrastDarkTheme of MaterialApp.
final highContrastDarkTheme = _theme(highContrastDark`prefix Camel`Colors, Brightness.dark);

ThemeData _theme(`prefix Camel`Colors colors, Brightness brightness) {
  final base = ThemeData(
    useMaterial3: true,
    brightness: brightness,
    fontFamily: bodyFont,
    scaffoldBackgroundColor: colors.background,
    `use color-scheme`
  );
  final text = base.textTheme;
  return base.copyWith(
`if brands`
    // Theme.of(context).extension<`prefix Camel`Colors>()
    extensions: [colors],
`end`
    textTheme: text.copyWith(
`each of displayLarge=display displayMedium=display displaySmall=large-title headlineLarge=large-title headlineMedium=title
headlineSmall=heading titleLarge=heading titleMedium=body titleSmall=small`
      `key`: _title(text.`key``if sizes`, `size``end`),
`end`
`if sizes`
      `use body`
      `use labels`
`else`
`Body if weighted`
      `use body`
`end`
`end`
    ),
`if corner`
    `use corner-themes`
`end`
  );
}

TextStyle? _title(TextStyle? style`if sizes`, double size`end`) =>
    style?.copyWith(fontFamily: titleFont, fontWeight: FontWeight.w`weight-hundred``if sizes`, fontSize: size`end`);
`if corner`

RoundedRectangleBorder _corner(double radius) =>
    RoundedRectangleBorder(borderRadius: BorderRadius.circular(radius));
`end`
`end`

"""##),
("gpl", ##"""
`define scheme`
`each all-roles`
`color columns`	`scheme`/`role`
`end`
`end`
GIMP Palette
Name: `display`
Columns: 14
# `note`
`use scheme`
`Dark use scheme`
`each ramps`
`each shades`
`color columns`	`ramp`-shades/`label lower`
`end`
`end`
`LightHigh use scheme`
`DarkHigh use scheme`

"""##),
("html", ##"""
`define prefix``end`
`define plain``end`
`define settings``if sizes``each of hero=display figure=display large-title=large-title title=title heading=heading quote=heading subheading=body body=body callout=body footnote=small caption=caption eyebrow=caption` --grow-`key`: clamp(.85, `size` / `usual`, 1.15);`end``end``if corner` --cards: `radius-card times 1 20`; --controls: `if round`99`else``radius-card times 1 20``end`;`end``end`
`include properties`
`include faces`
`define panel`
        <article class="`scheme`">
          <h2>`scheme Camel`</h2>
`if samples`
          <div class="screens">
          `samples`
          </div>
`end`
          <dl>
`each roles`
            <div>
              <dt style="--swatch: `color css`">`role`</dt>
              <dd>`color hex`</dd>
            </div>
`end`
          </dl>
          <div class="charts">
            <ol class="parts" aria-label="For the parts of a chart">
`each charts`
              <li title="`role` `color hex`" style="background: var(--`role`); color: var(--on-`role`)"></li>
`end`
            </ol>
            <ol aria-label="Little to much">
`each sequential`
              <li title="`role` `color hex`" style="background: var(--`role`)"></li>
`end`
            </ol>
            <ol aria-label="Two ends">
`each diverging`
              <li title="`role` `color hex`" style="background: var(--`role`)"></li>
`end`
            </ol>
          </div>
        </article>
`end`
<!doctype html>
<!-- `note` -->
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>`display xml` style guide</title>
    <style>
      `use faces`
      :root {
        `use roles`
        `use shades`
      }
      .dark {
        `Dark use roles`
      }
`if wide`
      @supports (color: color(display-p3 0 0 0)) {
      :root {
        `CSS use roles`
        `CSS use shades`
      }
      .dark {
        `CSS Dark use roles`
      }
      }
`end`
`if contrast`
      @media (prefers-contrast: more) {
      :root {
        `LightHigh use roles`
      }
      .dark {
        `DarkHigh use roles`
      }
      }
`if wide`
      @supports (color: color(display-p3 0 0 0)) {
      @media (prefers-contrast: more) {
      :root {
        `CSS LightHigh use roles`
      }
      .dark {
        `CSS DarkHigh use roles`
      }
      }
      }
`end`
      /* What's shown here are the colors. */
      @media (forced-colors: active) {
        header, .ramps li, .charts ol, .screens, dt::before { forced-color-adjust: none; }
      }
`end`
      @page { margin: 0; }
      * { box-sizing: border-box; margin: 0; padding: 0; }
      html { font-synthesis: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      body { background: var(--border); color: var(--text); }
      main {
        display: flex; flex-direction: column; width: 210mm; min-height: 297mm; margin: 24px auto; overflow: hidden;
        background: var(--background); color: var(--text); color-scheme: light; font: var(--body-weight) 8pt/1.45 var(--body-font); overflow-wrap: anywhere;
      }
      h1, h2 { font-family: var(--title-font); font-weight: var(--title-weight); line-height: 1.15; }
      header {
        display: grid; flex: 1 0 auto; grid-template-columns: 1fr 27%; grid-template-rows: 1fr auto; min-height: 41mm;
        background: var(--primary); color: var(--on-primary);
      }
      .name { grid-row: 1 / 3; align-self: end; padding: 8mm 8mm 7mm 12mm; }
      .name h1 { font-size: 42px; }
      .name .long { font-size: 22px; }
      .name p { margin-top: 5px; font-size: 14px; }
      .chosen { display: flex; flex-direction: column; justify-content: flex-end; padding: 4mm 6mm; font-size: 12px; }
      .chosen b { font-size: 14px; }
      .chosen.accent { min-height: 25mm; padding-left: 9mm; border-top-left-radius: 25mm; background: var(--accent); color: var(--on-accent); }
      .fonts { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 10mm; padding: 5mm 12mm 4mm; }
      .fonts article { display: flex; gap: 5mm; align-items: flex-start; }
      .letters { flex: none; font-size: 58px; line-height: 0.95; white-space: nowrap; color: var(--primary-text); }
      .title .letters, .title .sample { font-family: var(--title-font); font-weight: var(--title-weight); }
      .body h2 { font-family: var(--body-font); }
      .note { color: var(--muted); }
      .fonts h2 {
        display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; margin: 1px 0 3px; font-size: 17px;
      }
      .title .sample { font-size: 15px; line-height: 1.25; }
      .ramps { display: grid; gap: 2.5mm; padding: 0 12mm 5mm; }
      .ramps ol { display: flex; list-style: none; overflow: hidden; border-radius: 2.5mm; }
      .ramps li {
        display: flex; flex: 1; flex-direction: column; justify-content: space-between; height: 11mm;
        padding: 1.6mm 1mm 1.6mm 1.6mm; line-height: 1.1;
      }
      .ramps li b { font-weight: 400; }
      .ramps .is-chosen { flex: 1.7; }
      .ramps .is-chosen b { font-weight: 700; font-size: 13px; }
      .schemes { display: grid; grid-template-columns: 1fr 1fr; }
      .schemes article { padding: 3.5mm 6mm 3mm 12mm; background: var(--background); color: var(--text); }
      .schemes article + article { padding-left: 6mm; padding-right: 12mm; }
      .schemes .light { border-top: 1px solid var(--border); }
      .schemes h2 { font-size: 19px; }
      .screens { display: flex; justify-content: space-between; margin-top: 3mm; }
      .screens .sample-screen { --width: 312px; --height: 604px; --scale: 0.3255; border-radius: 2.5mm; box-shadow: 0 0 0 1px var(--border); }
      dl { columns: 2; column-gap: 3mm; margin-top: 2.5mm; }
      dl div { display: flex; align-items: center; justify-content: space-between; gap: 1mm; padding: 0.1mm 0; break-inside: avoid; line-height: 1.2; }
      dt { display: flex; align-items: center; gap: 1.2mm; overflow-wrap: normal; }
      dt::before {
        content: ""; width: 3.6mm; height: 3.6mm; flex: none; border: 1px solid var(--outline); border-radius: 1.1mm;
        background: var(--swatch);
      }
      dd { color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; }
      .charts { display: grid; grid-template-columns: 8fr 9fr 9fr; gap: 2mm; margin-top: 2mm; text-align: center; }
      .charts ol { display: flex; list-style: none; overflow: hidden; border-radius: 1.1mm; }
      .charts li { flex: 1; height: 4mm; line-height: 4mm; }
      .charts .parts li::before { content: counter(list-item); }
      footer { padding: 2.5mm 12mm; border-top: 1px solid var(--border); color: var(--muted); }
      footer p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      /* The whole sheet, but for what rounding would push to the next`if brands`; the roles of brand colors may take a second one`end`. */
      @media print {
        body { background: none; }
        main { width: auto; `if brands`min-height`else`min-height: 0; height`end`: max(279mm, 100vh - 1px); margin: 0; }
      }
      @media screen and (max-width: 820px) {
        main { width: auto; margin: 0; font-size: 14px; }
        .fonts, .schemes { grid-template-columns: 1fr; }
        .fonts, .ramps { padding-left: 16px; padding-right: 16px; }
        .schemes article, .schemes article + article { padding: 24px 16px; }
        .screens { flex-wrap: wrap; gap: 16px; justify-content: start; }
        .name { padding: 32px 16px; }
        .ramps ol { flex-wrap: wrap; }
        .ramps li { flex: 1 0 14%; }
      }
`if samples`
      /* The sample screens. */
      `rules`
`end`
    </style>
  </head>
  <body>
    <main style="--title-font: `Title stack xml`; --title-weight: `Title weight`; --body-font: `Body stack xml`; --body-weight: `Body weight`;`use settings``if name` --app-name: `name " xml`;`end`">
      <header>
        <div class="name">
          <h1`if long` class="long"`end`>`poster xml`</h1>
          <p>`pair xml`</p>
        </div>
        <p class="chosen">
          <b>`full xml`</b>
`if named`
          <span>`primary hex`</span>
`end`
        </p>
        <p class="chosen accent">
          <b>`Accent full xml`</b>
`with Accent`
`if named`
          <span>`accent hex`</span>
`end`
`end`
        </p>
      </header>
      <section class="fonts">
`each fonts`
        <article class="`kind`">
          <span class="letters">Aa</span>
          <div>
            <p class="note">`if title`Titles`else`Text`end` · `weights` · `generic`</p>
            <h2>`font short xml`</h2>
            <p class="sample">`if title`Sphinx of black quartz, judge my vow`else`Good type is easy to read and says what it means. Pack my box with five dozen liquor jugs, 0123456789.`end`</p>
          </div>
        </article>
`end`
`if sizes`
        <p class="note">Text: `each sizes``size``between`, `end` px</p>
`end`
`if corner`
        <p class="note">Corners: cards `radius-card`, `if round`controls and chips round`else`controls `radius-control`, chips `radius-chip``end`</p>
`end`
      </section>
      <section class="ramps">
`each ramps`
        <ol>
`each shades`
          <li style="background: var(--`ramp`-`label lower`); color: `ink hex`"`if chosen` class="is-chosen"`end`>
            <b>`label`</b>
            <span>`color digits`</span>
          </li>
`end`
        </ol>
`end`
      </section>
      <section class="schemes">
`use panel`
`Dark use panel`
      </section>
      <footer>
        <p>`note xml`</p>
      </footer>
    </main>
  </body>
</html>

"""##),
("heroUI", ##"""
`list names background=background foreground=text surface=surface surface-foreground=text surface-secondary=background
surface-secondary-foreground=text surface-tertiary=background surface-tertiary-foreground=text overlay=raised
overlay-foreground=text muted=muted scrollbar=outline default-foreground=text accent-foreground=surface
field-background=surface field-foreground=text field-placeholder=muted field-border=outline success-foreground=surface
warning-foreground=surface danger-foreground=surface segment=raised segment-foreground=text border=border separator=border
focus=focus`
`define prefix``prefix``end`
`define plain``end`
`include properties`
`include faces`
`define variables`
`each in names`
--`key`: `color`;
`end`
--default: `primary-tint`;
--accent: `primary-ink`;
--link: `primary-ink`;
--success: `positive-ink`;
--warning: `warning-ink`;
--danger: `negative-ink`;
`use roles`
`end`
/* `note` */
/* HeroUI 3, in the app's style sheet after @import "@heroui/styles". Its accent is the primary, and both a fill and a text, so it's the
   color that's legible on the page, and on a little of itself; --`use prefix`… has the chosen ones. */
`use faces`
:root,
.light,
[data-theme="light"] {
  color-scheme: light;
  `use variables`
  --field-border-width: 1px;
`if corner`
  --radius: `radius-card times 1 48`rem;
  --field-radius: `radius-control times 1 16`rem;
`end`
}

`selector` {
  color-scheme: dark;
  `Dark use variables`
}
`if fonts`

@theme inline {
  --font-sans: `Body stack`;
  --font-heading: `Title stack`;
}
`end`
`if contrast`

@media (prefers-contrast: more) {
  :root,
  .light,
  [data-theme="light"] {
    `LightHigh use variables`
  }
  `selector` {
    `DarkHigh use variables`
  }
}

`use forced`
`end`

"""##),
("mui", ##"""
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
`each all-roles`
          `role camel`: '`color css`',
`end`
`each ramps`
          `ramp`Shades: { `each shades``label`: '`color hex`'`between`, `end` },
`end`
        },
      },
    },
`end`
`define corners`
MuiButton: { styleOverrides: { root: { borderRadius: `radius-control` } } },
MuiOutlinedInput: { styleOverrides: { root: { borderRadius: `radius-control` } } },
MuiChip: { styleOverrides: { root: { borderRadius: `radius-chip` } } },
`end`
`define faces`
`each families`
`each faces`
'@font-face { font-family: ' + `family '` + '; src: url("' + new URL('`face-url`', import.meta.url) + '") format("`face-format`"); font-weight: `face-weights`; font-style: `face-style`; font-display: swap`if subset`; unicode-range: `face-range``end` }',
`if fallback`
'@font-face { font-family: ' + `fallback '` + '; src: `face-local`; font-weight: `face-weights`; size-adjust: `face-adjust`; ascent-override: `face-ascent`; descent-override: `face-descent`; line-gap-override: `face-gap` }',
`end`
`end`
`end`
`end`
`define variables`
`each of primary=primary secondary=accent info=primary-text success=positive warning=warning error=negative`
'--mui-palette-`key`-main: `color hex`; --mui-palette-`key`-mainChannel: `color rgb-numbers`;',
`end`
`each of primary=on-primary secondary=on-accent info=raised success=on-positive warning=on-warning error=on-negative`
'--mui-palette-`key`-contrastText: `color hex`; --mui-palette-`key`-contrastTextChannel: `color rgb-numbers`;',
`end`
`each of text-primary=text text-secondary=muted background-default=background background-paper=surface divider=border`
'--mui-palette-`key`: `color hex`; --mui-palette-`key`Channel: `color rgb-numbers`;',
`end`
`each all-roles`
'--mui-palette-brand-`role camel`: `color css`;',
`end`
`end`
`define components`
components: {
  MuiCssBaseline: {
    styleOverrides: [
      `use faces`
`if contrast`
      '@media (prefers-contrast: more) { html:root {',
      `LightHigh use variables`
      '} }',
`if not light`
      '@media (prefers-contrast: more) and (prefers-color-scheme: dark) { html:root {',
      `DarkHigh use variables`
      '} }',
`end`
      '@media (forced-colors: active) {',
      '.MuiButton-root, .MuiPaper-root, .MuiChip-root { outline: 1px solid CanvasText; outline-offset: -1px }',
      '.Mui-selected, .Mui-checked { outline: 3px solid Highlight; outline-offset: -3px }',
      '.Mui-focusVisible, :focus-visible { outline: 3px solid Highlight; outline-offset: 2px }',
      '}',
`end`
    ].join('\n'),
  },
`if corner`
  `use corners`
`end`
},
`end`
// `note`
import { createTheme } from '@mui/material/styles';

export default createTheme({
  cssVariables: true,
  colorSchemes: {
    light: {
`use palette`
`if not light`
    dark: {
`Dark use palette`
`end`
  },
  typography: {
`if fonts`
    fontFamily: `Body stack '`,
    fontWeightRegular: `Body weight`,
`end`
`if sizes`
`each of fontSize=body`
    // This makes body1 `size` px.
    `key`: `size times 14 16`,
`end`
`end`
`each of h1=display h2=large-title h3=title h4=heading h5=heading h6=body`
    `key`: { `if fonts`fontFamily: `stack '`, `end`fontWeight: `weight``if sizes`, fontSize: '`size times 1 16`rem'`end` },
`end`
`if sizes`
`each of body2=small caption=caption`
    `key`: { fontSize: '`size times 1 16`rem' },
`end`
`end`
  },
`if corner`
  shape: { borderRadius: `radius-card` },
`end`
`if contrast`
  // <CssBaseline /> loads this: `if files`the fonts, `end`colors for more contrast, and edges in forced colors.
  `use components`
`else`
`if files`
  // With <CssBaseline />, the fonts are loaded.
  `use components`
`else`
`if corner`
  components: {
    `use corners`
  },
`end`
`end`
`end`
});

"""##),
("mantine", ##"""
`list colors
primary-filled=primary primary-contrast=on-primary primary-text=primary-text primary-light-color=primary-text primary-outline=primary-text
blue-filled=primary blue-contrast=on-primary blue-text=primary-text blue-light-color=primary-text blue-outline=primary-text
accent-filled=accent accent-contrast=on-accent accent-text=accent-text accent-light-color=accent-text accent-outline=accent-text
green-filled=positive green-contrast=on-positive green-text=positive green-light-color=positive green-outline=positive green-filled-hover=positive
teal-filled=positive teal-contrast=on-positive teal-text=positive teal-light-color=positive teal-outline=positive teal-filled-hover=positive
yellow-filled=warning yellow-contrast=on-warning yellow-text=warning yellow-light-color=warning yellow-outline=warning yellow-filled-hover=warning
orange-filled=warning orange-contrast=on-warning orange-text=warning orange-light-color=warning orange-outline=warning orange-filled-hover=warning
red-filled=negative red-contrast=on-negative red-text=negative red-light-color=negative red-outline=negative red-filled-hover=negative
gray-filled=muted gray-contrast=background gray-text=muted gray-light-color=text gray-outline=muted gray-filled-hover=muted`
`list neutrals body=background text=text bright=text dimmed=muted placeholder=muted anchor=primary-text error=negative
success=positive default=surface default-hover=background default-color=text default-border=outline disabled=background
disabled-color=outline disabled-border=border gray-0=background gray-1=background gray-2=border gray-3=border gray-4=outline
gray-5=muted gray-6=muted gray-7=muted gray-8=text gray-9=text gray-light=background gray-light-hover=background
gray-outline-hover=background`
`define variables`
`each in neutrals`
'--mantine-color-`key`': '`color hex`',
`end`
`each in colors`
'--mantine-color-`key`': '`color hex`',
`end`
`each of primary blue`
'--mantine-color-`key`-filled-hover': '`Primary darker hex`',
'--mantine-color-`key`-light': '`primary-tint hex`',
'--mantine-color-`key`-light-hover': '`primary-tint hex`',
'--mantine-color-`key`-outline-hover': '`primary-tint hex`',
`end`
'--mantine-color-accent-filled-hover': '`Accent darker hex`',
'--mantine-color-accent-light': '`accent-tint hex`',
'--mantine-color-accent-light-hover': '`accent-tint hex`',
'--mantine-color-accent-outline-hover': '`accent-tint hex`',
`each of green teal`
'--mantine-color-`key`-light': '`positive-tint hex`',
'--mantine-color-`key`-light-hover': '`positive-tint hex`',
'--mantine-color-`key`-outline-hover': '`positive-tint hex`',
`end`
`each of yellow orange`
'--mantine-color-`key`-light': '`warning-tint hex`',
'--mantine-color-`key`-light-hover': '`warning-tint hex`',
'--mantine-color-`key`-outline-hover': '`warning-tint hex`',
`end`
'--mantine-color-red-light': '`negative-tint hex`',
'--mantine-color-red-light-hover': '`negative-tint hex`',
'--mantine-color-red-outline-hover': '`negative-tint hex`',
'--mantine-primary-color-contrast': '`on-primary hex`',
`each brands`
'--mantine-color-`role`-filled': '`color hex`',
'--mantine-color-`role`-filled-hover': '`color hex`',
'--mantine-color-`role`-contrast': '`brand-on hex`',
'--mantine-color-`role`-text': '`brand-text hex`',
'--mantine-color-`role`-light': '`brand-tint hex`',
'--mantine-color-`role`-light-hover': '`brand-tint hex`',
'--mantine-color-`role`-light-color': '`brand-text hex`',
'--mantine-color-`role`-outline': '`brand-text hex`',
'--mantine-color-`role`-outline-hover': '`brand-tint hex`',
`end`
`each all-roles`
'--brand-`role`': '`color css`',
`end`
`end`
// `note`
// Mantine 7 to 9: <MantineProvider theme={theme} cssVariablesResolver={resolver}>; highContrastResolver is for more contrast.
import { colorsTuple, createTheme, defaultVariantColorsResolver } from '@mantine/core';
import type { CSSVariablesResolver, VariantColorsResolver } from '@mantine/core';

const filled = ['primary', 'blue', 'accent', 'green', 'teal', 'yellow', 'orange', 'red', 'gray'`each brands`, '`role`'`end`];

// Text on a color is the one that's made for it.
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const name = input.color || input.theme.primaryColor;
  if (!filled.includes(name)) return colors;
  if (input.variant === 'filled') return { ...colors, color: 'var(--mantine-color-' + name + '-contrast)' };
  if (input.variant !== 'white') return colors;
  return { ...colors, background: 'var(--mantine-color-default)', color: 'var(--mantine-color-' + name + '-text)' };
};

// Components that would have a text that's legible on the light theme's color.
type Contrast = (variable: string) => { vars: (theme: unknown, props: { color?: string }) => { root: Record<string, string> } };
const contrast: Contrast = (variable) => ({
  vars: (_, { color = 'primary' }) =>
    ({ root: filled.includes(color) ? { [variable]: 'var(--mantine-color-' + color + '-contrast)' } : {} }),
});

export const theme = createTheme({
  primaryColor: 'primary',
  colors: {
`each of primary=primary accent=accent blue=primary green=positive teal=positive yellow=warning orange=warning red=negative`
    `key`: colorsTuple('`color hex`'),
`end`
`each brands`
    '`role`': colorsTuple('`color hex`'),
`end`
`each ramps`
    '`ramp`-shades': [`each plain`'`color hex`'`between`, `end`],
`end`
    dark: [
`with Dark`
      '`text hex`', '`text hex`', '`muted hex`', '`muted hex`', '`border hex`', '`surface hex`', '`surface hex`', '`background hex`',
      '`background hex`', '`background hex`',
`end`
    ],
  },
  white: '#FFFFFF',
  black: '#000000',
  // Of white and black, one is always legible on a color, and this is where the other becomes so.
  autoContrast: true,
  luminanceThreshold: 0.179,
  variantColorResolver,
`if fonts`
  fontFamily: `Body stack '`,
`end`
  headings: {
`if fonts`
    fontFamily: `Title stack '`,
    fontWeight: '`Title weight`',
`end`
`if sizes`
    sizes: {
`each of h1=display h2=large-title h3=title h4=heading h5=heading h6=body`
      `key`: { fontSize: '`size times 1 16`rem' },
`end`
    },
`end`
  },
`if sizes`
  fontSizes: { `each of xs=caption sm=small md=body lg=heading xl=title``key`: '`size times 1 16`rem'`between`, `end` },
`end`
`if corner`
  radius: { xs: '`radius-chip`px', sm: '`radius-control`px', md: '`radius-card`px', lg: '`radius-card`px', xl: '`radius-card`px' },
  defaultRadius: 'sm',
`end`
  components: {
`each of Badge Chip ActionIcon ThemeIcon`
    `key`: { defaultProps: { color: 'primary' } },
`end`
    Mark: { defaultProps: { bg: 'var(--mantine-color-yellow-light)', c: 'var(--mantine-color-text)' } },
    Blockquote: { styles: { cite: { opacity: 1 } } },
    Pagination: contrast('--pagination-active-color'),
    Indicator: contrast('--indicator-text-color'),
    Stepper: contrast('--stepper-icon-color'),
    Checkbox: contrast('--checkbox-icon-color'),
    Radio: contrast('--radio-icon-color'),
`each of Card Paper`
    `key`: { defaultProps: { bg: 'var(--mantine-color-default)'`if corner`, radius: 'md'`end` } },
`end`
  },
});

export const resolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    `use variables`
  },
  dark: {
    `Dark use variables`
  },
});

export const highContrastResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    `LightHigh use variables`
  },
  dark: {
    `DarkHigh use variables`
  },
});

"""##),
("_material", ##"""
`list material primary=primary onPrimary=on-primary primaryContainer=primary-soft onPrimaryContainer=on-primary-soft
inversePrimary=accent-on-dark secondary=accent onSecondary=on-accent secondaryContainer=accent-soft
onSecondaryContainer=on-accent-soft tertiary=accent onTertiary=on-accent tertiaryContainer=accent-soft
onTertiaryContainer=on-accent-soft surface=background onSurface=text onSurfaceVariant=muted surfaceTint=primary
inverseSurface=dark error=negative onError=on-negative errorContainer=negative-soft onErrorContainer=on-negative-soft
outline=outline outlineVariant=border surfaceBright=raised surfaceDim=background surfaceContainer=surface
surfaceContainerHigh=raised surfaceContainerHighest=raised surfaceContainerLow=surface surfaceContainerLowest=surface`

"""##),
("material", ##"""
`define roles`
`each of primary=primary surfaceTint=primary onPrimary=on-primary primaryContainer=primary-soft
onPrimaryContainer=on-primary-soft secondary=accent onSecondary=on-accent secondaryContainer=accent-soft
onSecondaryContainer=on-accent-soft tertiary=accent onTertiary=on-accent tertiaryContainer=accent-soft
onTertiaryContainer=on-accent-soft error=negative onError=on-negative errorContainer=negative-soft
onErrorContainer=on-negative-soft background=background onBackground=text surface=background onSurface=text
surfaceVariant=surface onSurfaceVariant=muted outline=outline outlineVariant=border`
"`key`": "`color hex`",
`end`
"shadow": "`black hex`", "scrim": "`black hex`",
`each of inverseSurface=dark inverseOnSurface=on-dark inversePrimary=accent-on-dark`
"`key`": "`color hex`",
`end`
`end`
`define fixed`
`each of primaryFixed=primary-soft onPrimaryFixed=on-primary-soft primaryFixedDim=primary-soft
onPrimaryFixedVariant=on-primary-soft secondaryFixed=accent-soft onSecondaryFixed=on-accent-soft
secondaryFixedDim=accent-soft onSecondaryFixedVariant=on-accent-soft tertiaryFixed=accent-soft
onTertiaryFixed=on-accent-soft tertiaryFixedDim=accent-soft onTertiaryFixedVariant=on-accent-soft`
"`key`": "`color hex`",
`end`
`end`
`define surfaces`
`each of surfaceDim=background surfaceBright=raised surfaceContainerLowest=surface surfaceContainerLow=surface
surfaceContainer=surface surfaceContainerHigh=raised surfaceContainerHighest=raised`
"`key`": "`color hex`",
`end`
},
`end`
{
  "description": "`note`", "seed": "`chosen hex`",
  "coreColors": {
    "primary": "`chosen hex`", "secondary": "`Accent chosen hex`", "tertiary": "`Accent chosen hex`",
    "error": "`negative hex`"
  },
  "extendedColors": [
`each of positive=positive warning=warning`
    { "name": "`key`", "color": "`color hex`", "description": "`purpose`", "harmonized": true },
`end`
  ],
  "schemes": {
    "light": {
`use roles`
`use fixed`
`use surfaces`
    "light-medium-contrast": {
`LightHigh use roles`
`LightHigh use fixed`
`LightHigh use surfaces`
    "light-high-contrast": {
`LightHigh use roles`
`LightHigh use fixed`
`LightHigh use surfaces`
    "dark": {
`Dark use roles`
`use fixed`
`Dark use surfaces`
    "dark-medium-contrast": {
`DarkHigh use roles`
`LightHigh use fixed`
`DarkHigh use surfaces`
    "dark-high-contrast": {
`DarkHigh use roles`
`LightHigh use fixed`
`DarkHigh use surfaces`
  },
  "palettes": {
`each palettes`
    "`palette`": {
`each tones`
      "`tone`": "`color hex`",
`end`
    },
`end`
  }
}

"""##),
("matplotlib", ##"""
`each schemes`
`file``scheme`.mplstyle
# `note`
# Matplotlib 3.7 and newer: matplotlib.style.use("`scheme`.mplstyle")
# Amounts, from little to much:
#   matplotlib.colors.LinearSegmentedColormap.from_list("sequential", [`each sequential`"`color hex`"`between`, `end`])
# Amounts on both sides of a middle:
#   matplotlib.colors.LinearSegmentedColormap.from_list("diverging", [`each diverging`"`color hex`"`between`, `end`])

axes.prop_cycle: cycler("color", [`each charts`"`color hex`"`between`, `end`])
figure.facecolor: "`background hex`"
axes.facecolor: "`background hex`"
axes.edgecolor: "`outline hex`"
axes.labelcolor: "`text hex`"
axes.titlecolor: "`text hex`"
text.color: "`text hex`"
xtick.color: "`outline hex`"
xtick.labelcolor: "`muted hex`"
ytick.color: "`outline hex`"
ytick.labelcolor: "`muted hex`"
grid.color: "`border hex`"
legend.facecolor: "`raised hex`"
legend.edgecolor: "`border hex`"
legend.labelcolor: "`text hex`"
lines.color: "`chart-1 hex`"
patch.facecolor: "`chart-1 hex`"
patch.edgecolor: "`background hex`"
hatch.color: "`text hex`"
boxplot.boxprops.color: "`text hex`"
boxplot.capprops.color: "`text hex`"
boxplot.whiskerprops.color: "`text hex`"
boxplot.flierprops.color: "`text hex`"
boxplot.flierprops.markeredgecolor: "`text hex`"
`with Body`
font.family: "`font listed``generic`"
`if weighted`
font.weight: `weight`
`end`
`end`
`with Title`
`if weighted`
axes.titleweight: `weight`
figure.titleweight: `weight`
`end`
`end`
`end`

"""##),
("nuxtUI", ##"""
`list names text-dimmed=muted text-muted=muted text-toned=text text=text text-highlighted=text text-inverted=surface bg=background
bg-muted=surface bg-elevated=surface bg-inverted=text border=border border-muted=border border-accented=outline
border-inverted=text`
`define prefix``prefix``end`
`define plain``end`
`include properties`
`include faces`
`define variables`
`each in names`
--ui-`key`: `color`;
`end`
--ui-bg-accented: `quiet`;
--ui-primary: `primary-ink`;
--ui-secondary: `accent-ink`;
--ui-success: `positive-ink`;
--ui-info: `primary-ink`;
--ui-warning: `warning-ink`;
--ui-error: `negative-ink`;
`use roles`
`end`
/* `note` */
/* Nuxt UI 4, in main.css after @import "@nuxt/ui"; in app.config.ts, ui: { colors: { primary: "brand", secondary: "brand-accent" } }.
   Its colors are both fills and texts, so each is legible on the page, and on a little of itself; --`use prefix`… has the chosen ones. */
`use faces`
@theme static {
`with Primary`
`each plain`
  --color-brand-`label`: `color`;
`end`
`end`
  --color-brand-950: var(--color-brand-900);
`with Accent`
`each plain`
  --color-brand-accent-`label`: `color`;
`end`
`end`
  --color-brand-accent-950: var(--color-brand-accent-900);
`if fonts`
  --font-sans: `Body stack`;
  --font-heading: `Title stack`;
`end`
}

:root,
.light {
  `use variables`
`if corner`
  --ui-radius: `radius-card times 1 32`rem;
`end`
}

`if selector`
`selector` {
  `Dark use variables`
}
`else`
@media (prefers-color-scheme: dark) {
  :root {
    `Dark use variables`
  }
}
`end`
`if contrast`

@media (prefers-contrast: more) {
  :root,
  .light {
    `LightHigh use variables`
  }
`if selector`
  `selector` {
    `DarkHigh use variables`
  }
`end`
}
`if not selector`

@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  :root {
    `DarkHigh use variables`
  }
}
`end`

`use forced`
`end`

"""##),
("paper", ##"""
`list names primary=primary-text onPrimary=surface primaryContainer=primary-soft onPrimaryContainer=on-primary-soft
secondary=accent-text onSecondary=surface secondaryContainer=accent-soft onSecondaryContainer=on-accent-soft
tertiary=accent-text onTertiary=surface tertiaryContainer=accent-soft onTertiaryContainer=on-accent-soft error=negative
onError=surface errorContainer=negative-soft onErrorContainer=on-negative-soft background=background onBackground=text
surface=background onSurface=text surfaceVariant=surface onSurfaceVariant=muted surfaceDisabled=border onSurfaceDisabled=outline
outline=outline outlineVariant=border inverseSurface=dark inverseOnSurface=on-dark inversePrimary=accent-on-dark`
`define colors`
`if corner`
roundness: `radius-card times 1 3`,
`end`
colors: {
`each in names`
  `key`: '`color hex`',
`end`
  shadow: '#000000',
  scrim: '#000000',
  backdrop: 'rgba(0, 0, 0, 0.4)',
  elevation: {
    level0: 'transparent',
`each of level1=surface level2=surface level3=raised level4=raised level5=raised`
    `key`: '`color hex`',
`end`
  },
},
fonts,
`end`
// `note`
// React Native Paper 5: <PaperProvider theme={useColorScheme() === 'dark' ? dark : light}>.
// Its primary is both a fill and a text, so it's the color that's legible on the page, and text on it is made for that.
import { configureFonts, MD3DarkTheme, MD3LightTheme, type MD3Theme } from 'react-native-paper';

const title = { `if fonts``with Title``if not system`fontFamily: `font '`, `end`fontWeight: '`weight-hundred`'`end``end` } as const;
const body = { `if fonts``with Body``if not system`fontFamily: `font '`, `end`fontWeight: '`weight-hundred`'`end``end` } as const;
const fonts = configureFonts({
  config: {
`if sizes`
`each of displayLarge=display displayMedium=display displaySmall=large-title headlineLarge=large-title headlineMedium=title
headlineSmall=title titleLarge=heading`
    `key`: { ...title, fontSize: `size`, lineHeight: `size times 5 4` },
`end`
`each of titleMedium=body titleSmall=small labelLarge=small labelMedium=caption labelSmall=caption bodyLarge=body bodyMedium=small
bodySmall=caption`
    `key`: { ...body, fontSize: `size`, lineHeight: `size times 3 2` },
`end`
`else`
`each of displayLarge displayMedium displaySmall headlineLarge headlineMedium headlineSmall titleLarge`
    `key`: title,
`end`
`each of titleMedium titleSmall labelLarge labelMedium labelSmall bodyLarge bodyMedium bodySmall`
    `key`: body,
`end`
`end`
  },
});

export const light: MD3Theme = {
  ...MD3LightTheme,
  dark: false,
  `Light use colors`
};

export const dark: MD3Theme = {
  ...MD3DarkTheme,
  dark: true,
  `Dark use colors`
};

export const lightHighContrast: MD3Theme = {
  ...MD3LightTheme,
  dark: false,
  `LightHigh use colors`
};

export const darkHighContrast: MD3Theme = {
  ...MD3DarkTheme,
  dark: true,
  `DarkHigh use colors`
};

// Every role, for what is your own.
export const brand = {
`each schemes`
  `scheme camel`: {
`each all-roles`
    `role camel`: '`color hex`',
`end`
  },
`end`
};

"""##),
("primeUI", ##"""
`define light-surface`
`each of 0=surface 50=background 100=background 200=border 300=border 400=outline 500=muted 600=muted 700=text 800=text 900=text
950=text`
`key`: '`color hex`',
`end`
`end`
`define dark-surface`
`each of 0=text 50=text 100=text 200=text 300=muted 400=muted 500=outline 600=outline 700=border 800=raised 900=surface
950=background`
`key`: '`color hex`',
`end`
`end`
`define scheme`
primary: {
  color: '`primary-text hex`',
  contrastColor: '`surface hex`',
  hoverColor: '`High primary-text hex`',
  activeColor: '`High primary-text hex`',
},
highlight: {
  background: '`primary-soft hex`',
  focusBackground: '`primary-soft hex`',
  color: '`on-primary-soft hex`',
  focusColor: '`on-primary-soft hex`',
},
formField: {
`each of background=surface disabledBackground=background filledBackground=background filledHoverBackground=background
filledFocusBackground=background borderColor=outline hoverBorderColor=muted focusBorderColor=primary-text
invalidBorderColor=negative color=text disabledColor=outline placeholderColor=muted invalidPlaceholderColor=negative
floatLabelColor=muted floatLabelFocusColor=primary-text floatLabelActiveColor=muted floatLabelInvalidColor=negative iconColor=muted`
  `key`: '`color hex`',
`end`
},
text: { `each of color=text hoverColor=text mutedColor=muted hoverMutedColor=muted``key`: '`color hex`'`between`, `end` },
content: {
`each of background=surface hoverBackground=background borderColor=border color=text hoverColor=text`
  `key`: '`color hex`',
`end`
},
overlay: {
`each of select popover modal`
  `key`: { background: '`surface hex`', borderColor: '`border hex`', color: '`text hex`' },
`end`
},
list: {
  option: {
`each of focusBackground=background selectedBackground=primary-soft selectedFocusBackground=primary-soft color=text focusColor=text
selectedColor=on-primary-soft selectedFocusColor=on-primary-soft`
    `key`: '`color hex`',
`end`
    icon: { color: '`muted hex`', focusColor: '`muted hex`' },
  },
  optionGroup: { background: 'transparent', color: '`muted hex`' },
},
navigation: {
  item: {
`each of focusBackground=background activeBackground=background color=text focusColor=text activeColor=text`
    `key`: '`color hex`',
`end`
    icon: { color: '`muted hex`', focusColor: '`muted hex`', activeColor: '`muted hex`' },
  },
  submenuLabel: { background: 'transparent', color: '`muted hex`' },
  submenuIcon: { color: '`muted hex`', focusColor: '`muted hex`', activeColor: '`muted hex`' },
},
`end`
`define button`
root: {
`each of success=positive info=primary-text warn=warning help=accent-text danger=negative`
  `key`: {
    background: '`color hex`', hoverBackground: '`color hex`', activeBackground: '`color hex`',
    borderColor: '`color hex`', hoverBorderColor: '`color hex`', activeBorderColor: '`color hex`',
    color: '`surface hex`', hoverColor: '`surface hex`', activeColor: '`surface hex`',
  },
`end`
  secondary: {
    background: '`background hex`', hoverBackground: '`background hex`', activeBackground: '`background hex`',
    borderColor: '`border hex`', hoverBorderColor: '`outline hex`', activeBorderColor: '`outline hex`',
    color: '`text hex`', hoverColor: '`text hex`', activeColor: '`text hex`',
  },
  contrast: {
    background: '`text hex`', hoverBackground: '`text hex`', activeBackground: '`text hex`',
    borderColor: '`text hex`', hoverBorderColor: '`text hex`', activeBorderColor: '`text hex`',
    color: '`surface hex`', hoverColor: '`surface hex`', activeColor: '`surface hex`',
  },
},
outlined: {
`each of primary=primary-text secondary=muted success=positive info=primary-text warn=warning help=accent-text danger=negative
contrast=text plain=text`
  `key`: { hoverBackground: '`background hex`', activeBackground: '`background hex`', borderColor: '`color hex`', color: '`color hex`' },
`end`
},
text: {
`each of primary=primary-text secondary=muted success=positive info=primary-text warn=warning help=accent-text danger=negative
contrast=text plain=text`
  `key`: { hoverBackground: '`background hex`', activeBackground: '`background hex`', color: '`color hex`' },
`end`
},
link: { color: '`primary-text hex`', hoverColor: '`primary-text hex`', activeColor: '`primary-text hex`' },
`end`
`define fills`
`each of primary=primary-text success=positive info=primary-text warn=warning danger=negative contrast=text`
`key`: { background: '`color hex`', color: '`surface hex`' },
`end`
secondary: { background: '`background hex`', color: '`text hex`' },
`end`
`define message`
`each of info=primary-text success=positive warn=warning error=negative secondary=muted contrast=text`
`key`: {
  background: '`background hex`', borderColor: '`color hex`', color: '`color hex`',
  closeButton: { hoverBackground: '`surface hex`', focusRing: { color: '`color hex`' } },
  outlined: { color: '`color hex`', borderColor: '`color hex`' },
  simple: { color: '`color hex`' },
},
`end`
`end`
`define toast`
`each of info=primary-text success=positive warn=warning error=negative secondary=muted contrast=text`
`key`: {
  background: '`background hex`', borderColor: '`color hex`', color: '`color hex`', detailColor: '`text hex`',
  closeButton: { hoverBackground: '`surface hex`', focusRing: { color: '`color hex`' } },
},
`end`
`end`
// `note`
// PrimeVue, PrimeNG and PrimeReact with @primeuix/themes: theme: { preset: brand, options: { darkModeSelector: '.dark' } }.
// Its primary is both a fill and a text, so it's the color that's legible on the page, and text on it is made for that.
import { definePreset } from '@primeuix/themes';
import Aura from '@primeuix/themes/aura';

export const roles = {
`each schemes`
  `scheme camel`: {
`each all-roles`
    `role camel`: '`color css`',
`end`
  },
`end`
};
`if fonts`

// For your style sheet: PrimeUI inherits fonts.
export const fonts = { title: `Title stack '`, body: `Body stack '` };
`end`

const brand = definePreset(Aura, {
`if corner`
  primitive: {
    borderRadius: { xs: '`radius-chip`px', sm: '`radius-chip`px', md: '`radius-control`px', lg: '`radius-card`px', xl: '`radius-card`px' },
  },
`end`
  semantic: {
    primary: { `Primary each plain``label`: '`color hex`'`between`, `end` },
    focusRing: { color: '{primary.color}' },
    colorScheme: {
      light: {
        surface: {
          `use light-surface`
        },
        `use scheme`
      },
      dark: {
        surface: {
          `Dark use dark-surface`
        },
        `Dark use scheme`
      },
    },
  },
  components: {
    button: {
      colorScheme: {
        light: {
          `use button`
        },
        dark: {
          `Dark use button`
        },
      },
    },
`each of badge tag`
    `key`: {
      colorScheme: {
        light: {
          `use fills`
        },
        dark: {
          `Dark use fills`
        },
      },
    },
`end`
    message: {
      colorScheme: {
        light: {
          `use message`
        },
        dark: {
          `Dark use message`
        },
      },
    },
    toast: {
      colorScheme: {
        light: {
          `use toast`
        },
        dark: {
          `Dark use toast`
        },
      },
    },
  },
});

export default brand;

"""##),
("procreate", ##"""
`define swatch`
{ "hue": `color hue`, "saturation": `color saturation`, "brightness": `color brightness`, "alpha": 1, "colorSpace": 0 },
`end`
[{ "name": `display json`, "swatches": [
`each of primary=primary accent=accent on-primary=on-primary on-accent=on-accent primary-soft=primary-soft
accent-soft=accent-soft text=text muted=muted background=background dark=dark`
`use swatch`
`end`
`each ramps`
`each plain`
`use swatch`
`end`
`end`
] }]

"""##),
("scss", ##"""
`define prefix``prefix``end`
`define plain``prefix``end`
`include properties`
`include faces`
`define modes`
`root` {
  `use color-scheme`
  `use roles`
`if scoped`
  `use shades`
  `use fonts`
  `use measures`
`end`
}
`use dark`
`if contrast`
`use contrast`
`use dark-contrast`
`use forced`
`end`
`end`
// `note`

`use faces`
`if scoped`
`use modes`
`else`
`if name`
$`prefix`theme-name: `name " #`;

`end`
`each all-roles`
$`prefix``role`: `color hex`;
`if outside`
$`prefix``role`-p3: `color css`;
`end`
`end`

`each ramps`
`each shades`
$`prefix``ramp`-`label lower`: `color hex`;
`if outside`
$`prefix``ramp`-`label lower`-p3: `color css`;
`end`
`end`
`end`

`each fonts`
$`prefix`font-`kind`: `family #``if fallback`, `fallback #``end`, `generic`;
$`prefix`font-`kind`-weight: `weight`;
`end`
`if corner`

$`prefix`radius-card: `radius-card`px;
$`prefix`radius-control: `radius-control`px;
$`prefix`radius-chip: `radius-chip`px;
`end`
`if sizes`

`each sizes`
$`prefix`text-`step`: `size times 1 16`rem;
`end`
`end`
`each schemes`

$`prefix`theme-`scheme`: (
`each all-roles`
  "`role`": `color hex`,
`end`
);
`end`

// Writes a map as custom properties: :root { @include `prefix`theme-properties($`prefix`theme-light); }
@mixin `prefix`theme-properties($theme) {
  @each $role, $color in $theme {
    --`prefix`#{$role}: #{$color};
  }
}

// Writes the roles as custom properties for every appearance: @include `prefix`theme;
@mixin `prefix`theme {
  `use modes`
}
`end`

"""##),
("svg", ##"""
`define own`font-family="`stack xml`" font-weight="`weight`"`end`
`define strip`
  <rect x="`left`" y="`top`" width="`width`" height="32" `color fill`/>
  <text x="`left`" y="`top plus 50`" font-size="15" `muted fill`>`color hex`</text>
`end`
`define panel`
  <rect x="`panel`" y="1250" width="800" height="`panel-height`" `background fill`/>
  <text x="`panel plus 80`" y="1325" font-size="38" `use own` `text fill`>`scheme Camel`</text>
`each roles`
  <rect x="`left`" y="`top`" width="52" height="32" rx="`if corner``radius-chip``else`8`end`" `color fill` stroke="`outline hex`"/>
  <text x="`left plus 66`" y="`top plus 15`" font-size="19" `text fill`>`role`</text>
  <text x="`left plus 66`" y="`top plus 33`" font-size="15" `muted fill`>`color hex`</text>
`end`
`if charts`
  <text x="`panel plus 80`" y="`charts-top`" font-size="19" `text fill`>Charts</text>
`each charts`
`use strip`
`end`
`each sequential`
`use strip`
`end`
`each diverging`
`use strip`
`end`
`end`
`end`
<?xml version="1.0" encoding="UTF-8"?>
<!-- `note` -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 `poster-height`" font-family="`Body stack xml`" style="font-synthesis: none" role="img">
  <title>`display xml`</title>
  <desc>`note xml`</desc>
  <rect x="0" y="0" width="1600" height="`poster-height`" `background fill`/>
  <clipPath id="banner">
    <rect x="0" y="0" width="1600" height="600" `black fill`/>
  </clipPath>
  <g clip-path="url(#banner)">
    <rect x="0" y="0" width="1600" height="600" `primary fill`/>
    <circle cx="1340" cy="105" r="315" `accent fill`/>
  </g>
  <text x="80" y="470" font-size="`poster fit 150 1900`" `use own` `on-primary fill`>`poster xml`</text>
  <text x="80" y="110" font-size="26" `on-primary fill`>Primary</text>
  <text x="80" y="152" font-size="34" font-weight="700" `on-primary fill`>`full xml`</text>
`if named`
  <text x="80" y="194" font-size="26" `on-primary fill`>`primary hex`</text>
`end`
  <text x="1160" y="110" font-size="26" `on-accent fill`>Accent</text>
  <text x="1160" y="152" font-size="34" font-weight="700" `on-accent fill`>`Accent full xml`</text>
`with Accent`
`if named`
  <text x="1160" y="194" font-size="26" `on-accent fill`>`accent hex`</text>
`end`
`end`
  <text x="80" y="535" font-size="`pair fit 32 2300`" `on-primary fill`>`pair xml`</text>
`each ramps`
`each shades`
  <rect x="`left`" y="`top`" width="`width`" height="120" `color fill`/>
  <text x="`left plus 12`" y="`top plus 34`" font-size="22" `if chosen`font-weight="700" `end``ink fill`>`label`</text>
  <text x="`left plus 12`" y="`top plus 104`" font-size="18" `ink fill`>`color hex`</text>
`if chosen`
  <circle cx="`right`" cy="`top plus 27`" r="8" `ink fill`/>
`end`
`end`
`end`
`each fonts`
  <text x="`half`" y="1125" font-size="130" `use own` `primary-text fill`>Aa</text>
  <text x="`half plus 190`" y="1050" font-size="22" `muted fill`>`if title`Titles`else`Text`end`</text>
  <text x="`half plus 190`" y="1090" font-size="`font short fit 34 800`" `use own` `text fill`>`font short xml`</text>
  <text x="`half plus 190`" y="1125" font-size="22" `muted fill`>`weights` · `generic`</text>
`if sizes`
  <text x="`half`" y="1195" xml:space="preserve" `use own` `text fill`>`if title``each of a=heading b=title c=large-title`<tspan font-size="`size`">`size`</tspan>`between`<tspan font-size="22"> · </tspan>`end``else``each of a=caption b=small c=body`<tspan font-size="`size`">`size`</tspan>`between`<tspan font-size="22"> · </tspan>`end``end`</text>
`else`
  <text x="`half`" y="1195" font-size="`if title`34.5`else`20.3`end`" `use own` `text fill`>`if title`Sphinx of black quartz, judge my vow`else`Pack my box with five dozen liquor jugs. 0123456789`end`</text>
`end`
`end`
`use panel`
`Dark use panel`
</svg>

"""##),
("shadcn", ##"""
`list names background=background foreground=text card=surface card-foreground=text popover=raised popover-foreground=text
primary=primary primary-foreground=on-primary secondary=primary-soft secondary-foreground=on-primary-soft
muted=background muted-foreground=muted accent=accent-soft accent-foreground=on-accent-soft
destructive=negative destructive-foreground=on-negative border=border input=outline ring=focus`
`list sidebar sidebar-foreground=text
sidebar-primary=primary sidebar-primary-foreground=on-primary sidebar-accent=primary-soft
sidebar-accent-foreground=on-primary-soft sidebar-border=border sidebar-ring=focus`
`list charts chart-1=chart-1 chart-2=chart-2 chart-3=chart-3 chart-4=chart-4 chart-5=chart-5`
`define prefix``prefix``end`
`define plain``end`
`include properties`
`include faces`
`define variable`
`if pair`
--`key`: light-dark(`color`, `Night color`);
`else`
--`key`: `color`;
`end`
`end`
`define variables`
`each in names`
`if key muted`
`if pair`
--muted: light-dark(`quiet`, `Night quiet`);
`else`
--muted: `quiet`;
`end`
`else`
`use variable`
`end`
`end`
`each in charts`
`use variable`
`end`
`if numbers`
`each of sidebar-background=surface`
`use variable`
`end`
`else`
`each of sidebar=surface`
`use variable`
`end`
`end`
`each in sidebar`
`use variable`
`end`
`if some`
`use roles`
`end`
`end`
`define families`
`if fonts`
--font-sans: `Body stack`;
--font-heading: `stack`;
`end`
`end`
`define text-sizes`
`if sizes`
`each sizes`
--text-`step`: `size times 1 16`rem;
`end`
`end`
`end`
`# Inline values would stay those of the page in a scope.`
`define type`
`if fonts`

@theme `if scoped`static`else`inline`end` {
  `use families`
  `use text-sizes`
}
`else`
`if sizes`

@theme `if scoped`static`else`inline`end` {
  `use text-sizes`
}
`end`
`end`
`end`
/* `note` */
`use faces`
`root` {
`if not selector`
`if not light`
`if not scoped`
  color-scheme: light dark;
`end`
`end`
`end`
`if corner`
  --radius: `radius-card times 1 16`rem;
`else`
`if not rounded`
  --radius: 0.625rem;
`end`
`end`
  `Values use variables`
`if some`
  `Values use shades`
`end`
`if numbers`
  `use families`
`else`
`if scoped`
  `use families`
  `use text-sizes`
`end`
`end`
}
`if roles`
`if selector`

`selector` {
  `Values Dark use variables`
}
`end`
`if media`

@media (prefers-color-scheme: dark) {
  `root` {
    `Values Dark use variables`
  }
}
`end`
`if contrast`

@media (prefers-contrast: more) {
  `root` {
    `Values LightHigh use variables`
  }
`if selector`
  `selector` {
    `Values DarkHigh use variables`
  }
`end`
}
`if media`

@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  `root` {
    `Values DarkHigh use variables`
  }
}
`end`

`use forced`
`end`
`end`
`if not further`
`if not numbers`
`if not mapped`

@theme inline {
`each in names`
  --color-`key`: var(--`key`);
`end`
`each in charts`
  --color-`key`: var(--`key`);
`end`
`each of sidebar=surface`
  --color-`key`: var(--`key`);
`end`
`each in sidebar`
  --color-`key`: var(--`key`);
`end`
`if some`
`each all-roles`
  --color-`prefix``role`: var(--`prefix``role`);
`end`
`end`
`if not scoped`
  `use families`
`end`
`if corner`
  --radius-sm: `radius-chip`px;
  --radius-md: `radius-control`px;
  --radius-lg: var(--radius);
  --radius-xl: var(--radius);
`else`
  --radius-sm: calc(var(--radius) * 0.6);
  --radius-md: calc(var(--radius) * 0.8);
  --radius-lg: var(--radius);
  --radius-xl: calc(var(--radius) * 1.4);
`end`
`if not scoped`
  `use text-sizes`
`end`
}
`end`
`if mapped`
`use type`
`else`
`if scoped`
`use type`
`end`
`end`
`end`
`end`

"""##),
("shadcnRegistry", ##"""
`list names background=background foreground=text card=surface card-foreground=text popover=raised popover-foreground=text
primary=primary primary-foreground=on-primary secondary=primary-soft secondary-foreground=on-primary-soft
muted-foreground=muted accent=accent-soft accent-foreground=on-accent-soft
destructive=negative destructive-foreground=on-negative border=border input=outline ring=focus chart-1=chart-1 chart-2=chart-2
chart-3=chart-3 chart-4=chart-4 chart-5=chart-5 sidebar=surface sidebar-foreground=text sidebar-primary=primary
sidebar-primary-foreground=on-primary sidebar-accent=primary-soft sidebar-accent-foreground=on-primary-soft sidebar-border=border
sidebar-ring=focus`
`define variables`
`each in names`
"`key`": "`color oklch`",
`end`
"muted": "`quiet oklch`",
`each roles`
"brand-`role`": "`color oklch`",
`end`
`end`
`define contrast`
`each in names`
"--`key`": "`color oklch`",
`end`
"--muted": "`quiet oklch`",
`each roles`
"--brand-`role`": "`color oklch`",
`end`
`end`
{
  "$schema": "https://ui.shadcn.com/schema/registry-item.json",
  "name": "theme",
  "type": "registry:theme",
  "title": `display json`,
  "description": "`note` (shadcn/ui: npx shadcn add ./theme.json)",
  "cssVars": {
    "theme": {
`if fonts`
      "font-sans": `Body stack json`,
      "font-heading": `Title stack json`,
`end`
`if sizes`
`each sizes`
      "text-`step`": "`size times 1 16`rem",
`end`
`end`
    },
    "light": {
`if corner`
      "radius": "`radius-card times 1 16`rem",
`end`
`use variables`
    },
    "dark": {
`Dark use variables`
    }
  },
  "css": {
    "@media (prefers-contrast: more)": {
      ":root": {
`LightHigh use contrast`
      },
      ".dark": {
`DarkHigh use contrast`
      }
    }
  }
}

"""##),
("streamlit", ##"""
`define colors`
primaryColor = "`under-white hex`"
backgroundColor = "`background hex`"
secondaryBackgroundColor = "`surface hex`"
textColor = "`text hex`"
linkColor = "`primary-text hex`"
borderColor = "`border hex`"
dataframeBorderColor = "`border hex`"
dataframeHeaderBackgroundColor = "`surface hex`"
codeTextColor = "`primary-text hex`"
codeBackgroundColor = "`surface hex`"
redColor = "`negative hex`"
redBackgroundColor = "`negative-soft hex`"
redTextColor = "`on-negative-soft hex`"
`each of orange yellow`
`key`Color = "`warning hex`"
`key`BackgroundColor = "`warning-soft hex`"
`key`TextColor = "`on-warning-soft hex`"
`end`
greenColor = "`positive hex`"
greenBackgroundColor = "`positive-soft hex`"
greenTextColor = "`on-positive-soft hex`"
blueColor = "`primary-text hex`"
blueBackgroundColor = "`primary-soft hex`"
blueTextColor = "`on-primary-soft hex`"
violetColor = "`accent-text hex`"
violetBackgroundColor = "`accent-soft hex`"
violetTextColor = "`on-accent-soft hex`"
grayColor = "`muted hex`"
grayBackgroundColor = "`surface hex`"
grayTextColor = "`muted hex`"
chartCategoricalColors = [`each charts`"`color hex`"`between`, `end`]
chartSequentialColors = [`each sequential-ten`"`color hex`"`between`, `end`]
chartDivergingColors = [`each diverging-ten`"`color hex`"`between`, `end`]
`end`
`define sidebar`
backgroundColor = "`surface hex`"
secondaryBackgroundColor = "`raised hex`"
`end`
# `note`
# Streamlit 1.54 and newer: save it as .streamlit/config.toml

[theme]
font = `Body stack json`
headingFont = `Title stack json`
`if weighted`
headingFontWeights = [`each of 1 2 3 4 5 6``Title weight-hundred``between`, `end`]
`end`
`if sizes`
`each of baseFontSize=body`
`key` = `size whole`
`end`
headingFontSizes = [`each of h1=display h2=large-title h3=title h4=heading h5=heading h6=body`"`size`px"`between`, `end`]
`end`
`if corner`
baseRadius = "`if round`full`else``radius-control`px`end`"
`end`

[theme.light]
`use colors`

[theme.light.sidebar]
`use sidebar`

[theme.dark]
`Dark use colors`

[theme.dark.sidebar]
`Dark use sidebar`

"""##),
("swift", ##"""
`include swiftThemes`
`if several`
`use list`
`else`
// `note`

#if canImport(SwiftUI)

`if files`
import CoreText
`end`
import SwiftUI

#if canImport(UIKit)
  import UIKit
  `use access`typealias `prefix Camel`PlatformColor = UIColor
#else
  import AppKit
  `use access`typealias `prefix Camel`PlatformColor = NSColor
#endif

extension `prefix Camel`PlatformColor {
`each all-roles`
  /// For `purpose`.
  `use access`static let `prefix camel``role Camel` = adaptive(
    light: `use value`, dark: `Dark use value`,
    lightHighContrast: `LightHigh use value`, darkHighContrast: `DarkHigh use value`)
`end`
`each ramps`

`each shades`
  `use access`static let `prefix camel``ramp Camel``label` = `use value`
`end`
`end`

  private static func hex(_ rgb: UInt32) -> `prefix Camel`PlatformColor {
    let red = CGFloat(rgb >> 16 & 0xFF) / 0xFF
    let green = CGFloat(rgb >> 8 & 0xFF) / 0xFF
    let blue = CGFloat(rgb & 0xFF) / 0xFF
    #if canImport(UIKit)
      return UIColor(red: red, green: green, blue: blue, alpha: 1)
    #else
      return NSColor(srgbRed: red, green: green, blue: blue, alpha: 1)
    #endif
  }

  private static func adaptive(
    light: `prefix Camel`PlatformColor, dark: `prefix Camel`PlatformColor,
    lightHighContrast: `prefix Camel`PlatformColor, darkHighContrast: `prefix Camel`PlatformColor
  ) -> `prefix Camel`PlatformColor {
    #if os(watchOS)
      // A watch is always dark.
      return dark
    #elseif canImport(UIKit)
      return UIColor { traits in
        let isHigh = traits.accessibilityContrast == .high
        return traits.userInterfaceStyle == .dark
          ? isHigh ? darkHighContrast : dark
          : isHigh ? lightHighContrast : light
      }
    #else
      return NSColor(name: nil) { appearance in
        switch appearance.bestMatch(
          from: [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua])
        {
        case .darkAqua: dark
        case .accessibilityHighContrastAqua: lightHighContrast
        case .accessibilityHighContrastDarkAqua: darkHighContrast
        default: light
        }
      }
    #endif
  }
}
`if roles`

extension Color {
`each all-roles`
  /// For `purpose`.
  `use access`static let `prefix camel``role Camel` = Color(color: .`prefix camel``role Camel`)
`end`

  private init(color: `prefix Camel`PlatformColor) {
    #if canImport(UIKit)
      self.init(uiColor: color)
    #else
      self.init(nsColor: color)
    #endif
  }
}

// So that a style can be named alone: .foregroundStyle(.`prefix camel`Primary)
extension ShapeStyle where Self == Color {
`each all-roles`
  `use access`static var `prefix camel``role Camel`: Color { Color.`prefix camel``role Camel` }
`end`
}
`end`
`if charts`

/// Colors for Swift Charts: .chartForegroundStyleScale(range: `prefix Camel`Charts.categories)
`use access`enum `prefix Camel`Charts {
  /// The parts of a chart, in their order. More can't be told apart by everyone: label them, or group the rest.
  `use access`static let categories: [Color] = [
`each charts`
    .`prefix camel``role Camel`,
`end`
  ]
  /// From little to much.
  `use access`static let sequential: [Color] = [
`each sequential`
    .`prefix camel``role Camel`,
`end`
  ]
  /// From one end over a neutral middle to the other.
  `use access`static let diverging: [Color] = [
`each diverging`
    .`prefix camel``role Camel`,
`end`
  ]
}
`end`
`if name`

`use access`let `prefix camel`Name = `name "`
`end`
`if corner`

/// The radii of corners, in points`if round`; a shape as high as a control is round at the ends`end`.
`use access`enum `prefix Camel`Radius {
  `use access`static let card: CGFloat = `radius-card`
  `use access`static let control: CGFloat = `radius-control`
  `use access`static let chip: CGFloat = `radius-chip`
}
`end`
`if sizes`

/// The sizes of text, in points.
`use access`enum `prefix Camel`Size {
`each sizes`
  `use access`static let `step camel`: CGFloat = `size`
`end`
}
`end`
`if fonts`

extension Font {
`each fonts`
  /// For `if title`titles`else`everything else`end`, in a size that follows the text size people set.
  `use access`static func `prefix camel``kind Camel`(_ size: CGFloat, relativeTo style: TextStyle = .`kind`) -> Font {
`if bundled`
    .custom(`postscript "`, size: size, relativeTo: style)
`else`
    .custom(`prefix camel``kind Camel`Family, size: size, relativeTo: style).weight(.`weight-name`)
`end`
  }

  `use access`static let `prefix camel``kind Camel`Family = `font "`
`between`

`end`
}

#if canImport(UIKit)
  extension UIFont {
`each fonts`
    /// For `if title`titles`else`everything else`end`, in a size that follows the text size people set.
    `use access`static func `prefix camel``kind Camel`(_ size: CGFloat, relativeTo style: TextStyle = .`if title`title1`else`body`end`) -> UIFont {
`if bundled`
      let font = UIFontDescriptor(fontAttributes: [.name: `postscript "`])
`else`
      let font = UIFontDescriptor(fontAttributes: [
        .family: Font.`prefix camel``kind Camel`Family,
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.`weight-name`],
      ])
`end`
      return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
    }
`between`

`end`
  }
#else
  extension NSFont {
`each fonts`
    /// For `if title`titles`else`everything else`end`.
    `use access`static func `prefix camel``kind Camel`(_ size: CGFloat) -> NSFont {
`if bundled`
      let font = NSFontDescriptor(fontAttributes: [.name: `postscript "`])
`else`
      let font = NSFontDescriptor(fontAttributes: [
        .family: Font.`prefix camel``kind Camel`Family,
        .traits: [NSFontDescriptor.TraitKey.weight: NSFont.Weight.`weight-name`],
      ])
`end`
      return NSFont(descriptor: font, size: size) ?? .systemFont(ofSize: size)
    }
`between`

`end`
  }
#endif
`end`
`if files`

/// The fonts in the app's bundle.
`use access`enum `prefix Camel`Fonts {
  /// The names of the files. An app that lists them in its Info.plist, under UIAppFonts, needn't register them.
  `use access`static let files = [
`each families`
`each faces`
    `face-file "`,
`end`
`end`
  ]

  /// The PostScript names of the faces.
  `use access`static let postScriptNames = [
`each families`
`each faces`
    `face "`,
`end`
`end`
  ]

  /// Lets the app use the fonts. Call it once, before the first text is shown: in the initializer of your App.
`if module`
  `use access`static func register() {
    let bundle = Bundle.module
`else`
  `use access`static func register(in bundle: Bundle = .main) {
`end`
    let urls = files.compactMap { file in
      bundle.url(forResource: file, withExtension: nil)
        ?? bundle.url(forResource: file, withExtension: nil, subdirectory: `folder "`)
    }
    CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)
  }
}
`end`

#endif
`end`

"""##),
("_swiftThemes", ##"""
`define value``if outside``prefix Camel`PlatformColor(displayP3Red: `color red`, green: `color green`, blue: `color blue`, alpha: 1)`else`hex(0x`color digits`)`end``end`
`define access``if public`public `end``end`
`define colors`
`each shared-roles`
`role camel`: adaptive(
  light: `use value`, dark: `Dark use value`,
  lightHighContrast: `LightHigh use value`, darkHighContrast: `DarkHigh use value`),
`end`
`end`
`define brand-colors`
`if brands`
brandColors: [
`each brand-roles`
  `role "`: adaptive(
    light: `use value`, dark: `Dark use value`,
    lightHighContrast: `LightHigh use value`, darkHighContrast: `DarkHigh use value`),
`end`
],
`else`
brandColors: [:],
`end`
`end`
`# Several themes in one file: a list of values of one type, each with its name`
`define list`
#if canImport(SwiftUI)

import SwiftUI

#if canImport(UIKit)
  import UIKit
  `use access`typealias `prefix Camel`PlatformColor = UIColor
#else
  import AppKit
  `use access`typealias `prefix Camel`PlatformColor = NSColor
#endif

/// The colors`if fonts`, fonts`end` and corners of a theme. Each color follows light, dark and contrast by itself.
`use access`struct `prefix Camel`Values: Identifiable, Sendable {
  /// The theme's name.
  `use access`let id: String
`each shared-roles`
  /// For `purpose`.
  `use access`let `role camel`: Color
`end`
  /// The roles of the theme's brand colors by their names.
  `use access`let brandColors: [String: Color]
`if fonts`
  `use access`let titleFamily, bodyFamily: String
  `use access`let titleWeight, bodyWeight: Font.Weight
`end`
  /// The radii of corners, in points; nil if the theme leaves them to the system.
  `use access`let cardRadius, controlRadius, chipRadius: CGFloat?
`if fonts`

  /// For titles, in a size that follows the text size people set.
  `use access`func title(_ size: CGFloat, relativeTo style: Font.TextStyle = .title) -> Font {
    .custom(titleFamily, size: size, relativeTo: style).weight(titleWeight)
  }

  /// For everything else, in a size that follows the text size people set.
  `use access`func body(_ size: CGFloat, relativeTo style: Font.TextStyle = .body) -> Font {
    .custom(bodyFamily, size: size, relativeTo: style).weight(bodyWeight)
  }
`end`

  /// The theme of this name; nil if there's none.
  `use access`static func named(_ id: String) -> `prefix Camel`Values? { all.first { $0.id == id } }

  /// All themes, in the order of tintype.json.
  `use access`static let all: [`prefix Camel`Values] = {
    var all: [`prefix Camel`Values] = []
`each themes`
    // `note`
    all.append(
      `prefix Camel`Values(
        id: `theme "`,
        `use colors`
        `use brand-colors`
`if fonts`
        titleFamily: `Title font "`, bodyFamily: `Body font "`,
        titleWeight: .`Title weight-name`, bodyWeight: .`Body weight-name`,
`end`
`if corner`
        cardRadius: `radius-card`, controlRadius: `radius-control`, chipRadius: `radius-chip`))
`else`
        cardRadius: nil, controlRadius: nil, chipRadius: nil))
`end`
`end`
    return all
  }()
}

extension EnvironmentValues {
  private struct `prefix Camel`Key: EnvironmentKey {
    static let defaultValue = `prefix Camel`Values.all[0]
  }

  /// The theme of a view and of those inside of it: .environment(\.`prefix camel`Values, .named("`theme`")!)
  `use access`var `prefix camel`Values: `prefix Camel`Values {
    get { self[`prefix Camel`Key.self] }
    set { self[`prefix Camel`Key.self] = newValue }
  }
}

private func hex(_ rgb: UInt32) -> `prefix Camel`PlatformColor {
  let red = CGFloat(rgb >> 16 & 0xFF) / 0xFF
  let green = CGFloat(rgb >> 8 & 0xFF) / 0xFF
  let blue = CGFloat(rgb & 0xFF) / 0xFF
  #if canImport(UIKit)
    return UIColor(red: red, green: green, blue: blue, alpha: 1)
  #else
    return NSColor(srgbRed: red, green: green, blue: blue, alpha: 1)
  #endif
}

private func adaptive(
  light: `prefix Camel`PlatformColor, dark: `prefix Camel`PlatformColor,
  lightHighContrast: `prefix Camel`PlatformColor, darkHighContrast: `prefix Camel`PlatformColor
) -> Color {
  #if os(watchOS)
    // A watch is always dark.
    return Color(uiColor: dark)
  #elseif canImport(UIKit)
    return Color(
      uiColor: UIColor { traits in
        let isHigh = traits.accessibilityContrast == .high
        return traits.userInterfaceStyle == .dark
          ? isHigh ? darkHighContrast : dark
          : isHigh ? lightHighContrast : light
      })
  #else
    return Color(
      nsColor: NSColor(name: nil) { appearance in
        switch appearance.bestMatch(
          from: [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua])
        {
        case .darkAqua: dark
        case .accessibilityHighContrastAqua: lightHighContrast
        case .accessibilityHighContrastDarkAqua: darkHighContrast
        default: light
        }
      })
  #endif
}

#endif
`end`

"""##),
("swiftPackage", ##"""
`file`Package.swift
// swift-tools-version: 6.0
// A theme as a Swift package.
// `note`

import PackageDescription

let package = Package(
  name: "Theme",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [.library(name: "Theme", targets: ["Theme"])],
  targets: [
    .target(name: "Theme", resources: [.process("Theme.xcassets")`if files`, .copy("Fonts")`end`])
  ]
)
`file`README.md
# Theme

The colors and fonts of an app, for SwiftUI, UIKit and AppKit. Drag this folder into your Xcode project, and add the library
Theme to your target. The colors follow light, dark and contrast.

    import Theme

    Text("Arrivals").font(.`prefix camel`Title(34)).foregroundStyle(.`prefix camel`PrimaryText)

`if files`
Call `prefix Camel`Fonts.register() when the app starts, in the initializer of your App. The fonts’ licenses are beside them.
`else`
The fonts have to be on the device, or in your app.
`end`
`file`Sources/Theme/Preview.swift
#if canImport(SwiftUI)

import SwiftUI

/// The theme in Xcode’s canvas.
struct ThemePreview: View {
`if files`
  init() { `prefix Camel`Fonts.register() }

`end`
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(`display "`).font(.`prefix camel`Title(34)).foregroundStyle(.`prefix camel`PrimaryText)
      Text("Pack my box with five dozen liquor jugs.").font(.`prefix camel`Body(17)).foregroundStyle(.`prefix camel`Text)
      Text("Continue").font(.`prefix camel`Body(17)).padding()
        .foregroundStyle(.`prefix camel`OnAccent).background(Color.`prefix camel`Accent)
    }
    .padding(32)
    .background(Color.`prefix camel`Background)
  }
}

struct ThemePreviews: PreviewProvider {
  static var previews: some View {
    ThemePreview()
    ThemePreview().preferredColorScheme(.dark)
  }
}

#endif

"""##),
("tailwind", ##"""
`define prefix`color-`prefix``end`
`define plain``prefix``end`
`include properties`
`include faces`
`define values`
`use roles`
`use shades`
`each fonts`
--font-`prefix``kind`: `stack`;
`end`
`if corner`
--radius-`prefix`card: `radius-card`px;
--radius-`prefix`control: `radius-control`px;
--radius-`prefix`chip: `radius-chip`px;
`end`
`if sizes`
`each sizes`
--text-`prefix``step`: `size times 1 16`rem;
`end`
`end`
`end`
/* `note` */
`use faces`
`if not further`
@theme {
  `use values`
}

`end`
@layer base {
  `root` {
    `use color-scheme`
`each fonts`
    --`prefix``kind`-weight: `weight`;
`end`
    `use name`
`if scoped`
    `use values`
`end`
  }
  `use dark`
`if contrast`
  `use contrast`
  `use dark-contrast`
`end`
}
`if wide`

@supports (color: color(display-p3 0 0 0)) {
  @media all {
    `root` {
      `CSS use roles`
      `CSS use shades`
    }
  }
  `CSS use dark`
`if contrast`
  `CSS use contrast`
  `CSS use dark-contrast`
`end`
}
`end`
`if roles`
`if contrast`

`use forced`
`end`
`end`

"""##),
("tokens", ##"""
`define token`
`if hexes`
{ "$type": "color", "$value": "`color hex`"`if role`, "$description": "`purpose`"`end` },
`else`
{ "$type": "color", "$value": {
  "colorSpace": "`if outside`display-p3`else`srgb`end`",
  "components": [`if outside``color p3``else``color srgb``end`], "alpha": 1, "hex": "`color hex`"
}`if role`, "$description": "`purpose`"`end` },
`end`
`end`
`# With several themes, each has a folder`
`define folder``if several``theme`/`end``end`
`define style`
"$type": "typography", "$value": {
  "fontFamily": "{font.`kind`.family}", "fontSize": `if sizes`"{text-size.`key`}"`else``if hexes`"`key`px"`else`{ "value": `key`, "unit": "px" }`end``end`,
  "fontWeight": "{font.`kind`.weight}", "letterSpacing": `if hexes`"0px"`else`{ "value": 0, "unit": "px" }`end`,
`end`
`if not hexes`
`file`theme.resolver.json
{
  "name": `display json`, "version": "2025.10", "description": "`note`",
`if several`
  "modifiers": { "mode": {
    "contexts": {
`each themes`
`each schemes`
      "`theme`-`scheme`": [{ "$ref": "`theme`/theme.tokens.json" }, { "$ref": "`theme`/`scheme`.tokens.json" }],
`end`
`end`
    },
    "default": "`theme`-light"
  } },
  "resolutionOrder": [{ "$ref": "#/modifiers/mode" }]
`else`
  "sets": { "theme": { "sources": [{ "$ref": "theme.tokens.json" }] } },
  "modifiers": { "appearance": {
    "contexts": {
`each schemes`
      "`scheme`": [{ "$ref": "`scheme`.tokens.json" }],
`end`
    },
    "default": "light"
  } },
  "resolutionOrder": [{ "$ref": "#/sets/theme" }, { "$ref": "#/modifiers/appearance" }]
`end`
}
`end`
`each themes`
`each schemes`
`file``use folder``scheme`.tokens.json
{ "$description": "`note`", "color": {
`each all-roles`
  "`role`":
`use token`
`end`
} }
`end`
`file``use folder`theme.tokens.json
{
  "$description": "`note`",
`if ramps`
  "shades": {
`each ramps`
    "`ramp`": {
`each shades`
      "`label lower`":
`use token`
`end`
    },
`end`
  },
`end`
`if corner`
  "radius": {
    "card": { "$type": "dimension", "$value": `if hexes`"`radius-card`px"`else`{ "value": `radius-card`, "unit": "px" }`end` },
    "control": { "$type": "dimension", "$value": `if hexes`"`radius-control`px"`else`{ "value": `radius-control`, "unit": "px" }`end` },
    "chip": { "$type": "dimension", "$value": `if hexes`"`radius-chip`px"`else`{ "value": `radius-chip`, "unit": "px" }`end` },
  },
`end`
`if sizes`
  "text-size": {
`each sizes`
    "`step`": { "$type": "dimension", "$value": `if hexes`"`size`px"`else`{ "value": `size`, "unit": "px" }`end` },
`end`
  },
`end`
`if fonts`
  "font": {
`each fonts`
    "`kind`": {
      "family": { "$type": "fontFamily", "$value": [`font json`, "`generic`"] },
      "weight": { "$type": "fontWeight", "$value": `weight` }
    },
`end`
  },
  "typography": {
    "title": {
`if sizes`
`each of large-title`
`use style`
`end`
`else`
`each of 34`
`use style`
`end`
`end`
      "lineHeight": 1.15 } },
    "subtitle": {
`if sizes`
`each of heading`
`use style`
`end`
`else`
`each of 24`
`use style`
`end`
`end`
      "lineHeight": 1.25 } },
`with Body`
    "body": {
`if sizes`
`each of body`
`use style`
`end`
`else`
`each of 19`
`use style`
`end`
`end`
      "lineHeight": 1.5 } },
    "caption": {
`if sizes`
`each of caption`
`use style`
`end`
`else`
`each of 13`
`use style`
`end`
`end`
      "lineHeight": 1.4 } }
`end`
  }
`end`
}
`end`

"""##),
("vega", ##"""
`each schemes`
`file``scheme`.json
{
  "usermeta": { "note": "`note` (Vega-Lite 5 and newer: vegaEmbed(view, spec, { config: theme.config }))" },
  "config": {
    "background": "`background hex`",
    "font": `Body stack json`,
    "title": {
      "color": "`text hex`", "subtitleColor": "`muted hex`", "font": `Title stack json`, "fontWeight": `Title weight`
    },
    "axis": {
      "domainColor": "`outline hex`", "gridColor": "`border hex`", "tickColor": "`outline hex`", "labelColor": "`muted hex`",
      "titleColor": "`text hex`"
    },
    "legend": { "labelColor": "`text hex`", "titleColor": "`text hex`" },
    "header": { "labelColor": "`muted hex`", "titleColor": "`text hex`" },
    "view": { "stroke": "`border hex`" },
    "mark": { "color": "`chart-1 hex`" },
    "text": { "color": "`text hex`" },
    "rule": { "color": "`outline hex`" },
    "range": {
      "category": [`each charts`"`color hex`"`between`, `end`],
`each of ordinal ramp heatmap`
      "`key`": [`each sequential`"`color hex`"`between`, `end`],
`end`
      "diverging": [`each diverging`"`color hex`"`between`, `end`]
    }
  }
}
`end`

"""##),
("vuetify", ##"""
`define theme`
colors: {
  primary: '`primary-ink hex`',
  'primary-darken-1': '`High primary-ink hex`',
  secondary: '`accent-ink hex`',
  'secondary-darken-1': '`High accent-ink hex`',
  info: '`primary-ink hex`',
  success: '`positive-ink hex`',
  warning: '`warning-ink hex`',
  error: '`negative-ink hex`',
`each of on-primary on-primary-darken-1 on-secondary on-secondary-darken-1 on-info on-success on-warning on-error`
  '`key`': '`surface hex`',
`end`
`each of background=background surface=surface surface-bright=raised surface-light=background surface-variant=dark
on-background=text on-surface=text on-surface-bright=text on-surface-light=text on-surface-variant=on-dark`
  '`key`': '`color hex`',
`end`
`each brands`
  '`role`': '`brand-ink hex`',
  'on-`role`': '`surface hex`',
`end`
},
variables: {
  'border-color': '`border hex`',
  'border-opacity': 1,
  'high-emphasis-opacity': 1,
  'medium-emphasis-opacity': 1,
  'theme-kbd': '`background hex`',
  'theme-on-kbd': '`text hex`',
  'theme-code': '`background hex`',
  'theme-on-code': '`text hex`',
`if fonts`
  'font-body': `Body stack '`,
  'font-heading': `Title stack '`,
`end`
`each all-roles`
  'brand-`role`': '`color hex`',
`end`
},
`end`
// `note`
// Vuetify 3 and 4: createVuetify({ theme, defaults }). Its colors are both fills and texts, so each is legible on the page, and on a
// little of itself; --v-brand-… has the chosen ones.

/** @type {import('vuetify').ThemeDefinition} */
const light = {
  dark: false,
  `Light use theme`
};

/** @type {import('vuetify').ThemeDefinition} */
const dark = {
  dark: true,
  `Dark use theme`
};

/** @type {import('vuetify').ThemeDefinition} */
const lightHighContrast = {
  dark: false,
  `LightHigh use theme`
};

/** @type {import('vuetify').ThemeDefinition} */
const darkHighContrast = {
  dark: true,
  `DarkHigh use theme`
};

export const theme = { defaultTheme: 'system', themes: { light, dark, lightHighContrast, darkHighContrast } };

export const defaults = {
`if corner`
`each of VBtn VTextField VTextarea VSelect VAutocomplete VCombobox`
  `key`: { rounded: '`radius-control`px' },
`end`
`each of VCard VDialog VAlert VSheet`
  `key`: { rounded: '`radius-card`px' },
`end`
  VChip: { rounded: '`radius-chip`px' },
`end`
};

"""##),
]
}
