import SwiftUI

@main
struct App {
  static func main() {
    _ = Text("Vollkorn").foregroundStyle(.themePrimary)
    print(Font.themeTitleFamily)
  }
}
