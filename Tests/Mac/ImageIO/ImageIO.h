// What the command uses of ImageIO, to type-check it without a Mac. From Apple's documentation.
#pragma once
#include <CoreGraphics/CoreGraphics.h>

typedef struct CGImageSource *CGImageSourceRef;
typedef enum {
  kCGImageStatusUnexpectedEOF = -5,
  kCGImageStatusInvalidData = -4,
  kCGImageStatusUnknownType = -3,
  kCGImageStatusReadingHeader = -2,
  kCGImageStatusIncomplete = -1,
  kCGImageStatusComplete = 0,
} CGImageSourceStatus;

extern const CFStringRef kCGImagePropertyPixelWidth, kCGImagePropertyPixelHeight, kCGImagePropertyOrientation;
extern const CFStringRef kCGImagePropertyColorModel, kCGImagePropertyColorModelCMYK;
extern CGImageSourceRef CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef options);
extern CFStringRef CGImageSourceGetType(CGImageSourceRef source);
extern CGImageSourceStatus CGImageSourceGetStatusAtIndex(CGImageSourceRef source, size_t index);
extern CFDictionaryRef CGImageSourceCopyPropertiesAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options);
extern CGImageRef CGImageSourceCreateImageAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options);
