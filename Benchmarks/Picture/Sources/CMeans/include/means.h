// Plain k-means in C, as much work for each color as ours has: 48 means, moved 12 times at most.
#include <stddef.h>
#include <stdint.h>

// Over every pixel of a picture in RGBA.
double c_means_of_pixels(const uint8_t *rgba, size_t count);
// Over the picture's histogram of 64 levels a channel, weighted: the least that k-means can take.
double c_means_of_histogram(const uint8_t *rgba, size_t count);
