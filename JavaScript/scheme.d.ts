/** Light or dark pages. */
export type Appearance = "light" | "dark";
/** How much contrast a scheme has: standard is made for AA, high for AAA. */
export type Contrast = "standard" | "high";
/** A level of WCAG 2.2. */
export type Level = "AA" | "AAA";

/** A color of the scheme. */
export interface RoleColor {
  /** `#RRGGBB`, in sRGB. */
  hex: string;
  /** The color for CSS, in Display P3 if the theme's color is outside of sRGB. */
  css: string;
  /** The roles that it has to be readable on, and is. */
  on: string[];
  /** Its least contrast ratio on these, cut off after four decimals; null for a background. */
  ratio: number | null;
  /** Of `chart-1` to `chart-8`, whether everyone can tell it from those before. */
  safe?: boolean;
}

/** The colors for charts, as hexes. */
export interface Charts {
  /** Eight colors for the parts of a chart. */
  categories: string[];
  /** The color of text on each of these. */
  texts: string[];
  /** Nine steps for amounts. */
  sequential: string[];
  /** Nine steps for amounts on both sides of a middle. */
  diverging: string[];
  /** How many of the categories, from the first on, everyone can tell apart: 8 unless pins prevent it. */
  safe: number;
}

/** A pair of colors, or a color for charts, that falls short of what its role needs. */
export interface Shortfall {
  appearance: Appearance;
  contrast: Contrast;
  level: Level;
  /** The role in front. */
  role: string;
  /** The role behind it or, for charts, the color that it looks like. */
  on: string;
  front?: string;
  back?: string;
  ratio?: number;
  required?: number;
  /** The pinned role of the two. */
  pinned?: string;
  /** The color nearest to the pinned one with which the pair reads; null if there's none. */
  nearest?: string | null;
  /** The ratio that people with a color vision deficiency see. */
  seen?: Record<"protan" | "deutan" | "tritan" | "achromat", number>;
  /** What's wrong with a color for charts. */
  sentence?: string;
}

/** A theme, and the schemes that follow from it. */
export interface SchemeTheme {
  /** The theme string, in the usual order. */
  readonly string: string;
  /** The name of the theme, and so of the app. */
  readonly name: string | null;
  /** What's still to choose, in a sentence; null for a theme with two colors and two fonts. */
  readonly missing: string | null;
  /** The hex of every role but those of charts: `scheme("dark")["on-primary"]`. */
  scheme(appearance?: Appearance, contrast?: Contrast): Record<string, string>;
  /** All there is to know about every role, charts included, like `tintype scheme --json`. */
  roles(appearance?: Appearance, contrast?: Contrast): Record<string, RoleColor>;
  /** The colors for charts. */
  charts(appearance?: Appearance, contrast?: Contrast): Charts;
  /** What falls short, in all four schemes unless you name one. High contrast is judged by AAA, standard by AA. */
  check(options?: { appearance?: Appearance; contrast?: Contrast; level?: Level }): Shortfall[];
  /** Where a chosen color doesn't read as it is, and which color to use there: a sentence each. */
  advice(appearance?: Appearance): string[];
  toString(): string;
}

/** A color as it was read. */
export interface Color {
  /** `#RRGGBB`, without its alpha. */
  hex: string;
  /** The color in CSS. */
  css: string;
  /** 0 to 1. */
  opacity: number;
}

/** The contrast of text on a background, and the levels of WCAG 2.2 that it meets. */
export interface ContrastLevels {
  /** 1 to 21, cut off after four decimals. */
  ratio: number;
  aa: boolean;
  aaa: boolean;
  aa_large: boolean;
  aaa_large: boolean;
  /** For icons and controls. */
  non_text: boolean;
}

/** Reads a theme string, or a link to one. A color may be any that `color` reads. Throws an `Error` with a sentence. */
export function theme(text: string): SchemeTheme;
/** Reads a color: CSS, a hex, or the name of a crayon or a Material color. Throws an `Error` with a sentence. */
export function color(text: string): Color;
/** The contrast of text on a background, which must be opaque. */
export function contrast(text: string, background: string): ContrastLevels;
