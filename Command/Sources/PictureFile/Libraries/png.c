#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "libraries.h"

// The memory in use while a PNG is read, kept here to outlive a longjmp.
struct reading {
  const uint8_t *rest;
  size_t count;
  int ended;
  uint8_t *row;
  struct picture *picture;
};

static void give(png_structp png, png_bytep target, png_size_t count) {
  struct reading *reading = png_get_io_ptr(png);
  if (count > reading->count) {
    reading->ended = 1;
    png_error(png, "end of file");
  }
  memcpy(target, reading->rest, count);
  reading->rest += count;
  reading->count -= count;
}

static void leave(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

// libpng goes on without a profile that's wrong.
static void warn(png_structp png, png_const_charp message) {
  struct reading *reading = png_get_error_ptr(png);
  if (strncmp(message, "iCCP", 4) == 0) reading->picture->has_unreadable_profile = 1;
}

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Turns the pixels into sRGB by the file's color space. A profile counts more than the chunk sRGB, and either more than
// chromaticities and gamma. Source: PNG (Third Edition), 13.13.
static void apply_profile(png_structp png, png_infop info, struct picture *picture) {
  png_charp name;
  int compression, intent;
  png_bytep profile;
  png_uint_32 length;
  if (png_get_iCCP(png, info, &name, &compression, &profile, &length) == PNG_INFO_iCCP) {
    picture_apply_profile(profile, length, picture);
    return;
  }
  double gamma, xy[8];
  if (picture->has_unreadable_profile || png_get_sRGB(png, info, &intent) == PNG_INFO_sRGB) return;
  if (png_get_gAMA(png, info, &gamma) != PNG_INFO_gAMA) return;
  if (png_get_cHRM(png, info, xy, xy + 1, xy + 2, xy + 3, xy + 4, xy + 5, xy + 6, xy + 7) == PNG_INFO_cHRM) {
    picture_apply_primaries(xy, gamma, picture);
  } else {
    picture_apply_gamma(gamma, picture);
  }
}

// Reads the rows, and keeps the pixels that were asked for. Interlaced pictures come in passes over ever finer grids.
static enum picture_problem read_rows(png_structp png, png_infop info, struct reading *reading) {
  struct picture *picture = reading->picture;
  png_read_info(png, info);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7 ? PNG_INTERLACE_ADAM7_PASSES : 1;
  png_read_update_info(png, info);
  uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  uint32_t step = picture_make_room(picture, width, height);
  reading->row = malloc(png_get_rowbytes(png, info));
  if (!step || !reading->row) return picture_needs_memory;

  for (int pass = 0; pass < passes; pass += 1) {
    uint32_t columns = passes == 1 ? width : PNG_PASS_COLS(width, pass);
    uint32_t rows = passes == 1 ? height : PNG_PASS_ROWS(height, pass);
    if (columns == 0) continue;
    for (uint32_t row = 0; row < rows; row += 1) {
      png_read_row(png, reading->row, NULL);
      uint32_t y = passes == 1 ? row : PNG_ROW_FROM_PASS_ROW(row, pass);
      if (y % step) continue;
      for (uint32_t column = 0; column < columns; column += 1) {
        uint32_t x = passes == 1 ? column : PNG_COL_FROM_PASS_COL(column, pass);
        if (x % step) continue;
        memcpy(picture->rgba + 4 * ((size_t)(y / step) * picture->columns + x / step), reading->row + 4 * column, 4);
      }
    }
  }
  apply_profile(png, info, picture);
  return picture_is_fine;
}

enum picture_problem picture_read_png(const uint8_t *bytes, size_t count, struct picture *picture) {
  // The header comes first, whose size we judge before libpng does.
  if (count < 24) return picture_is_cut_short;
  if (memcmp(bytes + 12, "IHDR", 4) != 0) return picture_is_damaged;
  picture->width = big_endian(bytes + 16);
  picture->height = big_endian(bytes + 20);
  enum picture_problem problem = picture_size_problem(picture);
  if (problem != picture_is_fine) return problem;

  struct reading reading = {.rest = bytes, .count = count, .picture = picture};
  struct reading *volatile kept = &reading;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, kept, leave, warn);
  if (!png) return picture_needs_memory;
  png_infop info = png_create_info_struct(png);
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return picture_needs_memory;
  }
  volatile enum picture_problem result = picture_is_damaged;
  if (setjmp(png_jmpbuf(png)) == 0) {
    png_set_read_fn(png, kept, give);
    png_set_user_limits(png, picture_longest_side, picture_longest_side);
    result = read_rows(png, info, kept);
  } else {
    result = kept->ended ? picture_is_cut_short : picture_is_damaged;
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(kept->row);
  return result;
}
