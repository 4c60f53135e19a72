// Reads PNG and JPEG files: on a Mac with ImageIO; elsewhere with libpng and libjpeg, and their colors with littlecms. The
// first two leave a function by longjmp if a file is wrong. That can't cross Swift, so everything they call is in C.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  // The most pixels that a picture may have on a side, and in all.
  picture_longest_side = 16384,
  picture_most_pixels = 64000000,
  // About how many pixels are read. Of a larger picture, it's every second, third ... in both directions.
  picture_wanted_pixels = 512 * 512,
};

struct picture {
  // As the file says; 0 if it doesn't.
  uint32_t width, height;
  // The pixels that were read, in rows: four bytes each, red, green, blue in sRGB and an alpha that the others aren't
  // multiplied by. The caller frees them.
  uint32_t columns, rows;
  uint8_t *rgba;
  // Whether it has a color profile that can't be used, so its colors are taken as sRGB.
  uint8_t has_unreadable_profile;
  // How to turn it upright, in EXIF's numbers: 1 for not at all, to 8.
  uint8_t orientation;
};

enum picture_problem {
  picture_is_fine,
  picture_is_unknown,    // neither a PNG nor a JPEG
  picture_is_empty,      // no pixels on a side
  picture_is_too_large,  // more pixels than we read
  picture_is_in_cmyk,
  picture_is_cut_short,
  picture_is_damaged,
  picture_needs_memory,
};

// Reads a picture; of an animated one, the first frame. Unless the picture is fine, `rgba` is null.
enum picture_problem picture_read(const uint8_t *bytes, size_t count, struct picture *picture);
