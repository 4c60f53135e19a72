import Formats
import Foundation
import Markup
import Theme

extension ProjectOutput.Source {
  /// The style guide's samples. Computed once, if at all.
  private static let samples = GuideSamples(text: GuideScreens.text)

  /// The files that it makes of a theme: one, which is called like the output, or those of a folder.
  /// - Parameters:
  ///   - name: The theme's name in the project; nil if it has none.
  ///   - followsTheme: Whether another theme comes before it in the same file.
  func files(
    of theme: ExportedTheme, named name: String?, followsTheme: Bool, in folder: ProjectFolder, at path: String,
    fonts: BundledFonts?
  ) throws(Refusal) -> (files: [File], isFolder: Bool) {
    switch self {
    case .format(let format, var options):
      (options.themeName, options.followsTheme) = (name, followsTheme)
      options.bundledFonts = fonts
      options.app = TargetApp(ofFileAt: try folder.place(of: path), in: format)
      let samples = format.showsSamples ? Self.samples : .none
      return (format.write(theme, options: options, samples: samples), format.isFolder)
    case .template(let source):
      let bytes = try readFile(folder.place(of: source.text), named: source.text)
      do throws(TemplateError) {
        let template = try Template(own: bytes)
        return (try template.files(of: theme, named: (path as NSString).lastPathComponent), template.isFolder)
      } catch {
        throw Refusal("\(source.text): \(error.sentence)")
      }
    }
  }

  /// The files that several themes share, as modes or as a list; nil if each theme has a part of the file by itself.
  func sharedFiles(
    of themes: [NamedTheme], in folder: ProjectFolder, at path: String
  ) throws(Refusal) -> (files: [File], isFolder: Bool)? {
    guard case .format(let format, var options) = self, sharing == .list, themes.count > 1 else { return nil }
    options.app = TargetApp(ofFileAt: try folder.place(of: path), in: format)
    return (format.write(themes, options: options), format.isFolder)
  }

  /// The fonts to write with it; nil for none. A project's own fonts are in their folder already.
  func fonts(
    of theme: ProjectTheme, in folder: ProjectFolder, besides path: String
  ) throws(Refusal) -> FontDelivery? {
    guard case .format(let format, let options) = self, let written = options.fontFolder else { return nil }
    let fontFolder = try ProjectPath(written).text(for: theme)
    try TargetApp(ofFileAt: folder.place(of: path), in: format).refuseFonts()
    let library = try FontLibrary(site: folder.site, ownIn: try folder.place(of: fontFolder))
    return try FontDelivery(
      for: theme.theme, in: format, folder: fontFolder,
      from: format.isFolder ? path : (path as NSString).deletingLastPathComponent, root: folder.root, library: library,
      subset: options.subset)
  }

  /// How its files are merged into those that are there.
  var merger: Merger {
    switch self {
    case .format(let format, let options): .format(format, options)
    case .template: .template
    }
  }

  /// A file with what's there around it.
  func merged(_ file: File, intoFileAt place: String, named path: String) throws(Refusal) -> [UInt8] {
    let present = try Merger.contents(ofFileAt: place, named: path)
    do throws(MergeError) {
      return try merger.merged(file, into: present, at: path)
    } catch {
      throw Refusal(error.sentence)
    }
  }
}
