import Catalog
import ColorScience
import Theme
import _Text

/// The fonts that an export includes: the regular, the bold and the italic of each of the theme's families, if it has
/// them. They never change, so they're shared, not copied.
public final class BundledFonts: Sendable {
  /// The faces, each once.
  public let faces: [FontFace]
  /// Remarks on the fonts, for people.
  public let remarks: [FontRemark]
  /// Where the files are.
  let place: Place

  /// Where the files are, as the text of an export refers to them.
  public struct Place: Sendable {
    /// The folder, as a path from the one that the export is in: "fonts", "../public/fonts"; empty if it's the same.
    let path: String
    /// The folder, as a path from the project's: "assets/fonts".
    let assets: String
    /// The package whose resources an Android app's fonts are: "com.example.harbor"; nil if it isn't known.
    let androidPackage: String?

    /// A folder's place.
    /// - Parameters:
    ///   - path: From the folder that the export is in, with slashes: "../public/fonts".
    ///   - assets: From the project's folder; the same unless it's given.
    ///   - androidPackage: The namespace of the Android app, if it's known.
    public init(path: String, assets: String? = nil, androidPackage: String? = nil) {
      self.path = path
      self.assets = assets ?? path
      self.androidPackage = androidPackage
    }
  }

  /// Chooses the faces that a theme needs in a format.
  /// - Parameters:
  ///   - families: The theme's title and body font.
  ///   - format: The format of the export.
  ///   - faces: The faces to choose from. Of two files of one face, the first is taken.
  ///   - place: Where the files will be.
  public init(for families: [Family], in format: Format, from faces: [FontFace], at place: Place) {
    var chosen: [FontFace] = []
    var remarks: [FontRemark] = []
    var seen: [String] = []
    for family in families where !seen.contains(where: { $0.same(as: family.name) }) {
      seen.append(family.name)
      if case .generic = family.source {
        remarks.append(.generic(family))
        continue
      }
      let own = faces.filter { $0.family.same(as: family.name) }
      let allowed = own.filter { $0.embedding.allowsEmbedding }
      if let locked = own.first(where: { !$0.embedding.allowsEmbedding }) { remarks.append(.restricted(locked)) }
      let usable = allowed.filter { format.takesWOFF2 || $0.isForApps }
      guard !usable.isEmpty else {
        if own.isEmpty {
          remarks.append(.missing(family))
        } else if !allowed.isEmpty {
          remarks.append(.webOnly(family))
        }
        continue
      }
      func face(_ weight: ClosedRange<Int>, isItalic: Bool) -> FontFace? {
        usable.first { face in
          // An app gets a variable font in one weight.
          face.isItalic == isItalic
            && (format.takesWOFF2 ? face.weights.overlaps(weight) : weight.contains(face.weight))
        }
      }
      let regular = face(300...500, isItalic: false)
      let bold = face(600...1000, isItalic: false)
      let some = [regular, bold, face(300...500, isItalic: true)].compactMap { $0 }
      let taken = some.isEmpty ? Array(usable.prefix(1)) : some
      for face in taken where !chosen.contains(where: { $0.file.same(as: face.file) }) { chosen.append(face) }
      if bold == nil { remarks.append(.noBold(family)) }
    }
    self.faces = chosen
    self.remarks = remarks
    self.place = place
  }

  /// The faces of a family.
  func faces(of family: String) -> [FontFace] { faces.filter { $0.family.same(as: family) } }
}

extension FontFace {
  /// Whether apps can use its file, not only browsers.
  var isForApps: Bool {
    !file.bytes.suffix(6).elementsEqual(".woff2".bytes) && !file.bytes.suffix(5).elementsEqual(".woff".bytes)
  }
}

/// Something to know about the fonts of an export.
public enum FontRemark: Sendable {
  /// Every system has this.
  case generic(Family)
  /// There's no file of it.
  case missing(Family)
  /// Its maker doesn't allow it.
  case restricted(FontFace)
  /// There are only files for browsers.
  case webOnly(Family)
  /// It has no bold, so nothing is set in one.
  case noBold(Family)

  /// It in a sentence or two.
  /// - Parameter remedy: How to add a font's files, as the end of a sentence: "give its files with --font."
  public func sentence(remedy: String) -> String {
    switch self {
    case .generic(let family):
      family.label + " is the system’s own font, so it needs no file: every system has one."
    case .missing(let family):
      if let systems = family.systems {
        quoted(family) + " comes with " + systems + ", so it needs no file there. To bring it along for other systems, "
          + remedy
      } else {
        quoted(family) + " doesn’t come with Tintype. To bring it along, " + remedy
      }
    case .restricted(let face):
      "“" + shortened(face.file) + "” was left out, because its maker doesn’t allow embedding."
    case .webOnly(let family):
      quoted(family) + " was left out, because apps need it as .ttf or .otf."
    case .noBold(let family):
      quoted(family) + " comes without a bold, so all of its text is in the regular."
    }
  }

  /// Whether there's no file of a font.
  public var isMissing: Bool { if case .missing = self { true } else { false } }

  /// Whether a font that the person gave was left out.
  public var isRefusal: Bool {
    switch self {
    case .restricted: true
    case .generic, .missing, .webOnly, .noBold: false
    }
  }

  private func quoted(_ family: Family) -> String { "“" + shortened(family.name) + "”" }
}

extension Family {
  /// The systems that come with it, in words; nil if none does.
  fileprivate var systems: String? {
    let platforms: [(Platform, String)] = [
      (.iOS, "iOS"), (.macOS, "macOS"), (.windows, "Windows"), (.android, "Android"),
    ]
    guard let known = KnownFamily.named(name) else { return nil }
    let names = platforms.filter { known.comes(with: $0.0) }.map { $0.1 }
    return names.isEmpty ? nil : names.listed
  }
}
