#include <stddef.h>

/// A table of language data, as it stands in its file.
struct hig_table {
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

/// The table of the file `name`, such as `units.tsv`; without bytes if there is none.
struct hig_table hig_table_named(const char *name);
