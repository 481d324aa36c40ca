#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a macro that casts -1 to a function pointer; Swift imports no such casts.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

// sqlite3_config takes a list of arguments that depends on the option; Swift imports no such lists.
static inline int csqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// How many bytes of what a statement changes are kept in memory, should it have to be taken back.
static inline int csqlite_keep_statements(int bytes) {
  return sqlite3_config(SQLITE_CONFIG_STMTJRNL_SPILL, bytes);
}

// Brings what was written to the main file to the disk, in the middle of a transaction as well.
static inline int csqlite_sync(sqlite3 *database) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK || !file || !file->pMethods) return code;
  return file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
}
