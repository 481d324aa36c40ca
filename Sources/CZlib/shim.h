#pragma once
#include <zlib.h>

// deflateInit2 is a macro that passes zlib's version and the size of z_stream.
static inline int czlib_beginGzip(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
