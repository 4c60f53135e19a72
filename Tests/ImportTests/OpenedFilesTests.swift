import Files
import Formats
import Import
import Testing
import Theme

@Suite("What files hold that are opened together")
struct OpenedFilesTests {
  private let harbor = "primary=teal-700&accent=orange-a200&title=Lato&body=Lato&name=Harbor"
  private let sea = "https://tintype.example/#/summary?primary=indigo-500&name=Sea"

  @Test("One file of the library's is a theme to go on with, in any letters", arguments: ["a.tintype", "b/A.Tintype"])
  func theme(path: String) throws {
    #expect(try OpenedFiles([File(path: path, text: harbor + "\n")]) == .theme(harbor))
    #expect(try OpenedFiles([File(path: path, text: harbor + "\n" + sea)]) == .theme(harbor), "its first line")
    #expect(try OpenedFiles([File(path: path, text: "\n" + sea)]) == .theme("primary=indigo-500&name=Sea"))
  }

  @Test("Several of them are for the library, each on a line, and so is a zip of them")
  func library() throws {
    let files = [File(path: "a.tintype", text: harbor), File(path: "b.tintype", text: sea)]
    #expect(try OpenedFiles(files) == .library(harbor + "\n" + sea))
    let zips = files.map { File(path: "a.zip", bytes: Zip.bytes(of: [$0])) }
    #expect(try OpenedFiles([File(path: "all.zip", bytes: Zip.bytes(of: files))]) == .library(harbor + "\n" + sea))
    #expect(try OpenedFiles(zips) == .library(harbor + "\n" + sea))
    #expect(try OpenedFiles([files[0], zips[1]]) == .library(harbor + "\n" + sea))
    #expect(try OpenedFiles([File(path: File.libraryName, text: harbor)]) == .library(harbor))
  }

  @Test("One that holds no theme is for the library, too, which says what each line should be")
  func noTheme() throws {
    #expect(try OpenedFiles([File(path: "a.tintype", text: "Dear diary,")]) == .library("Dear diary,"))
  }

  @Test("Anything else is read as what it is, also from a zip")
  func others() throws {
    let css = File(path: "a.css", text: ":root { --primary: #3f51b5; --accent: #ff4081 }")
    #expect(try OpenedFiles([css]) == .found(FoundThemes([css])))
    #expect(try OpenedFiles([File(path: "a.zip", bytes: Zip.bytes(of: [css]))]) == .found(FoundThemes([css])))
    #expect(throws: ImportError.unknownFormat) { try OpenedFiles([File(path: "a.txt", text: "Dear diary,")]) }
  }

  @Test("A theme file's first line with text counts", arguments: ["", "\n \n", "hello", "?"])
  func noThemeInText(text: String) {
    #expect(Theme(inFile: text) == nil)
    #expect(Theme(inFile: "\r\n" + harbor + "\r\nprimary=red-500")?.string == harbor)
  }
}
