/// Resources for day and night. Names begin with `brand_`, so that they are different from the system's. A color's alpha is in
/// front.
/// Source: the Android documentation, "App resources" and "String resources"; Material Components for Android, "Color".
let androidTemplate: StaticString = """
  `define opening`
  <?xml version="1.0" encoding="utf-8"?>
  <!-- `note` -->
  <resources>
  `end`
  `define colors`
  `each roles`
      <color name="brand_`role snake`">#FF`color digits`</color>
  `end`
  `end`
  `file`values/brand_colors.xml
  `use opening`
  `use colors`
  `each ramps`
  `each shades`
      <color name="brand_`ramp`_`label lower`">#FF`color digits`</color>
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
      <string name="brand_name" translatable="false">`name android`</string>
  `end`
  `each fonts`
      <string name="brand_font_`kind`" translatable="false">`font android`</string>
      <integer name="brand_font_`kind`_weight">`weight`</integer>
  `end`
  </resources>
  `file`values/brand_theme.xml
  `use opening`
      <style name="Theme.Brand" parent="Theme.Material3.DayNight.NoActionBar">
          <item name="android:colorBackground">@color/brand_background</item>
          <item name="colorOnBackground">@color/brand_text</item>
  `each in material`
  `if surfaceTint`
  `else`
          <item name="color`if inversePrimary`PrimaryInverse`else``if inverseSurface`SurfaceInverse`else``key Word``end``end`">@color/brand_`role snake`</item>
  `end`
  `end`
          <item name="colorOnSurfaceInverse">@color/brand_on_dark</item>
      </style>
  </resources>

  """
