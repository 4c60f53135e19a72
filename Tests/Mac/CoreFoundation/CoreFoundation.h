// What the command uses of Core Foundation, to type-check it without a Mac. From Apple's documentation.
#pragma once
#include <stdint.h>

typedef long CFIndex;
typedef uint8_t Boolean;
typedef uint8_t UInt8;
typedef const void *CFTypeRef;
typedef const struct __CFAllocator *CFAllocatorRef;
typedef const struct __CFData *CFDataRef;
typedef const struct __CFDictionary *CFDictionaryRef;
typedef const struct __CFNumber *CFNumberRef;
typedef const struct __CFString *CFStringRef;
typedef enum { kCFNumberSInt64Type = 4 } CFNumberType;

extern const CFAllocatorRef kCFAllocatorNull;
extern CFStringRef CFStringMakeConstantString(const char *text);
#define CFSTR(text) CFStringMakeConstantString("" text "")

extern Boolean CFEqual(CFTypeRef one, CFTypeRef other);
extern void CFRelease(CFTypeRef object);
extern CFDataRef CFDataCreateWithBytesNoCopy(
    CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length, CFAllocatorRef deallocator);
extern const void *CFDictionaryGetValue(CFDictionaryRef dictionary, const void *key);
extern Boolean CFNumberGetValue(CFNumberRef number, CFNumberType type, void *value);
