import Formats
import Testing
import Theme

@Suite("A theme as CSS")
struct CSSTests {
  @Test("The whole file")
  func whole() throws {
    let theme = try Theme(string: "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    #expect(
      theme.css == """
        :root {
          --primary: #3F51B5;
          --on-primary: #FFFFFF;
          --primary-50: #E8EAF6;
          --primary-100: #C5CAE9;
          --primary-200: #9FA8DA;
          --primary-300: #7986CB;
          --primary-400: #5C6BC0;
          --primary-500: #3F51B5;
          --primary-600: #3949AB;
          --primary-700: #303F9F;
          --primary-800: #283593;
          --primary-900: #1A237E;
          --primary-a100: #8C9EFF;
          --primary-a200: #536DFE;
          --primary-a400: #3D5AFE;
          --primary-a700: #304FFE;
          --accent: #FF4081;
          --on-accent: #FFFFFF;
          --accent-50: #FCE4EC;
          --accent-100: #F8BBD0;
          --accent-200: #F48FB1;
          --accent-300: #F06292;
          --accent-400: #EC407A;
          --accent-500: #E91E63;
          --accent-600: #D81B60;
          --accent-700: #C2185B;
          --accent-800: #AD1457;
          --accent-900: #880E4F;
          --accent-a100: #FF80AB;
          --accent-a200: #FF4081;
          --accent-a400: #F50057;
          --accent-a700: #C51162;
          --font-title: "EB Garamond", serif;
          --font-body: "Lato", sans-serif;
        }

        """)
  }

  @Test("It leaves out what isn't chosen yet")
  func parts() throws {
    #expect(try Theme(string: "body=Hack").css == ":root {\n  --font-body: \"Hack\", monospace;\n}\n")
    #expect(Theme().css == ":root {\n}\n")
  }

  @Test("A font's name can't end its string")
  func escaping() throws {
    let theme = try Theme(string: "title=%22%3B+%7D+%5C")
    #expect(theme.css == ":root {\n  --font-title: \"\\\"; } \\\\\", sans-serif;\n}\n")
  }
}
