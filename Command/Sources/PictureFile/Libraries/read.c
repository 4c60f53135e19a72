#include "libraries.h"

#include <stdlib.h>
#include <string.h>

enum picture_problem picture_read(const uint8_t *bytes, size_t count, struct picture *picture) {
  *picture = (struct picture){.orientation = 1};
  enum picture_problem problem = picture_is_unknown;
  if (count >= 8 && memcmp(bytes, "\x89PNG\r\n\x1a\n", 8) == 0) problem = picture_read_png(bytes, count, picture);
  if (count >= 3 && memcmp(bytes, "\xff\xd8\xff", 3) == 0) problem = picture_read_jpeg(bytes, count, picture);
  if (problem != picture_is_fine) {
    free(picture->rgba);
    picture->rgba = NULL;
  }
  return problem;
}
