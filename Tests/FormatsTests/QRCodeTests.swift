import Testing

@testable import Formats

@Suite("QR codes")
struct QRCodeTests {
  // The example of ISO/IEC 18004:2015, annex I, has the same generator polynomial of degree 10.
  @Test("Error correction is that of the specification's example")
  func correction() {
    let data: [UInt8] = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
    #expect(
      ReedSolomon.remainder(of: data, ReedSolomon.divisor(10)) == [165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
  }

  @Test("A code is as small as its text allows, and none holds more than 2,953 bytes")
  func sizes() {
    #expect(QRCode("")?.size == 21)
    #expect(QRCode(String(repeating: "a", count: 14))?.size == 21)
    #expect(QRCode(String(repeating: "a", count: 15))?.size == 25)
    #expect(QRCode(String(repeating: "a", count: 2953))?.size == 177)
    #expect(QRCode(String(repeating: "a", count: 2954)) == nil)
  }
}
