import Catalog
import Theme
import _Text

/// The fonts that an export includes: the regular, the bold and the italic of each of the theme's families, if it has
/// them, and the faces nearest to the weights that the theme chooses. They never change, so they're shared, not copied.
public final class BundledFonts: Sendable {
  /// The faces, each once.
  public let faces: [FontFace]
  /// Remarks on the fonts, for people.
  public let remarks: [FontRemark]
  /// Where the files are.
  let place: Place
  /// The part of each font that its file has; nil for all of it, or for a ready-cut one.
  public let subset: FontSubset?
  /// The files of the faces that come ready-cut.
  private let readyCuts: [String]

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
  ///   - theme: Its title and body font, and their weights if it chooses them.
  ///   - format: The format of the export.
  ///   - faces: The faces to choose from. Of two files of one face, the first is taken.
  ///   - place: Where the files will be.
  ///   - subset: The part of each font that's needed, in a format for browsers; nil for all of it.
  ///   - readyCuts: The files of the faces of which the ready-cut letters are taken, in a format for browsers.
  public init(
    for theme: Theme, in format: Format, from faces: [FontFace], at place: Place, subset: FontSubset? = nil,
    readyCuts: [String] = []
  ) {
    var chosen: [FontFace] = []
    var remarks: [FontRemark] = []
    var seen: [String] = []
    for family in [theme.titleFont, theme.bodyFont].compactMap({ $0 })
    where !seen.contains(where: { $0.same(as: family.name) }) {
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
          let other = faces.first { $0.family.asciiLowercased.same(as: family.name.asciiLowercased) }
          remarks.append(other.map { .otherwiseSpelled(family, $0.family) } ?? .missing(family))
        } else if !allowed.isEmpty {
          remarks.append(.webOnly(family))
        }
        continue
      }
      func face(near weight: Int, within range: ClosedRange<Int> = 1...1000, isItalic: Bool = false) -> FontFace? {
        var nearest: (face: FontFace, distance: Int)?
        for face in usable where face.isItalic == isItalic {
          // An app gets a variable font in one weight.
          let own = format.takesWOFF2 ? face.weight(near: weight) : face.weight
          let distance = (own - weight).magnitude
          if range.contains(own), distance < nearest?.distance ?? .max { nearest = (face, Int(distance)) }
        }
        return nearest?.face
      }
      let bold = face(near: 700, within: 600...1000)
      var some = [face(near: 400, within: 300...500), bold, face(near: 400, within: 300...500, isItalic: true)]
      for weight in theme.chosenWeights(of: family) { some.append(face(near: weight)) }
      let found = some.compactMap { $0 }
      for face in found.isEmpty ? Array(usable.prefix(1)) : found where !chosen.contains(where: { $0 === face }) {
        chosen.append(face)
      }
      if let bold {
        // Of a person's own fonts, the scripts aren't known.
        let hasLatin = [found[0], bold].map { $0.scripts.contains { $0.same(as: FontScript.latin.code.description) } }
        if hasLatin[0], !hasLatin[1] { remarks.append(.partOfBold(family)) }
      } else {
        remarks.append(.noBold(family))
      }
      for script in subset?.scripts ?? [] {
        // Of a person's own fonts, the scripts aren't known.
        let lacks = found.first.map { face in
          !face.scripts.isEmpty && !face.scripts.contains { $0.same(as: script.code.description) }
        }
        if lacks == true { remarks.append(.noScript(family, script)) }
      }
    }
    self.faces = chosen
    self.remarks = remarks
    self.place = place
    self.subset = format.takesWOFF2 ? subset : nil
    self.readyCuts = format.takesWOFF2 && subset == nil ? readyCuts : []
  }

  /// Whether the ready-cut letters of a face are taken, and not its whole file.
  public func isReadyCut(_ face: FontFace) -> Bool { readyCuts.contains { $0.same(as: face.file) } }

  /// The faces of a family.
  func faces(of family: String) -> [FontFace] { faces.filter { $0.family.same(as: family) } }
}

extension Theme {
  /// The weights that it chooses for a family.
  fileprivate func chosenWeights(of family: Family) -> [Int] {
    let fonts = [(titleFont, self[.titleWeight]), (bodyFont, self[.bodyWeight])]
    return fonts.compactMap { font, weight in font?.name.same(as: family.name) == true ? weight.map { Int($0) } : nil }
  }
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
  /// There's none of its name, but of one that differs in capital letters alone.
  case otherwiseSpelled(Family, String)
  /// Its maker doesn't allow it.
  case restricted(FontFace)
  /// There are only files for browsers.
  case webOnly(Family)
  /// It has no bold, so nothing is set in one.
  case noBold(Family)
  /// Its bold lacks letters that its regular has.
  case partOfBold(Family)
  /// It lacks a script that the subset is for.
  case noScript(Family, FontScript)

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
    case .otherwiseSpelled(let family, let name):
      quoted(family) + " wasn’t brought along. The font is called “" + name + "”: write it like that in the theme."
    case .restricted(let face):
      "“" + shortened(face.file) + "” was left out, because its maker doesn’t allow embedding."
    case .webOnly(let family):
      quoted(family) + " was left out, because apps need it as .ttf or .otf."
    case .noBold(let family):
      quoted(family) + " comes without a bold, so all of its text is in the regular."
    case .partOfBold(let family):
      "The bold of " + quoted(family) + " lacks letters such as é and ß, so words with them mix two fonts."
    case .noScript(let family, let script):
      quoted(family) + " has no " + script.name.description.capitalizedFirst + ", so that text is in another font."
    }
  }

  /// Whether there's no file of a font.
  public var isMissing: Bool {
    switch self {
    case .missing, .otherwiseSpelled: true
    case .generic, .restricted, .webOnly, .noBold, .partOfBold, .noScript: false
    }
  }

  /// Whether a font that the person gave was left out.
  public var isRefusal: Bool {
    switch self {
    case .restricted: true
    case .generic, .missing, .otherwiseSpelled, .webOnly, .noBold, .partOfBold, .noScript: false
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
