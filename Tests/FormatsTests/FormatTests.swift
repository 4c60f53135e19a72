import Catalog
import ColorScience
import Foundation
import TestSupport
import Testing
import Theme

@testable import Files
@testable import Formats
@testable import Import

extension Format: CustomTestStringConvertible {
  public var testDescription: String { name.description }
}

@Suite("Every format")
struct FormatTests {
  @Test("Writes what its golden files hold", arguments: Format.all)
  func golden(format: Format) throws {
    try expectGolden(format.files(of: .golden), inFolder: format.name.description)
  }

  @Test("Is one file of its name, or several under their folder's", arguments: Format.all)
  func fileName(format: Format) throws {
    let files = try format.files(of: .golden)
    if !format.isFolder { #expect(files.map(\.path) == [format.fileName.description]) }
    #expect(Set(files.map(\.path)).count == files.count)
    for file in files { #expect(!file.path.hasPrefix("/") && !file.path.contains("..")) }
  }

  @Test("Is the one that its files are read as", arguments: Format.all)
  func recognized(format: Format) throws {
    let files = try format.files(of: .golden)
    #expect(try Imported(files).format == format.label.description)
    // Pasted, without a name.
    if !format.isFolder {
      let nameless = files.map { File(path: "", bytes: $0.bytes) }
      #expect(try Imported(nameless).format == format.label.description)
    }
  }

  @Test("Gives every Material theme back", arguments: Format.all)
  func material(format: Format) throws {
    #expect(Theme.exportedMaterial.count == 304)
    for exported in Theme.exportedMaterial {
      let imported = try Imported(format.write(exported))
      #expect(imported.theme.string == exported.string)
      #expect(imported.isWhole && imported.changes.isEmpty, "\(exported.string): \(imported.changes)")
    }
  }

  @Test("Gives any theme back", arguments: Format.all)
  func random(format: Format) throws {
    #expect(Theme.exportedRandom.count == 1000)
    for exported in Theme.exportedRandom {
      let imported = try Imported(format.write(exported))
      #expect(imported.theme.string == exported.string)
      #expect(imported.isWhole && imported.changes.isEmpty, "\(exported.string): \(imported.changes)")
    }
  }

  @Test("Gives every color's hex back that it writes in OKLCH")
  func oklch() throws {
    var all = ExportOptions()
    try all.set(.only, to: SchemeRole.common.map { $0.name() }.joined(separator: ",") + ",brand", for: .shadcn)
    for exported in Theme.exportedRandom.prefix(200) where !exported.isWide {
      let found = try Imported(Format.shadcn.write(exported, options: all)).colors.filter {
        $0.name.hasPrefix("--brand-")
      }
      let roles = exported.roles.flatMap { [exported.light[$0].hex.hex, exported.dark[$0].hex.hex] }
      #expect(Set(roles).isSubset(of: found.map(\.color.asHex.hex)))
    }
  }

  @Test("Refuses an incomplete theme in one sentence", arguments: Format.all)
  func incomplete(format: Format) throws {
    #expect(throws: ExportError.missing(.accent)) {
      try format.files(of: Theme(primary: Tint(slug: "indigo-500")))
    }
    #expect(ExportError.missing(.accent).sentence == "Choose an accent color first.")
    #expect(ExportError.missing(.titleFont).sentence == "Choose a title font first.")
  }

  @Test("Survives its own files damaged anywhere", arguments: Format.all)
  func damaged(format: Format) throws {
    var random = SeededGenerator(seed: 7)
    for file in try format.files(of: .golden) {
      for _ in 0..<200 {
        var bytes = file.bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let offset = Int.random(in: 0...bytes.count, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes.removeLast(bytes.count - offset)
          case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: offset)
          case 2 where offset < bytes.count: bytes[offset] = UInt8.random(in: 0...255, using: &random)
          default: bytes.insert(contentsOf: bytes.prefix(offset).suffix(300), at: offset)
          }
        }
        do throws(ImportError) {
          let findings = try format.read([File(path: file.path, bytes: bytes)])
          #expect(findings.colors.count <= Limits.importedColors)
        } catch {
          #expect(error.sentence.hasSuffix("."))
        }
      }
    }
  }
}
