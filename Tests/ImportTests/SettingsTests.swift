import ColorScience
import Files
import Formats
import Testing
import Theme

@testable import Import

@Suite("Settings of Streamlit and Matplotlib that we didn’t write")
struct SettingsTests {
  private func colors(_ file: File) throws -> [String] {
    try Imported([file]).colors.map { ($0.isDark ? "dark " : "") + $0.name + " " + $0.color.asHex.hex }
  }

  @Test("A Streamlit app’s theme gives its primary color, and its fonts if they’re no keyword")
  func streamlit() throws {
    let file = File(
      path: ".streamlit/config.toml",
      text: """
        [server]
        port = 8501
        [theme]
        base="light"
        primaryColor="#F63366" # red = pink
        backgroundColor = '#FFFFFF'
        secondaryBackgroundColor = "#F0F2F6"
        font = "sans serif"
        headingFont = "\\"Caf\\u00e9 Sans\\", serif"
        """)
    #expect(
      try colors(file) == ["primaryColor #F63366", "backgroundColor #FFFFFF", "secondaryBackgroundColor #F0F2F6"])
    let imported = try Imported([file])
    #expect(imported.format == "Streamlit")
    #expect(imported.theme.primary?.slug == "f63366")
    #expect(imported.fonts == [FoundFont(name: "headingFont", family: "Café Sans")])
  }

  @Test("A section for dark mode says so, a sidebar’s colors have its name, and a list may have several lines")
  func sections() throws {
    let file = File(
      path: "config.toml",
      text: """
        [theme.dark]
        primaryColor = "#ff8800"
        chartCategoricalColors = [
          "#112233", # first
          "#445566",
        ]
        [theme.light.sidebar]
        textColor = "black"
        """)
    #expect(
      try colors(file) == [
        "dark primaryColor #FF8800", "dark chartCategoricalColors.1 #112233", "dark chartCategoricalColors.2 #445566",
        "sidebar.textColor #000000",
      ])
  }

  @Test("A style of Matplotlib has hexes with and without quotation marks, and numbers that aren’t colors")
  func matplotlib() throws {
    let file = File(
      path: "brand.mplstyle",
      text: """
        # axes.labelcolor: FFFFFF
        axes.prop_cycle: cycler('color', ['1f77b4', 'ff7f0e'])
        axes.facecolor: eeeeee   # the page
        figure.facecolor: "#FAFAFA"
        text.color: black
        lines.linewidth: 100000
        font.family: Source Sans 3, sans-serif
        """)
    #expect(
      try colors(file) == [
        "axes.prop_cycle.1 #1F77B4", "axes.prop_cycle.2 #FF7F0E", "axes.facecolor #EEEEEE", "figure.facecolor #FAFAFA",
        "text.color #000000",
      ])
    #expect(try Imported([file]).fonts == [FoundFont(name: "font.family", family: "Source Sans 3")])
  }
}
