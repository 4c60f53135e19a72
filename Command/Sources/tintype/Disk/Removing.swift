import Formats
import Foundation

/// Removes a file. What has become anything else meanwhile, such as a link or a folder, stays.
/// - Parameter place: Its path behind all links.
func removeFile(_ place: String, named name: String) throws(Refusal) {
  do throws(SystemError) {
    let folder = try OpenFolder(of: place)
    guard try folder.status(of: folder.name)?.isFile == true else { throw SystemError(code: EINVAL) }
    try folder.removeFile(folder.name)
  } catch {
    throw Refusal("Can't remove \(name): \(systemMessage(error.code)).")
  }
}

/// Removes a folder if there's nothing in it.
func removeEmptyFolder(_ place: String) {
  do throws(SystemError) {
    let folder = try OpenFolder(of: place)
    try folder.removeEmptyFolder(folder.name)
  } catch {
    // It has something in it.
  }
}

/// A color set or data set in an asset catalog on disk that's called like one of ours.
struct CatalogSet {
  /// Its path as people know it.
  let path: String
  /// Its path for the system.
  let place: String
  /// The names of its files; nil if it isn't ours as a whole. A link, and a set with anything in it that we didn't write, is
  /// somebody else's.
  private let files: [String]?

  var isOurs: Bool { files != nil }

  /// - Parameters:
  ///   - catalog: The catalog's path as people know it.
  ///   - catalogPlace: Its path behind all links.
  init(_ name: String, in catalog: String, at catalogPlace: String) {
    (path, place) = (catalog + "/" + name, catalogPlace + "/" + name)
    let place = place
    guard statusOfLink(place)?.isFolder == true,
      let names = try? FileManager.default.contentsOfDirectory(atPath: place), names.count <= 2
    else {
      files = nil
      return
    }
    let contents = names.compactMap { name -> File? in
      guard statusOfLink(place + "/" + name)?.isFile == true, let bytes = try? readFile(place + "/" + name) else {
        return nil
      }
      return File(path: name, bytes: bytes)
    }
    files = contents.count == names.count && isOwnSet(contents) ? names : nil
  }

  /// Removes it, file by file; nothing if it isn't ours.
  func remove() throws(Refusal) {
    guard let files else { return }
    for name in files { try removeFile(place + "/" + name, named: path + "/" + name) }
    removeEmptyFolder(place)
  }

  /// Why it stays, if it isn't ours.
  var remark: String {
    "\(path) is called like a color set of ours, but has something in it that Tintype didn’t write, so it stays."
  }
}
