/// The rules of all samples. Each sample's sizes, distances and roles come after them, one class each. Colors are
/// custom properties with the names of the scheme's roles; fonts are `--title-font` and `--body-font`; the app's name
/// is `--app-name`; `--scale` shrinks or enlarges a sample. If a theme sets its type and corners, `--title-weight` and
/// `--body-weight` are weights, `--grow-` and a style's name the factor of its size, and `--cards` and `--controls` factors
/// of their corners.
enum SampleRules {
  static let text: StaticString = """
    /* The frame: as large as the scaled screen. The screen in it is laid out at its own size and then scaled, so that lines
       break in the same places at every scale. */
    .sample-screen {
      position: relative;
      flex: none;
      width: calc(var(--width) * var(--scale, 1));
      height: calc(var(--height) * var(--scale, 1));
      border-radius: calc(28px * var(--scale, 1));
      contain: strict;
      overflow: hidden;
      background: var(--background);
      box-shadow: 0 0 0 1px var(--border), 0 2px 4px rgb(0 0 0 / .04), 0 12px 32px rgb(0 0 0 / .1);
    }

    .s-screen {
      position: absolute;
      top: 0;
      left: 0;
      width: var(--width);
      height: var(--height);
      transform: scale(var(--scale, 1));
      transform-origin: 0 0;
      container: sample / size;
      pointer-events: none;
      user-select: none;
      -webkit-user-select: none;
    }

    .s-row, .s-column { display: flex; min-width: 0; }

    .s-column { flex-direction: column; }

    .s-column > *, .s-fixed { flex-shrink: 0; }

    .s-layers { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); }

    .s-layers > * { grid-area: 1 / 1; min-width: 0; min-height: 0; }

    .s-clipped { min-height: 0; overflow: hidden; }

    .s-playback { direction: ltr; }

    .s-soft { box-shadow: 0 1px 2px rgb(0 0 0 / .12), 0 2px 8px rgb(0 0 0 / .08); }

    .s-deep { box-shadow: 0 2px 6px rgb(0 0 0 / .16), 0 12px 28px rgb(0 0 0 / .2); }

    /* Texts are in English, which runs from left to right in a mirrored screen, too; their lines start where the screen's do. */
    .s-text {
      min-width: 0;
      font-family: var(--body-font, sans-serif);
      font-weight: var(--body-weight, 400);
      font-variant-numeric: lining-nums tabular-nums;
      overflow-wrap: break-word;
      text-wrap: pretty;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      unicode-bidi: plaintext;
    }

    .s-in-title { font-family: var(--title-font, serif); text-wrap: balance; }

    .s-bold { font-weight: 700; }

    .s-in-title.s-bold { font-weight: var(--title-weight, 700); }

    .s-regular { font-weight: var(--body-weight, 400); }

    .s-italic { font-style: italic; }

    .s-centered { text-align: center; }

    .s-line { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

    .s-lines { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; }

    .s-t-eyebrow { letter-spacing: .08em; }

    .s-app-name { unicode-bidi: isolate; }

    .s-app-name::before { content: var(--app-name, "Tintype"); }

    .s-icon { display: block; flex: none; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }

    .s-solid { fill: currentColor; }

    .s-picture { display: block; width: 100%; height: 100%; }

    .s-stroke { fill: none; stroke-linecap: round; stroke-linejoin: round; }

    [dir=rtl] .s-directed { transform: scaleX(-1); }

    """
}
