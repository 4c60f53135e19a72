import Foundation
import Testing

extension TheApp {
  /// `Signatures.txt` lists every declaration of the stand-ins that the app can see, with its file and its page in
  /// Apple's documentation. docs/iphone.md says what it was compared with.
  @Suite("The stand-ins' signatures") struct SignatureTests {
    private let list: [[String]]

    init() throws {
      let text = try String(contentsOf: URL.iPhone.appending(path: "Signatures.txt"), encoding: .utf8)
      list = text.split(separator: "\n").map { $0.components(separatedBy: "\t") }
    }

    /// The declarations of a module, each after its file.
    private func declarations(of module: String) throws -> Set<String> {
      let paths = try #require(FileManager.default.enumerator(atPath: URL.iPhone.appending(path: module).path))
      var found: Set<String> = []
      for path in paths.compactMap({ $0 as? String })
      where path.hasSuffix(".swift") && !path.hasPrefix("Headless/") {
        let file = module + "/" + path
        let text = try String(contentsOf: URL.iPhone.appending(path: file), encoding: .utf8)
        for line in text.components(separatedBy: "\n").map({ $0.trimmingCharacters(in: .whitespaces) })
        where !line.contains("@_spi") && line.contains(Self.declaration) {
          found.insert(file + "\t" + (line.components(separatedBy: " {").first ?? line))
        }
      }
      return found
    }

    nonisolated(unsafe) private static let declaration =
      #/^(@MainActor )?(@discardableResult )?(@available\([^)]*\) )?(open|public)\b.*\b(class|struct|enum|protocol|func|var|let|init|typealias)\b/#

    @Test(
      "The list has every declaration of a stand-in, and no other",
      arguments: ["UIKit", "CoreText", "ImageIO", "PhotosUI", "UniformTypeIdentifiers"])
    func complete(module: String) throws {
      let listed = Set(list.filter { $0[0].hasPrefix(module + "/") }.map { $0[0] + "\t" + $0[2] })
      let declared = try declarations(of: module)
      #expect(declared.subtracting(listed) == [])
      #expect(listed.subtracting(declared) == [])
    }

    @Test("Each has a page in Apple's documentation, and there are hundreds")
    func pages() {
      #expect(list.count > 400)
      #expect(list.allSatisfy { $0.count == 3 && $0[1].contains("/") })
    }
  }
}
