// The same arithmetic as ColorScience in tight loops of C. Each function goes over `count` colors and returns the sum of
// what it computed, so that nothing is optimized away and both sides can be compared.
#include <stddef.h>
#include <stdint.h>

// sRGB to OKLCH and back, channels of 0...1.
double c_round_trip(const double *rgb, size_t count);
// "#rrggbb" of 7 bytes each: parse, luminance, contrast with the color before.
double c_parse_and_contrast(const char *hex, size_t count);
// CIEDE2000 of neighbours, from sRGB at D65.
double c_difference(const double *rgb, size_t count);
// 13 steps of lightness of each color's hue and chroma, mapped into the gamut by local MINDE.
double c_ramp(const double *rgb, size_t count);
// The 13 usual tones of each color in HCT.
double c_tonal_palette(const double *rgb, size_t count);
// The nearest of a table by deltaE-OK, the table sorted by lightness: three numbers each.
double c_nearest(const double *rgb, size_t count, const double *table, const int32_t *places, size_t size);
