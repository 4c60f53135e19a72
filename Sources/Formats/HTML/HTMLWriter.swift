/// A standalone page that fits on one sheet of A4 or US Letter: the chosen colors, the fonts, the ramps, and every role in
/// light and dark, below samples of the theme in use.
/// Source: HTML Standard; CSS Paged Media Level 3.
let htmlTemplate: StaticString = """
  `define roles`
  `each roles`
          --`role`: `color hex`;
  `end`
  `end`
  `define wide`
  `each roles`
          --`role`: `color css`;
  `end`
  `end`
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
                <dt style="--swatch: var(--`role`)">`role`</dt>
                <dd>`color hex`</dd>
              </div>
  `end`
            </dl>
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
        :root {
  `use roles`
  `each ramps`
  `each shades`
          --`ramp`-`label lower`: `color hex`;
  `end`
  `end`
        }
        .dark {
  `Dark use roles`
        }
  `if wide`
        @supports (color: color(display-p3 0 0 0)) {
        :root {
  `use wide`
  `each ramps`
  `each shades`
          --`ramp`-`label lower`: `color css`;
  `end`
  `end`
        }
        .dark {
  `Dark use wide`
        }
        }
  `end`
        @page { margin: 0; }
        * { box-sizing: border-box; margin: 0; padding: 0; }
        html { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        body { background: var(--border); color: var(--text); }
        main {
          display: flex; flex-direction: column; width: 210mm; min-height: 297mm; margin: 24px auto; overflow: hidden;
          background: var(--background); font: 400 10.5px/1.45 var(--body-font); overflow-wrap: anywhere;
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
        .fonts { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; padding: 6.5mm 12mm 5mm; }
        .fonts article { display: flex; gap: 5mm; align-items: flex-start; }
        .letters { flex: none; font-size: 58px; line-height: 0.95; white-space: nowrap; color: var(--primary-text); }
        .title .letters, .title .sample { font-family: var(--title-font); font-weight: var(--title-weight); }
        .body h2 { font-family: var(--body-font); }
        .note { color: var(--muted); }
        .fonts h2 {
          display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; margin: 1px 0 3px; font-size: 17px;
        }
        .title .sample { font-size: 15px; line-height: 1.25; }
        .ramps { display: grid; gap: 2.5mm; padding: 0 12mm 6mm; }
        .ramps ol { display: flex; list-style: none; overflow: hidden; border-radius: 2.5mm; }
        .ramps li {
          display: flex; flex: 1; flex-direction: column; justify-content: space-between; height: 12mm;
          padding: 1.6mm 1mm 1.6mm 2mm; font-size: 8.5px; line-height: 1.1;
        }
        .ramps li b { font-weight: 400; font-size: 9.5px; }
        .ramps .is-chosen { flex: 1.7; }
        .ramps .is-chosen b { font-weight: 700; font-size: 13px; }
        .schemes { display: grid; grid-template-columns: 1fr 1fr; }
        .schemes article { padding: 5.5mm 8mm 5mm 12mm; background: var(--background); color: var(--text); }
        .schemes article + article { padding-left: 8mm; padding-right: 12mm; }
        .schemes .light { border-top: 1px solid var(--border); }
        .schemes h2 { font-size: 19px; }
        .screens { display: flex; justify-content: space-between; margin-top: 3mm; }
        .screens .sample-screen { --width: 312px; --height: 604px; --scale: 0.3255; border-radius: 2.5mm; box-shadow: 0 0 0 1px var(--border); }
        dl { columns: 2; column-gap: 4mm; margin-top: 4mm; }
        dl div { display: flex; align-items: center; justify-content: space-between; padding: 0.5mm 0; break-inside: avoid; font-size: 9px; }
        dt { display: flex; align-items: center; gap: 1.7mm; white-space: nowrap; }
        dt::before {
          content: ""; width: 3.8mm; height: 3.8mm; flex: none; border: 1px solid var(--outline); border-radius: 1.1mm;
          background: var(--swatch);
        }
        dd { color: var(--muted); font-size: 8.2px; font-variant-numeric: tabular-nums; white-space: nowrap; }
        footer { padding: 2.5mm 12mm; border-top: 1px solid var(--border); color: var(--muted); font-size: 8.5px; }
        footer p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        /* A sheet of US Letter, and the longer A4. */
        @media print {
          body { background: none; }
          main { width: auto; min-height: 0; height: 279mm; margin: 0; }
        }
        @media print and (min-height: 290mm) { main { height: 297mm; } }
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
      <main style="--title-font: `Title stack xml`; --title-weight: `Title weight`; --body-font: `Body stack xml`;`if name` --app-name: `name " xml`;`end`">
        <header>
          <div class="name">
            <h1`if long` class="long"`end`>`poster xml`</h1>
            <p>`pair xml`</p>
          </div>
          <p class="chosen">
            <b>`full xml`</b>
            <span>`primary hex`</span>
          </p>
          <p class="chosen accent">
            <b>`Accent full xml`</b>
            <span>`accent hex`</span>
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

  """
