import Catalog
import Testing

@testable import FontProbe

@Suite("Finding a device's fonts")
struct FontProbeTests {
  @Test("It finds what's there and leaves out what isn't")
  func found() {
    let device = Device(fonts: ["Lato": .latin, "Hack": .latin])
    #expect(Set(device.families(on: .debian).names) == ["Lato", "Hack"])
    #expect(Device().families(on: .debian).names.isEmpty)
  }

  @Test("It doesn't find a font that isn't in the table")
  func unheardOf() {
    #expect(Device(fonts: ["My Own Hand": .latin]).families(on: .debian).names.isEmpty)
  }

  @Test("It leaves out a name that means a font of the platform: Arial, which is Liberation Sans on Debian")
  func alias() {
    let device = Device(fonts: ["Liberation Sans": .latin], aliases: ["Arial": "Liberation Sans"])
    #expect(device.families(on: .debian).names == ["Liberation Sans"])
  }

  @Test("On the platform it comes with, the same name is a font")
  func arialOnWindows() {
    let device = Device(fonts: ["Arial": .latin], aliases: ["Liberation Sans": "Arial", "Helvetica": "Arial"])
    #expect(device.families(on: .windows).names == ["Arial"])
  }

  @Test("It finds a font of another platform that measures differently: someone installed it")
  func installed() {
    let device = Device(fonts: ["Arial": .latin, "Lato": .latin])
    #expect(device.families(on: .windows).names == ["Arial", "Lato"])
  }

  @Test("It finds a font of the platform even if that's the one behind a generic family")
  func standIn() {
    var device = Device(fonts: ["DejaVu Sans": .latin], aliases: ["Verdana": "DejaVu Sans"])
    device.generics["sans-serif"] = "DejaVu Sans"
    #expect(device.families(on: .debian).names == ["DejaVu Sans"])
  }

  @Test("It leaves out a name that means a generic family")
  func generic() {
    let device = Device(aliases: ["Arial": "Generic Sans", "Times New Roman": "Generic Serif"])
    #expect(device.families(on: .debian).names.isEmpty)
  }

  @Test("If the platform is unknown and a font has two names, it takes the first in the table")
  func noPlatform() {
    let device = Device(fonts: ["Liberation Sans": .latin, "Hack": .latin], aliases: ["Arial": "Liberation Sans"])
    #expect(device.families(on: nil).names.filter { ["Liberation Sans", "Arial"].contains($0) }.count == 1)
    #expect(device.families(on: nil).names.contains("Hack"))
  }

  @Test("It finds a font without Latin letters by its own script")
  func scripts() {
    let device = Device(fonts: ["Noto Sans Hebrew": .hebrew, "Noto Naskh Arabic": .arabic])
    #expect(Set(device.families(on: .debian).names) == ["Noto Sans Hebrew", "Noto Naskh Arabic"])
  }

  @Test("With a list, it only asks for fonts on it, and leaves out those the browser can't show")
  func listed() {
    let device = Device(
      fonts: ["Lato": .latin, "Hack": .latin, "Mine": .latin], aliases: ["Nimbus": "Lato"])
    let listed = ["Mine", "Lato", "Nimbus", "Too Old"].map { Family(name: $0, category: .script) }
    #expect(device.families(on: .debian, listed: listed).names == ["Mine", "Lato", "Nimbus"])
  }

  @Test("A listed font keeps what the list says about it")
  func listedAsIs() {
    let mine = Family(name: "Lato", category: .script, hasBold: false, hasItalic: nil)
    #expect(found(mine, on: Device(fonts: ["Lato": .latin], styled: ["Lato"])) == [mine])
  }

  @Test("A bold or italic as wide as the regular face doesn't count, whatever the list says")
  func noFaceOfItsOwn() {
    let listed = Family(name: "EB Garamond", category: .serif, hasBold: true, hasItalic: true)
    let real = Family(name: "EB Garamond", category: .serif, hasBold: false, hasItalic: false)
    #expect(found(listed, on: Device(fonts: ["EB Garamond": .latin])) == [real])
  }

  @Test("For a monospaced font, it trusts the list")
  func monospaced() {
    let listed = Family(name: "Hack", category: .mono, hasBold: true, hasItalic: true)
    #expect(found(listed, on: Device(fonts: ["Hack": .latin])) == [listed])
  }

  private func found(_ listed: Family, on device: Device) -> [Family] {
    var probe = FontProbe(platform: .debian, listed: [listed])
    while let measurement = probe.next { probe.record(device.size(measurement)) }
    return probe.families
  }

  @Test("It finds a listed font it knows nothing about by any script")
  func listedScript() {
    let device = Device(fonts: ["Qalam": .arabic])
    let listed = ["Qalam", "Lato"].map { Family(name: $0, category: .sans) }
    #expect(device.families(on: nil, listed: listed).names == ["Qalam"])
  }

  @Test("A zoom at any moment doesn't change what it finds")
  func zoom() {
    let device = Device(fonts: ["Lato": .latin, "Hack": .latin, "Noto Sans Hebrew": .hebrew, "Mine": .latin])
    let listed = ["Lato", "Absent", "Hack", "Noto Sans Hebrew", "Gone", "Mine"].map {
      Family(name: $0, category: .sans)
    }
    let steady = device.families(on: nil, listed: listed)
    #expect(steady.names == ["Lato", "Hack", "Noto Sans Hebrew", "Mine"])
    for moment in 1..<steady.measurements {
      var probe = FontProbe(platform: nil, listed: listed)
      var zoomed = device
      var count = 0
      while let measurement = probe.next {
        if count == moment { zoomed.zoom = 1.1 }
        probe.record(zoomed.size(measurement))
        count += 1
      }
      #expect(probe.families.map(\.name) == steady.names, "zoomed before measurement \(moment)")
      #expect(count >= steady.measurements)
    }
  }

  @Test("It finishes even if the page never stops zooming")
  func zoomWithoutEnd() {
    var device = Device(fonts: ["Lato": .latin])
    var probe = FontProbe(platform: .debian, listed: nil)
    var count = 0
    while let measurement = probe.next, count < 100_000 {
      device.zoom *= 1.0001
      probe.record(device.size(measurement))
      count += 1
    }
    #expect(probe.next == nil)
  }

  @Test("Of a list whose fonts are all missing, it asks for few, and then for the fonts it knows")
  func anotherMachinesList() {
    let listed = (0..<2000).map { Family(name: "Absent \($0)", category: .sans) }
    let device = Device(fonts: ["Lato": .latin, "Hack": .latin])
    let found = device.families(on: .debian, listed: listed)
    #expect(Set(found.names) == ["Lato", "Hack"])
    let unlisted = device.families(on: .debian)
    // Two texts, each in two generic families.
    #expect(found.measurements - unlisted.measurements <= 4 * FontProbe.patience + 6)
  }

  @Test("It gives no list up whose fonts are there, however many are missing among them")
  func longList() {
    let names = (0..<2000).map { "Family \($0)" }
    let there = names.enumerated().filter { $0.offset % 5 != 0 && $0.offset % 7 != 0 }.map(\.element)
    let device = Device(fonts: Dictionary(uniqueKeysWithValues: there.map { ($0, Device.Script.latin) }))
    #expect(device.families(on: .debian, listed: names.map { Family(name: $0, category: .mono) }).names == there)
  }

  @Test("A missing font takes two measurements; one that's the generic font itself is found all the same")
  func twoQuestions() {
    let missing = [Family(name: "Hack", category: .mono), Family(name: "Cousine", category: .mono)]
    #expect(Device().families(on: .debian, listed: missing).measurements == 3 + 2 * 2)
    var device = Device(fonts: ["Hack": .latin])
    device.generics["monospace"] = "Hack"
    #expect(device.families(on: .debian, listed: missing).names == ["Hack"])
    device.generics = ["monospace": "Hack", "sans-serif": "Hack", "serif": "Generic Serif"]
    #expect(device.families(on: .debian, listed: missing).names == ["Hack"])
  }

  @Test("When it's done, another measurement changes nothing")
  func oneMore() {
    var probe = FontProbe(platform: nil, listed: [])
    #expect(probe.next == nil)
    probe.record(FontProbe.TextSize(width: 1, left: 0, right: 0, ascent: 0, descent: 0))
    #expect(probe.families.isEmpty)
  }

  @Test("It asks for the platform's fonts first")
  func firstQuestion() throws {
    var probe = FontProbe(platform: .windows, listed: nil)
    var fonts: [String] = []
    for _ in 0..<4 {
      let measurement = try #require(probe.next)
      fonts.append(measurement.font)
      probe.record(Device().size(measurement))
    }
    let first = try #require(KnownFamily.all.first { $0.comes(with: .windows) }).family
    #expect(fonts == ["72px monospace", "72px sans-serif", "72px serif", "72px \"\(first.name)\", monospace"])
  }
}
