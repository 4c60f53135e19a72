import _Text

extension Zip {
  /// Puts files into a zip, each stored as it is. The same files always give the same bytes: the dates are 1980's.
  /// - Parameters:
  ///   - files: At most 65,535, whose paths have slashes and are at most 65,535 bytes long.
  ///   - comment: A note about the whole zip, at most 65,535 bytes.
  /// Source: APPNOTE.TXT 6.3.10, 4.3.
  public static func bytes(of files: [File], comment: String = "") -> [UInt8] {
    var zip = ByteWriter(.littleEndian)
    var directory = ByteWriter(.littleEndian)
    for file in files {
      let name = file.path.bytes
      var facts = ByteWriter(.littleEndian)
      facts.uint16(20)  // version 2.0 is needed
      facts.uint16(1 << 11)  // the name is UTF-8
      facts.uint16(0)  // stored
      facts.uint16(0)  // at midnight
      facts.uint16(1 << 5 | 1)  // of January 1, 1980
      facts.uint32(crc32(file.bytes))
      facts.count32(file.bytes.count)
      facts.count32(file.bytes.count)
      facts.count16(name.count)
      facts.uint16(0)  // no extra field

      directory.uint32(0x0201_4B50)
      directory.uint16(3 << 8 | 20)  // made on Unix, by version 2.0
      directory.append(facts.bytes)
      directory.uint16(0)  // no comment
      directory.uint16(0)  // on the first disk
      directory.uint16(0)  // no internal attributes
      directory.uint32(0o100644 << 16)  // a file that its owner can change
      directory.count32(zip.bytes.count)
      directory.append(name)

      zip.uint32(0x0403_4B50)
      zip.append(facts.bytes)
      zip.append(name)
      zip.append(file.bytes)
    }
    let start = zip.bytes.count
    zip.append(directory.bytes)
    zip.uint32(0x0605_4B50)
    zip.uint16(0)  // this disk
    zip.uint16(0)  // the directory's disk
    zip.count16(files.count)
    zip.count16(files.count)
    zip.count32(directory.bytes.count)
    zip.count32(start)
    let comment = Array(comment.bytes.prefix(65535))
    zip.count16(comment.count)
    zip.append(comment)
    return zip.bytes
  }
}
