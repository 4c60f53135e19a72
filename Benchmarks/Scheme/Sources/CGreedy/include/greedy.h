// Colors for charts in C, the plain way: of a fixed set of OKLCH colors, each category is the one farthest from those
// before. Contrast, states and gray are as in docs/charts.md; it knows no taste, and a color may have another hue in dark.
#include <stdint.h>

// What a scheme gives: colors as 0xRRGGBB, and the contrast that marks and texts need.
typedef struct {
  uint32_t pages[3], states[3], first;
  double mark, text;
} c_ground;

// Finds the eight categories of four schemes, one after the other. Returns how many OKLCH colors there were to choose from.
int c_greedy(const c_ground grounds[4], uint32_t chosen[32]);
