#include <string.h>

#include "libraries.h"

// A TIFF inside, in either byte order.
struct tiff {
  const uint8_t *bytes;
  size_t count;
  int is_little;
};

// The number at an offset; 0 beyond the end.
static uint32_t number(const struct tiff *tiff, size_t offset, int size) {
  if (offset > tiff->count || tiff->count - offset < (size_t)size) return 0;
  uint32_t result = 0;
  for (int i = 0; i < size; i += 1) {
    result = result << 8 | tiff->bytes[offset + (tiff->is_little ? size - 1 - i : i)];
  }
  return result;
}

// Source: CIPA DC-008, "Exif 2.32", section 4.6.4, tag 274.
uint8_t picture_exif_orientation(const uint8_t *bytes, size_t count) {
  if (count < 14 || memcmp(bytes, "Exif\0\0", 6) != 0) return 1;
  struct tiff tiff = {bytes + 6, count - 6, bytes[6] == 'I'};
  size_t directory = number(&tiff, 4, 4);
  uint32_t entries = number(&tiff, directory, 2);
  for (uint32_t index = 0; index < entries; index += 1) {
    size_t entry = directory + 2 + 12 * (size_t)index;
    if (number(&tiff, entry, 2) != 274) continue;
    uint32_t orientation = number(&tiff, entry + 8, 2);
    return orientation >= 1 && orientation <= 8 ? (uint8_t)orientation : 1;
  }
  return 1;
}
