import Testing
import Theme

@testable import Formats
@testable import Import

@Suite("Resources of other Android apps")
struct OtherResourcesTests {
  private func imported(_ files: [(String, String)]) throws -> Imported {
    try Imported(
      files.map { File(path: $0.0, text: "<?xml version=\"1.0\"?>\n<resources>\n\($0.1)\n</resources>") })
  }

  private let colors = """
    <color name="sky_100">#FFBBD7FF</color><color name="sky_600">#FF0B57D0</color>
    <color name="coral">#F75</color><color name="white">@android:color/white</color>
    """

  @Test("A theme's items refer to colors, and the night has its own")
  func theme() throws {
    let day = """
      <style name="Theme.Harbor" parent="Theme.Material3.DayNight.NoActionBar">
        <item name="colorPrimary">@color/sky_600</item><item name="colorOnPrimary">@color/white</item>
        <item name="colorSecondary">@color/coral</item><item name="android:statusBarColor">?attr/colorPrimary</item>
        <item name="fontFamily">@font/roboto_slab</item>
      </style>
      """
    let night = """
      <style name="Theme.Harbor"><item name="colorPrimary">@color/sky_100</item></style>
      """
    let imported = try imported([
      ("res/values-night/themes.xml", night), ("res/values/colors.xml", colors), ("res/values/themes.xml", day),
    ])
    #expect(imported.theme.string == "primary=0b57d0&accent=ff7755&title=Roboto+Slab&body=Roboto+Slab")
    #expect(!imported.guesses.contains(.primary) && !imported.guesses.contains(.accent))
    #expect(imported.colors.filter(\.isDark).map(\.line) == ["#BBD7FF colorPrimary dark"])
    #expect(imported.colors.contains { $0.line == "#FFFFFF white" })
  }

  @Test("An older theme's accent is colorAccent, and styles of widgets and overlays don't count")
  func older() throws {
    let styles = """
      <style name="Widget.Harbor.Button"><item name="colorPrimary">@color/white</item></style>
      <style name="ThemeOverlay.Harbor.Dialog"><item name="colorPrimary">@color/white</item></style>
      <style name="AppTheme" parent="Theme.AppCompat.Light">
        <item name="android:colorPrimary">@color/sky_600</item><item name="colorPrimaryDark">@color/sky_100</item>
        <item name="colorAccent">@color/coral</item>
      </style>
      """
    let imported = try imported([("values/colors.xml", colors), ("values/styles.xml", styles)])
    #expect(imported.theme.string == "primary=0b57d0&accent=ff7755")
    #expect(imported.guesses.isEmpty)
    #expect(!imported.colors.contains { $0.isDark })
  }

  @Test("A color may refer to another, and at night to the night's")
  func references() throws {
    let day = """
      <color name="brand">@color/blue</color><color name="blue">#0B57D0</color><color name="accent">@color/brand</color>
      """
    let night = "<color name=\"blue\">#A8C7FA</color><color name=\"brand\">@color/blue</color>"
    let imported = try imported([("values/colors.xml", day), ("values-night-v31/colors.xml", night)])
    #expect(
      imported.colors.map(\.line) == [
        "#0B57D0 brand", "#0B57D0 blue", "#0B57D0 accent", "#A8C7FA blue dark", "#A8C7FA brand dark",
      ])
  }

  @Test("What leads nowhere or in circles ends, and is said; what's see-through, too")
  func circles() throws {
    let all = """
      <color name="a">@color/b</color><color name="b">@color/a</color><color name="c">@color/none</color>
      <color name="scrim">#80000000</color><color name="ink">#3F51B5</color>
      """
    let imported = try imported([("values/colors.xml", all)])
    #expect(imported.colors.map(\.line) == ["#3F51B5 ink"])
    #expect(
      imported.notes == [
        "Left out because it’s see-through: scrim.",
        "Left out because the file doesn’t have what they refer to: a (@color/b), b (@color/a) and c (@color/none).",
      ])
  }

  @Test("Several themes: the first is the app's, and the others are offered by name")
  func themes() throws {
    let styles = """
      <style name="Theme.Harbor"><item name="colorPrimary">@color/sky_600</item><item name="colorSecondary">@color/coral</item></style>
      <style name="Theme.Harbor.Sand"><item name="colorPrimary">@color/coral</item></style>
      """
    let files = [("values/colors.xml", colors), ("values/themes.xml", styles)]
    let first = try imported(files)
    #expect(first.theme.string == "primary=0b57d0&accent=ff7755" && first.themes == ["Theme.Harbor.Sand"])
  }
}
