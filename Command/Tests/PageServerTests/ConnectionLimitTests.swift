import Testing

@testable import PageServer

@Suite("How many connections may be open")
struct ConnectionLimitTests {
  @Test(
    "1 to 1,000, and 32 fewer than there are file descriptors",
    arguments: [(-1, 1000), (0, 1), (32, 1), (33, 1), (40, 8), (128, 96), (1024, 992), (1_048_576, 1000)])
  func limit(descriptors: Int, limit: Int) {
    #expect(Server.connectionLimit(descriptors: descriptors) == limit)
  }
}
