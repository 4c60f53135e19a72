#include <stdlib.h>

#include "reading.h"

enum picture_problem picture_size_problem(const struct picture *picture) {
  if (picture->width == 0 || picture->height == 0) return picture_is_empty;
  if (picture->width > picture_longest_side || picture->height > picture_longest_side) return picture_is_too_large;
  return (uint64_t)picture->width * picture->height > picture_most_pixels ? picture_is_too_large : picture_is_fine;
}

uint32_t picture_make_room(struct picture *picture, uint32_t width, uint32_t height) {
  uint32_t step = 0;
  do {
    step += 1;
    picture->columns = (width - 1) / step + 1;
    picture->rows = (height - 1) / step + 1;
  } while ((uint64_t)picture->columns * picture->rows > picture_wanted_pixels);
  picture->rgba = calloc((size_t)picture->columns * picture->rows, 4);
  return picture->rgba ? step : 0;
}
