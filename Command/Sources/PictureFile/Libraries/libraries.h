#pragma once
#include "../reading.h"

enum picture_problem picture_read_png(const uint8_t *bytes, size_t count, struct picture *picture);
enum picture_problem picture_read_jpeg(const uint8_t *bytes, size_t count, struct picture *picture);

// How to turn a JPEG by its EXIF data, which begin with "Exif"; 1 if they don't say.
uint8_t picture_exif_orientation(const uint8_t *bytes, size_t count);

// Turns the pixels into sRGB: from an ICC profile; from the chromaticities of white, red, green and blue, x and y of
// each, with a gamma; or from a gamma alone, which is 1/2.2 for sRGB. If it can't be used, the pixels stay as they are,
// and the picture says so.
void picture_apply_profile(const uint8_t *bytes, size_t count, struct picture *picture);
void picture_apply_primaries(const double *xy, double gamma, struct picture *picture);
void picture_apply_gamma(double gamma, struct picture *picture);
