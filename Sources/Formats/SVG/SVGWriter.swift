/// A poster of 1600 by 2000: the chosen colors with the theme's name, the ramps with their accents after a gap, the fonts, and
/// the roles in light and dark with their hexes.
/// Source: SVG 1.1 (2nd edition), which every program reads; SVG 2 for `style`.
let svgTemplate: StaticString = """
  `define own`font-family="`stack xml`" font-weight="`weight`"`end`
  `define panel`
    <rect x="`panel`" y="1250" width="800" height="750" `background fill`/>
    <text x="`panel 80`" y="1325" font-size="38" `use own` `text fill`>`scheme Camel`</text>
  `each roles`
    <rect x="`left`" y="`top`" width="52" height="32" rx="8" `color fill` stroke="`outline hex`"/>
    <text x="`left 66`" y="`top 15`" font-size="19" `text fill`>`role`</text>
    <text x="`left 66`" y="`top 33`" font-size="15" `muted fill`>`color hex`</text>
  `end`
  `end`
  <?xml version="1.0" encoding="UTF-8"?>
  <!-- `note` -->
  <svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000" viewBox="0 0 1600 2000" font-family="`Body stack xml`" role="img">
    <title>`display xml`</title>
    <desc>`note xml`</desc>
    <rect x="0" y="0" width="1600" height="2000" `background fill`/>
    <clipPath id="banner">
      <rect x="0" y="0" width="1600" height="600" `black fill`/>
    </clipPath>
    <g clip-path="url(#banner)">
      <rect x="0" y="0" width="1600" height="600" `primary fill`/>
      <circle cx="1340" cy="105" r="315" `accent fill`/>
    </g>
    <text x="80" y="470" font-size="`fit 150 1900 poster`" `use own` `on-primary fill`>`poster xml`</text>
    <text x="80" y="110" font-size="26" `on-primary fill`>Primary</text>
    <text x="80" y="152" font-size="34" font-weight="700" `on-primary fill`>`full xml`</text>
    <text x="80" y="194" font-size="26" `on-primary fill`>`primary hex`</text>
    <text x="1160" y="110" font-size="26" `on-accent fill`>Accent</text>
    <text x="1160" y="152" font-size="34" font-weight="700" `on-accent fill`>`Accent full xml`</text>
    <text x="1160" y="194" font-size="26" `on-accent fill`>`accent hex`</text>
    <text x="80" y="535" font-size="`fit 32 2300 pair`" `on-primary fill`>`pair xml`</text>
  `each ramps`
  `each shades`
    <rect x="`left`" y="`top`" width="`width`" height="120" `color fill`/>
    <text x="`left 12`" y="`top 34`" font-size="22" `if chosen`font-weight="700" `end``ink fill`>`label`</text>
    <text x="`left 12`" y="`top 104`" font-size="18" `ink fill`>`color hex`</text>
  `if chosen`
    <circle cx="`right`" cy="`top 27`" r="8" `ink fill`/>
  `end`
  `end`
  `end`
  `each fonts`
    <text x="`half`" y="1125" font-size="130" `use own` `primary-text fill`>Aa</text>
    <text x="`half 190`" y="1050" font-size="22" `muted fill`>`if title`Titles`else`Text`end`</text>
    <text x="`half 190`" y="1090" font-size="`fit 34 800 font short`" `use own` `text fill`>`font short xml`</text>
    <text x="`half 190`" y="1125" font-size="22" `muted fill`>`weights` · `generic`</text>
    <text x="`half`" y="1195" font-size="`if title`34.5`else`20.3`end`" `use own` `text fill`>`if title`Sphinx of black quartz, judge my vow`else`Pack my box with five dozen liquor jugs. 0123456789`end`</text>
  `end`
  `use panel`
  `Dark use panel`
  </svg>

  """
