#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a macro that casts -1 to a function pointer; Swift imports no such casts.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
