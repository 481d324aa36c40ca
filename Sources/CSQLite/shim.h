#pragma once
#include <sqlite3.h>
#ifdef __linux__
#include <malloc.h>
#endif

// SQLITE_TRANSIENT is a macro that casts -1 to a function pointer; Swift imports no such casts.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

// sqlite3_config takes a list of arguments that depends on the option; Swift imports no such lists.
static inline int csqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// Keeps what a statement changes in memory, should it have to be taken back. SQLite 3.40 fails with
// SQLITE_FULL where it moves a journal that it has cut short before from memory to a file.
static inline int csqlite_keep_statements(void) {
  return sqlite3_config(SQLITE_CONFIG_STMTJRNL_SPILL, -1);
}

// Allocates pages of caches one by one. SQLite would otherwise allocate twenty at once and write to each
// of them for every table that a query makes for itself, most of which hold a few rows.
static inline int csqlite_allocate_single_pages(void) {
  return sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
}

// While FTS5 works, glibc would give memory back to the system and ask for it again, page by page. Where
// one of its limits is set it leaves the other as it is, so the one that it would find for itself is set too.
static inline void csqlite_keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}
