import Testing
import _Text

@Suite("Binary search")
struct BinarySearchTests {
  @Test("The end of the elements that meet a condition is found, in slices, too", arguments: 0...20)
  func found(count: Int) {
    let numbers = Array(0..<count)
    for limit in 0...count {
      #expect(numbers.endOfPrefix(where: { $0 < limit }) == limit)
      #expect(numbers[limit...].endOfPrefix(where: { $0 < count / 2 }) == max(limit, count / 2))
    }
  }

  @Test("It looks at 10 of 1,000")
  func looks() {
    var looks = 0
    _ = (0..<1000).endOfPrefix(where: { number in
      looks += 1
      return number < 700
    })
    #expect(looks <= 10)
  }
}
