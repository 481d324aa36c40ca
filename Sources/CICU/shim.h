// ICU renames each C function for its version by macro (`u_charType_72`), and Swift does not see
// such macros: every function in use needs a wrapper. Types and constants import as they are.
#pragma once
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/unorm2.h>

static inline const UNormalizer2 *icu_nfc(UErrorCode *error) {
  return unorm2_getNFCInstance(error);
}
static inline const UNormalizer2 *icu_nfkcCasefold(UErrorCode *error) {
  return unorm2_getNFKCCasefoldInstance(error);
}
static inline int32_t icu_normalize(
    const UNormalizer2 *form, const UChar *source, int32_t length,
    UChar *target, int32_t capacity, UErrorCode *error) {
  return unorm2_normalize(form, source, length, target, capacity, error);
}
static inline UBool icu_hasBoundaryBefore(const UNormalizer2 *form, UChar32 scalar) {
  return unorm2_hasBoundaryBefore(form, scalar);
}

static inline int8_t icu_charType(UChar32 scalar) { return u_charType(scalar); }
static inline UBool icu_hasBinaryProperty(UChar32 scalar, UProperty property) {
  return u_hasBinaryProperty(scalar, property);
}
static inline int32_t icu_propertyValue(UChar32 scalar, UProperty property) {
  return u_getIntPropertyValue(scalar, property);
}

static inline UBreakIterator *icu_openBreaks(
    UBreakIteratorType kind, const char *locale, UErrorCode *error) {
  return ubrk_open(kind, locale, NULL, 0, error);
}
static inline void icu_setText(
    UBreakIterator *breaks, const UChar *text, int32_t length, UErrorCode *error) {
  ubrk_setText(breaks, text, length, error);
}
static inline int32_t icu_nextBreak(UBreakIterator *breaks) { return ubrk_next(breaks); }
static inline void icu_closeBreaks(UBreakIterator *breaks) { ubrk_close(breaks); }

static inline UConverter *icu_openConverter(const char *name, UErrorCode *error) {
  return ucnv_open(name, error);
}
static inline void icu_closeConverter(UConverter *converter) { ucnv_close(converter); }
// The callback that stops at the first malformed byte; a function pointer cannot cross renaming.
static inline void icu_stopOnMalformed(UConverter *converter, UErrorCode *error) {
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, error);
}
static inline int32_t icu_toUnicode(
    UConverter *converter, UChar *target, int32_t capacity,
    const char *source, int32_t length, UErrorCode *error) {
  return ucnv_toUChars(converter, target, capacity, source, length, error);
}

static inline UCharsetDetector *icu_openDetector(UErrorCode *error) { return ucsdet_open(error); }
static inline void icu_closeDetector(UCharsetDetector *detector) { ucsdet_close(detector); }
static inline void icu_setBytes(
    UCharsetDetector *detector, const char *bytes, int32_t length, UErrorCode *error) {
  ucsdet_setText(detector, bytes, length, error);
}
static inline const UCharsetMatch *icu_bestMatch(UCharsetDetector *detector, UErrorCode *error) {
  return ucsdet_detect(detector, error);
}
static inline const char *icu_matchName(const UCharsetMatch *match, UErrorCode *error) {
  return ucsdet_getName(match, error);
}
static inline int32_t icu_matchConfidence(const UCharsetMatch *match, UErrorCode *error) {
  return ucsdet_getConfidence(match, error);
}
