#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

#include "libraries.h"

// A progressive JPEG may have more scans, but no program writes as many; each takes as long as the whole picture.
enum { most_scans = 200 };

// The memory in use while a JPEG is read, kept here to outlive a longjmp.
struct reading {
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  struct jpeg_decompress_struct jpeg;
  jmp_buf start;
  enum picture_problem problem;
  uint8_t *row;
  uint8_t *profile;
  struct picture *picture;
};

static void leave(struct reading *reading, enum picture_problem problem) {
  reading->problem = problem;
  longjmp(reading->start, 1);
}

static void fail(j_common_ptr jpeg) {
  struct reading *reading = jpeg->client_data;
  reading->picture->width = reading->jpeg.image_width;
  reading->picture->height = reading->jpeg.image_height;
  switch (jpeg->err->msg_code) {
    case JERR_EMPTY_IMAGE: leave(reading, picture_is_empty);
    case JERR_IMAGE_TOO_BIG: leave(reading, picture_is_too_large);
    case JERR_OUT_OF_MEMORY: leave(reading, picture_needs_memory);
    default: leave(reading, picture_is_damaged);
  }
}

// If a file ends too early, libjpeg goes on and paints the rest gray.
static void warn(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  int code = jpeg->err->msg_code;
  if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER) leave(jpeg->client_data, picture_is_cut_short);
}

static void count_scans(j_common_ptr jpeg) {
  if (((j_decompress_ptr)jpeg)->input_scan_number > most_scans) leave(jpeg->client_data, picture_is_damaged);
}

// Turns the pixels into sRGB by the profile in the file. If one of its parts is missing, it can't be used.
// Source: ICC.1, annex B.4.
static void apply_profile(struct reading *reading) {
  unsigned int length = 0;
  JOCTET *profile = NULL;
  if (jpeg_read_icc_profile(&reading->jpeg, &profile, &length)) {
    reading->profile = profile;
    picture_apply_profile(profile, length, reading->picture);
    return;
  }
  for (jpeg_saved_marker_ptr marker = reading->jpeg.marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 2 && marker->data_length >= 12 && memcmp(marker->data, "ICC_PROFILE", 12) == 0) {
      reading->picture->has_unreadable_profile = 1;
    }
  }
}

static void read_rows(struct reading *reading, const uint8_t *bytes, size_t count) {
  struct picture *picture = reading->picture;
  j_decompress_ptr jpeg = &reading->jpeg;
  jpeg_create_decompress(jpeg);
  jpeg->progress = &reading->progress;
  jpeg_mem_src(jpeg, bytes, count);
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(jpeg, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(jpeg, TRUE);
  picture->width = jpeg->image_width;
  picture->height = jpeg->image_height;
  enum picture_problem problem = picture_size_problem(picture);
  if (problem != picture_is_fine) leave(reading, problem);
  if (jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK) leave(reading, picture_is_in_cmyk);
  for (jpeg_saved_marker_ptr marker = jpeg->marker_list; marker; marker = marker->next) {
    uint8_t orientation = picture_exif_orientation(marker->data, marker->data_length);
    if (orientation > 1) picture->orientation = orientation;
  }

  // Scaling down while decoding is quick, and takes the mean of the pixels.
  jpeg->out_color_space = JCS_RGB;
  jpeg->scale_num = 1;
  jpeg->scale_denom = 8;
  while (jpeg->scale_denom > 1 && (uint64_t)(jpeg->image_width / jpeg->scale_denom) *
                                          (jpeg->image_height / jpeg->scale_denom) < picture_wanted_pixels) {
    jpeg->scale_denom /= 2;
  }
  jpeg_start_decompress(jpeg);
  uint32_t step = picture_make_room(picture, jpeg->output_width, jpeg->output_height);
  reading->row = malloc((size_t)jpeg->output_width * 3);
  if (!step || !reading->row) leave(reading, picture_needs_memory);
  while (jpeg->output_scanline < jpeg->output_height) {
    uint32_t y = jpeg->output_scanline;
    JSAMPROW rows[] = {reading->row};
    jpeg_read_scanlines(jpeg, rows, 1);
    if (y % step) continue;
    uint8_t *pixel = picture->rgba + 4 * (size_t)(y / step) * picture->columns;
    for (uint32_t x = 0; x < jpeg->output_width; x += step, pixel += 4) {
      memcpy(pixel, reading->row + 3 * (size_t)x, 3);
      pixel[3] = 255;
    }
  }
  apply_profile(reading);
}

enum picture_problem picture_read_jpeg(const uint8_t *bytes, size_t count, struct picture *picture) {
  struct reading *reading = calloc(1, sizeof *reading);
  if (!reading) return picture_needs_memory;
  reading->picture = picture;
  reading->jpeg.err = jpeg_std_error(&reading->errors);
  reading->errors.error_exit = fail;
  reading->errors.emit_message = warn;
  reading->progress.progress_monitor = count_scans;
  reading->jpeg.client_data = reading;
  if (setjmp(reading->start) == 0) read_rows(reading, bytes, count);
  jpeg_destroy_decompress(&reading->jpeg);
  enum picture_problem problem = reading->problem;
  free(reading->row);
  free(reading->profile);
  free(reading);
  return problem;
}
