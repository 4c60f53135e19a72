// The same with Apple's ImageIO, which decodes the pixels and turns them into sRGB. It doesn't tell of a profile that it
// can't use.
#include <CoreFoundation/CoreFoundation.h>
#include <CoreGraphics/CoreGraphics.h>
#include <ImageIO/ImageIO.h>
#include <stdlib.h>

#include "../reading.h"

static int is_type(CGImageSourceRef source, CFStringRef type) {
  CFStringRef own = CGImageSourceGetType(source);
  return own && CFEqual(own, type);
}

static uint32_t number(CFDictionaryRef properties, CFStringRef key) {
  int64_t value = 0;
  CFNumberRef found = CFDictionaryGetValue(properties, key);
  if (found) CFNumberGetValue(found, kCFNumberSInt64Type, &value);
  return value < 0 || value > UINT32_MAX ? 0 : (uint32_t)value;
}

// What the file says of the picture, before any pixel is read.
static enum picture_problem read_facts(CGImageSourceRef source, struct picture *picture) {
  CFDictionaryRef properties = CGImageSourceCopyPropertiesAtIndex(source, 0, NULL);
  if (!properties) return picture_is_damaged;
  picture->width = number(properties, kCGImagePropertyPixelWidth);
  picture->height = number(properties, kCGImagePropertyPixelHeight);
  uint32_t orientation = number(properties, kCGImagePropertyOrientation);
  if (orientation >= 1 && orientation <= 8) picture->orientation = (uint8_t)orientation;
  CFStringRef model = CFDictionaryGetValue(properties, kCGImagePropertyColorModel);
  int is_in_cmyk = model && CFEqual(model, kCGImagePropertyColorModelCMYK);
  CFRelease(properties);
  enum picture_problem problem = picture_size_problem(picture);
  return problem == picture_is_fine && is_in_cmyk ? picture_is_in_cmyk : problem;
}

static uint8_t divided(uint8_t channel, uint8_t alpha) {
  uint32_t value = alpha ? ((uint32_t)channel * 255 + alpha / 2) / alpha : 0;
  return value > 255 ? 255 : (uint8_t)value;
}

// Every pixel of a step in both directions. Core Graphics multiplies colors by their alpha.
static void take_pixels(const uint8_t *drawn, uint32_t step, struct picture *picture) {
  uint8_t *target = picture->rgba;
  for (uint32_t row = 0; row < picture->rows; row += 1) {
    for (uint32_t column = 0; column < picture->columns; column += 1, target += 4) {
      const uint8_t *pixel = drawn + ((size_t)row * step * picture->width + (size_t)column * step) * 4;
      for (int channel = 0; channel < 3; channel += 1) target[channel] = divided(pixel[channel], pixel[3]);
      target[3] = pixel[3];
    }
  }
}

static enum picture_problem read_pixels(CGImageSourceRef source, struct picture *picture) {
  CGImageRef image = CGImageSourceCreateImageAtIndex(source, 0, NULL);
  if (!image) return picture_is_damaged;
  size_t width = picture->width, height = picture->height;
  uint8_t *drawn = calloc(width * height, 4);
  CGColorSpaceRef space = CGColorSpaceCreateWithName(kCGColorSpaceSRGB);
  CGContextRef context =
      drawn ? CGBitmapContextCreate(drawn, width, height, 8, width * 4, space,
                                    (uint32_t)kCGImageAlphaPremultipliedLast | (uint32_t)kCGBitmapByteOrder32Big)
            : NULL;
  uint32_t step = context ? picture_make_room(picture, picture->width, picture->height) : 0;
  if (step) {
    CGContextSetBlendMode(context, kCGBlendModeCopy);
    CGContextDrawImage(context, CGRectMake(0, 0, (CGFloat)width, (CGFloat)height), image);
    take_pixels(drawn, step, picture);
  }
  if (context) CGContextRelease(context);
  CGColorSpaceRelease(space);
  free(drawn);
  CGImageRelease(image);
  return step ? picture_is_fine : picture_needs_memory;
}

static enum picture_problem read_source(CGImageSourceRef source, struct picture *picture) {
  if (!is_type(source, CFSTR("public.png")) && !is_type(source, CFSTR("public.jpeg"))) return picture_is_unknown;
  switch (CGImageSourceGetStatusAtIndex(source, 0)) {
    case kCGImageStatusComplete: break;
    case kCGImageStatusReadingHeader:
    case kCGImageStatusIncomplete:
    case kCGImageStatusUnexpectedEOF: return picture_is_cut_short;
    default: return picture_is_damaged;
  }
  enum picture_problem problem = read_facts(source, picture);
  return problem == picture_is_fine ? read_pixels(source, picture) : problem;
}

enum picture_problem picture_read(const uint8_t *bytes, size_t count, struct picture *picture) {
  *picture = (struct picture){.orientation = 1};
  CFDataRef data = CFDataCreateWithBytesNoCopy(NULL, bytes, (CFIndex)count, kCFAllocatorNull);
  CGImageSourceRef source = data ? CGImageSourceCreateWithData(data, NULL) : NULL;
  enum picture_problem problem = source ? read_source(source, picture) : picture_is_unknown;
  if (source) CFRelease(source);
  if (data) CFRelease(data);
  return problem;
}
