import ColorScience
import Studio
import Theme

/// A screen as a page: its head and the tree of its body.
public struct Page {
  /// The document's title.
  public var title: String
  /// The color for the browser's own surfaces, `#RRGGBB`.
  public var themeColor: String
  /// The element that holds everything visible.
  public var root: Node

  /// Builds the tree; children that nobody sees at first may come later.
  public init(_ screen: Screen) {
    title = screen.windowTitle
    themeColor = (screen.bar.fill ?? screen.appearance.background).hex
    let phone = Node("div").class("phone")
      .add(BarView.node(screen.bar, screen.lock))
      .add(Self.main(screen))
      .add(TabBarView.node(screen.tabBar))
      .add(NoticeView.node(screen.notice, screen.told))
      .add(screen.project.map { ProjectView.node($0) })
    root = Node("div").class("app").add(RailView.node(screen)).add(phone)
      .add(screen.stage.map(StageView.node)).add(screen.alert.map(AlertView.node)).add(screen.sheet.map(SheetView.node))
  }

  private static func main(_ screen: Screen) -> Node {
    let main = Node("main").key(screen.route.slug)
    return switch screen.content {
    case .swatches(let grid): main.add(RailView.line(screen.rail)).add(SwatchGridView.nodes(grid))
    case .fonts(let list): main.add(RailView.line(screen.rail)).add(FontListView.nodes(list))
    case .crayons(let list): main.add(CrayonListView.nodes(list))
    case .mixer(let panel): main.add(MixerView.nodes(panel))
    case .library(let list): main.class("library").add(LibraryView.nodes(list))
    case .preview(let stage): main.class("preview").add(PreviewView.nodes(stage))
    case .adjust(let screen): main.class("preview adjusting").add(AdjustView.nodes(screen))
    case .custom(let panel): main.class("custom").add(CustomView.nodes(panel))
    case .picture(let panel): main.class("custom").add(PictureView.nodes(panel))
    case .takeHome(let screen): main.class("exports").add(TakeHomeView.nodes(screen))
    case .summary(let article): main.class("summary").add(ArticleView.nodes(article))
    }
  }
}
