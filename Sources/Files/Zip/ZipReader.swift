import Formats
import Theme
import _Text

extension Zip {
  /// Whether these bytes begin like a zip.
  public static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.hasRun([0x50, 0x4B, 0x03, 0x04], at: 0) || bytes.hasRun([0x50, 0x4B, 0x05, 0x06], at: 0)
  }

  /// Reads files that are stored or deflated. Refuses paths that lead out of the folder they're unpacked to, and more
  /// than `Limits.importedBytes` bytes.
  /// Source: APPNOTE.TXT 6.3.10, 4.3.
  public init(_ bytes: [UInt8]) throws(ImportError) {
    guard let end = Self.end(of: bytes) else {
      throw .damaged("This zip isn’t complete: its list of files is missing.")
    }
    var reader = ByteReader(bytes, .littleEndian, at: end + 10)
    guard let count = reader.uint16(), reader.uint32() != nil, let start = reader.uint32(),
      let length = reader.uint16(),
      let comment = reader.take(min(Int(length), reader.left))
    else { throw .damaged("This zip isn’t complete: its list of files is missing.") }
    guard count <= Limits.zippedFiles else {
      throw .damaged("This zip has too many files: the limit is " + Limits.zippedFiles.text + ".")
    }
    var files: [File] = []
    var size = 0
    var directory = ByteReader(bytes, .littleEndian, at: Int(clamping: start))
    for _ in 0..<count {
      let entry = try Entry(&directory)
      guard !entry.isOmitted else { continue }
      let file = try entry.file(in: bytes, atMost: Limits.importedBytes - size)
      size += file.bytes.count
      files.append(file)
    }
    self.init(files: files, comment: String(bytes: Array(comment)))
  }

  /// The start of the record at the end: the last position with its signature, at most a comment away from the end.
  private static func end(of bytes: [UInt8]) -> Int? {
    var position = bytes.count - 22
    while position >= 0, position >= bytes.count - 22 - 65535 {
      if bytes.hasRun([0x50, 0x4B, 0x05, 0x06], at: position) { return position }
      position -= 1
    }
    return nil
  }

  /// A file's entry in the directory.
  private struct Entry {
    let path: String
    let method: UInt16
    let check: UInt32
    let packedSize, size, position: Int

    init(_ directory: inout ByteReader) throws(ImportError) {
      guard directory.uint32() == 0x0201_4B50, directory.take(4) != nil, let flags = directory.uint16(),
        let method = directory.uint16(), directory.take(4) != nil, let check = directory.uint32(),
        let packedSize = directory.uint32(), let size = directory.uint32(), let nameLength = directory.uint16(),
        let extraLength = directory.uint16(), let commentLength = directory.uint16(), directory.take(8) != nil,
        let position = directory.uint32(), let name = directory.take(Int(nameLength)),
        directory.take(Int(extraLength) + Int(commentLength)) != nil
      else { throw .damaged("This zip is damaged: its list of files breaks off.") }
      guard flags & 1 == 0 else { throw .damaged("This zip has a password. Save it without one, then try again.") }
      path = String(bytes: Array(name))
      self.method = method
      self.check = check
      self.packedSize = Int(clamping: packedSize)
      self.size = Int(clamping: size)
      self.position = Int(clamping: position)
    }

    /// Whether it's a folder, or what macOS adds to files.
    var isOmitted: Bool {
      let bytes = path.bytes
      return bytes.last == UInt8(ascii: "/") || bytes.hasRun("__MACOSX/".bytes, at: 0)
    }

    private var leadsOutside: Bool {
      let bytes = path.bytes
      return bytes.isEmpty || bytes.first == UInt8(ascii: "/") || bytes.contains(UInt8(ascii: "\\"))
        || bytes.contains(UInt8(ascii: ":")) || bytes.contains { $0 < 0x20 }
        || path.fields(separatedBy: "/").contains { $0.same(as: "..") }
    }

    func file(in zip: [UInt8], atMost most: Int) throws(ImportError) -> File {
      guard !leadsOutside else {
        throw .damaged("This zip isn’t safe: “" + shortened(path) + "” would unpack outside its folder.")
      }
      guard size <= most else { throw .tooLarge(size) }
      var reader = ByteReader(zip, .littleEndian, at: position)
      guard reader.uint32() == 0x0403_4B50, reader.take(22) != nil, let nameLength = reader.uint16(),
        let extraLength = reader.uint16(), reader.take(Int(nameLength) + Int(extraLength)) != nil,
        let packed = reader.take(packedSize)
      else { throw .damaged("This zip is damaged: “" + shortened(path) + "” breaks off.") }
      let bytes: [UInt8]
      switch method {
      case 0: bytes = Array(packed)
      case 8: bytes = try inflated(Array(packed), atMost: size)
      default:
        throw .damaged("We can’t unpack “" + shortened(path) + "”. Zip it the usual way (deflate), then try again.")
      }
      guard bytes.count == size, crc32(bytes) == check else {
        throw .damaged("This zip is damaged: “" + shortened(path) + "” doesn’t match its checksum.")
      }
      return File(path: path, bytes: bytes)
    }
  }
}
