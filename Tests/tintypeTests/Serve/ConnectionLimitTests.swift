import Testing

@testable import tintype

@Suite("tintype serve, how many connections are open at once")
struct ConnectionLimitTests {
  @Test(
    "leaves 32 file descriptors, lets one connection in at least, and knows no limit where there is none",
    arguments: [(-1, Int.max), (0, 1), (32, 1), (33, 1), (40, 8), (1024, 992)])
  func room(descriptors: Int, room: Int) async {
    #expect(await ConnectionLimit(descriptors: descriptors).room == room)
  }

  @Test("lets the one in that has waited, when another leaves")
  func handsOver() async {
    let limit = ConnectionLimit(descriptors: 33)
    await limit.enter()
    let waiting = Task { await limit.enter() }
    await limit.leave()
    await waiting.value
    #expect(await limit.room == 0)
    await limit.leave()
    #expect(await limit.room == 1)
  }
}
