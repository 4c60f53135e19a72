#include "means.h"

#include <math.h>
#include <stdlib.h>

enum { most = 48, rounds = 12, levels = 64, bins = levels * levels * levels };

typedef struct { double l, a, b, weight; } point;

static double light(double v) { return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4); }

static point oklab(const double light_of[256], double r, double g, double b) {
  r = light_of[(int)r], g = light_of[(int)g], b = light_of[(int)b];
  double x = cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b);
  double y = cbrt(0.21190349581782522 * r + 0.6806995506452344 * g + 0.10739695353694055 * b);
  double z = cbrt(0.08830245919005643 * r + 0.2817188391361215 * g + 0.6299787016738221 * b);
  return (point){0.2104542683093140 * x + 0.7936177747023054 * y - 0.0040720430116193 * z,
                 1.9779985324311684 * x - 2.4285922420485799 * y + 0.4505937096174110 * z,
                 0.0259040424655478 * x + 0.7827717124575296 * y - 0.8086757549230774 * z, 1};
}

static double squared(point p, point q) {
  double l = p.l - q.l, a = p.a - q.a, b = p.b - q.b;
  return l * l + a * a + b * b;
}

// The means, each first where the weight times the squared distance from those before is greatest. Returns the sum of the
// weighted squared distances that are left.
static double means(const point *points, size_t count) {
  point centers[most];
  double *distances = malloc(count * sizeof *distances);
  for (size_t i = 0; i < count; i += 1) distances[i] = 1;
  for (int k = 0; k < most; k += 1) {
    size_t next = 0;
    double gain = -1;
    for (size_t i = 0; i < count; i += 1) {
      if (k > 0) distances[i] = fmin(distances[i], squared(points[i], centers[k - 1]));
      if (points[i].weight * distances[i] > gain) gain = points[i].weight * distances[i], next = i;
    }
    centers[k] = points[next];
  }
  free(distances);
  double left = 0;
  for (int round = 0; round < rounds; round += 1) {
    point sums[most] = {0};
    left = 0;
    for (size_t i = 0; i < count; i += 1) {
      int nearest = 0;
      double least = INFINITY;
      for (int k = 0; k < most; k += 1) {
        double distance = squared(points[i], centers[k]);
        if (distance < least) least = distance, nearest = k;
      }
      double weight = points[i].weight;
      sums[nearest].l += weight * points[i].l;
      sums[nearest].a += weight * points[i].a;
      sums[nearest].b += weight * points[i].b;
      sums[nearest].weight += weight;
      left += weight * least;
    }
    double farthest = 0;
    for (int k = 0; k < most; k += 1) {
      if (sums[k].weight == 0) continue;
      double weight = sums[k].weight;
      point mean = {sums[k].l / weight, sums[k].a / weight, sums[k].b / weight, 1};
      farthest = fmax(farthest, squared(mean, centers[k]));
      centers[k] = mean;
    }
    if (farthest <= 1e-6) break;
  }
  return left;
}

static void fill(double light_of[256]) {
  for (int i = 0; i < 256; i += 1) light_of[i] = light(i / 255.0);
}

double c_means_of_pixels(const uint8_t *rgba, size_t count) {
  double light_of[256];
  fill(light_of);
  point *points = malloc(count * sizeof *points);
  for (size_t i = 0; i < count; i += 1) points[i] = oklab(light_of, rgba[4 * i], rgba[4 * i + 1], rgba[4 * i + 2]);
  double result = means(points, count);
  free(points);
  return result;
}

double c_means_of_histogram(const uint8_t *rgba, size_t count) {
  double light_of[256];
  int level[256];
  fill(light_of);
  for (int i = 0; i < 256; i += 1) level[i] = (int)fmin(levels - 1, cbrt(light_of[i]) * levels);
  int32_t *place = malloc(bins * sizeof *place);
  for (int i = 0; i < bins; i += 1) place[i] = -1;
  double(*sums)[4] = calloc(count, sizeof *sums);
  size_t used = 0;
  for (size_t i = 0; i < count; i += 1) {
    const uint8_t *p = rgba + 4 * i;
    int bin = level[p[0]] << 12 | level[p[1]] << 6 | level[p[2]];
    if (place[bin] < 0) place[bin] = (int32_t)used++;
    double *sum = sums[place[bin]];
    sum[0] += p[0], sum[1] += p[1], sum[2] += p[2], sum[3] += 1;
  }
  point *points = malloc(used * sizeof *points);
  for (size_t i = 0; i < used; i += 1) {
    double weight = sums[i][3];
    points[i] = oklab(light_of, sums[i][0] / weight, sums[i][1] / weight, sums[i][2] / weight);
    points[i].weight = weight;
  }
  double result = means(points, used);
  free(points);
  free(sums);
  free(place);
  return result;
}
