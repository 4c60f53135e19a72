import TestSupport
import Testing
import _Text

@testable import Files
@testable import Formats

@Suite("Zip")
struct ZipTests {
  private let files = [
    File(path: "values/colors.xml", text: "<resources/>"), File(path: "Été 🖍.txt", text: "é"),
    File(path: "empty", bytes: []),
  ]

  @Test("Gives back what was put in")
  func roundTrip() throws {
    let read = try Zip(Zip.bytes(of: files, comment: "Made with Tintype: primary=red-500"))
    #expect(read.files.map(\.path) == files.map(\.path))
    #expect(read.files.map(\.bytes) == files.map(\.bytes))
    #expect(read.comment == "Made with Tintype: primary=red-500")
  }

  @Test("Knows the check value of the specification's example")
  func checkValue() {
    #expect(crc32("123456789".utf8) == 0xCBF4_3926)
  }

  @Test("Inflates what zlib deflates with the usual codes")
  func usualCodes() throws {
    let packed = try bytes(hex: "2bc9cc2ba92c48552841a30d0c8d8c4d4ccdcc2d2cb900")
    let text = "tintype tintype tintype 0123456789\n".bytes
    #expect(try inflated(packed, atMost: text.count) == text)
    #expect(throws: ImportError.self) { try inflated(packed, atMost: text.count - 1) }
    #expect(throws: ImportError.self) { try inflated(Array(packed.dropLast(2)), atMost: text.count) }
  }

  @Test("Inflates zlib’s dynamic Huffman codes")
  func ownCodes() throws {
    let packed = try bytes(
      hex:
        "1d8d870d044108036b75e4fbafe0bd27118c18430eb6e59c1b12305b2177a036a8b4403895d54fc73c7430ed33826d14206c"
        + "7e7d37066d1c184d6fcdafe2b5c592da37a3c749a433877e66300ff6c7e20f")
    #expect(packed[0] & 7 == 5)
    var state = 1
    let text = (0..<160).map { _ in
      state = (state * 1_103_515_245 + 12345) % (1 << 31)
      return UInt8(97 + min((state >> 16) % 8, (state >> 20) % 8))
    }
    #expect(try inflated(packed, atMost: 160) == text)
  }

  @Test("Inflates stored blocks")
  func stored() throws {
    #expect(try inflated([1, 3, 0, 0xFC, 0xFF, 0x61, 0x62, 0x63], atMost: 3) == "abc".bytes)
    #expect(throws: ImportError.self) { try inflated([1, 3, 0, 0xFC, 0xFE, 0x61, 0x62, 0x63], atMost: 3) }
  }

  @Test("Stops inflating at the most: a megabyte of the same letter takes a thousand bytes")
  func bomb() throws {
    // A block with the usual codes: "a", then again and again 258 more from one byte back, as a bit string.
    var bits = "110" + "10010001"
    for _ in 0..<4000 { bits += "11000101" + "00000" }
    let digits = Array(bits.utf8)
    let packed = stride(from: 0, to: digits.count, by: 8).map { start in
      digits[start..<min(start + 8, digits.count)].enumerated().reduce(UInt8(0)) { $0 | ($1.element & 1) << $1.offset }
    }
    #expect(throws: ImportError.damaged("This zip is damaged: a file in it can’t be unpacked.")) {
      try inflated(packed, atMost: 1000)
    }
  }

  @Test(
    "Refuses paths that lead out of the folder",
    arguments: ["../a", "a/../../b", "/etc/passwd", "C:/a", "a\\..\\b", "a\u{7}", ""])
  func paths(path: String) {
    #expect(throws: ImportError.self) { try Zip(Zip.bytes(of: [File(path: path, text: "a")])) }
  }

  @Test("Leaves out folders and what macOS adds")
  func omitted() throws {
    let read = try Zip(
      Zip.bytes(of: [
        File(path: "a/", bytes: []), File(path: "__MACOSX/._b", text: "c"), File(path: "a/b", text: "d"),
      ]))
    #expect(read.files.map(\.path) == ["a/b"])
  }

  @Test("Refuses more files than 1000")
  func count() {
    let files = (0..<1001).map { File(path: $0.description, bytes: []) }
    #expect(throws: ImportError.damaged("This zip has too many files: the limit is 1000.")) {
      try Zip(Zip.bytes(of: files))
    }
  }

  @Test("Notices a byte that changed")
  func changed() {
    var bytes = Zip.bytes(of: [File(path: "a", text: "tintype")])
    bytes[34] ^= 1
    #expect(throws: ImportError.damaged("This zip is damaged: “a” doesn’t match its checksum.")) { try Zip(bytes) }
  }

  @Test("Survives being cut off anywhere, and any byte being wrong")
  func damaged() {
    let whole = Zip.bytes(of: files)
    var random = SeededGenerator(seed: 3)
    for offset in whole.indices {
      var bytes = whole
      bytes[offset] = UInt8.random(in: 0...255, using: &random)
      for bytes in [bytes, Array(whole.prefix(offset))] {
        do throws(ImportError) {
          _ = try Zip(bytes)
        } catch {
          #expect(error.sentence.hasSuffix("."))
        }
      }
    }
  }
}

private func bytes(hex: String) throws -> [UInt8] {
  let digits = hex.utf8.compactMap(hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
