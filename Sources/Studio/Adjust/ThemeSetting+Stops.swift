import Catalog
import Theme
import _Text

/// A value of a setting that has a name.
struct SettingStop {
  let value: Double
  let name: String
}

extension ThemeSetting {
  /// "Title weight".
  var title: String {
    switch self {
    case .scale: "Scale"
    case .size: "Text size"
    case .titleWeight: "Title weight"
    case .bodyWeight: "Text weight"
    case .corner: "Corners"
    }
  }

  /// The values that its buttons go through, in ascending order.
  var stops: [SettingStop] {
    switch self {
    case .scale:
      [
        SettingStop(value: 1.067, name: "Minor second"), SettingStop(value: 1.125, name: "Major second"),
        SettingStop(value: 1.2, name: "Minor third"), SettingStop(value: 1.25, name: "Major third"),
        SettingStop(value: 1.333, name: "Perfect fourth"), SettingStop(value: 1.414, name: "Augmented fourth"),
        SettingStop(value: 1.5, name: "Perfect fifth"), SettingStop(value: 1.618, name: "Golden ratio"),
      ]
    case .size: (14...20).map { SettingStop(value: Double($0), name: "") }
    case .titleWeight, .bodyWeight:
      [
        "Thin", "Extra light", "Light", "Regular", "Medium", "Semibold", "Bold", "Extra bold", "Black",
      ].enumerated().map { SettingStop(value: Double(100 + 100 * $0), name: $1) }
    case .corner:
      [
        SettingStop(value: 0, name: "Square"), SettingStop(value: 6, name: "Small"),
        SettingStop(value: 12, name: "Medium"), SettingStop(value: 20, name: "Large"),
        SettingStop(value: .infinity, name: "Round"),
      ]
    }
  }

  /// The value that's nearest to how things are without the setting.
  private var usual: Double {
    switch self {
    case .scale: 1.2
    case .size: 17
    case .titleWeight: 700
    case .bodyWeight: 400
    case .corner: 20
    }
  }

  /// The next stop above a value, or below it for -1; nil at the end.
  func stop(_ direction: Int, from value: Double?) -> SettingStop? {
    let value = value ?? usual
    return direction > 0 ? stops.first { $0.value > value } : stops.last { $0.value < value }
  }

  /// A value for people: "1.25, Major third".
  func label(of value: Double?) -> String {
    guard let value else { return label(of: usual) + ", as usual" }
    let name = stops.first { $0.value == value }?.name ?? ""
    if value == .infinity { return name }
    let number = text(of: value) + (self == .size || self == .corner ? " px" : "")
    return name.isEmpty ? number : number + ", " + name
  }
}

extension SettingStepper {
  init(_ setting: ThemeSetting, _ theme: Theme) {
    let set = theme[setting]
    func button(_ direction: Int, _ word: String) -> Screen.Button {
      Button(
        setting.title + ": " + word, .adjust(.stepped(setting, direction)),
        isEnabled: setting.stop(direction, from: set) != nil)
    }
    label = setting.title
    value = setting.label(of: set)
    note = setting.note(theme)
    (down, up) = (button(-1, "less"), button(1, "more"))
    reset =
      set == nil ? nil : Button("Reset " + setting.title.asciiLowercased, .adjust(.settingResetTapped(setting)))
  }
}

extension ThemeSetting {
  /// That the family lacks the weight; nil if it may have it.
  fileprivate func note(_ theme: Theme) -> String? {
    let family: Family? =
      switch self {
      case .titleWeight: theme.titleFont
      case .bodyWeight: theme.bodyFont
      case .scale, .size, .corner: nil
      }
    guard let family, let weight = theme[self], weight > 500, family.hasBold == false else { return nil }
    return family.label + " has no bold, so it’s shown in its regular weight."
  }
}
