// The part of the compiler's index store that Tests/Structure reads. The toolchain brings the
// library, not on every platform its header:
// https://github.com/swiftlang/llvm-project/blob/next/clang/include/indexstore/indexstore.h
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} indexstore_string_ref_t;

typedef void *indexstore_error_t;
typedef void *indexstore_t;
typedef void *indexstore_unit_reader_t;
typedef void *indexstore_unit_dependency_t;
typedef void *indexstore_record_reader_t;
typedef void *indexstore_occurrence_t;
typedef void *indexstore_symbol_t;

indexstore_t indexstore_store_create(const char *path, indexstore_error_t *error);
void indexstore_store_dispose(indexstore_t store);
bool indexstore_store_units_apply_f(
    indexstore_t store, unsigned sorted, void *context,
    bool (*applier)(void *context, indexstore_string_ref_t unit_name));

indexstore_unit_reader_t indexstore_unit_reader_create(
    indexstore_t store, const char *unit_name, indexstore_error_t *error);
void indexstore_unit_reader_dispose(indexstore_unit_reader_t reader);
void indexstore_unit_reader_get_modification_time(
    indexstore_unit_reader_t reader, int64_t *seconds, int64_t *nanoseconds);
indexstore_string_ref_t indexstore_unit_reader_get_main_file(indexstore_unit_reader_t reader);
bool indexstore_unit_reader_dependencies_apply_f(
    indexstore_unit_reader_t reader, void *context,
    bool (*applier)(void *context, indexstore_unit_dependency_t dependency));

// 1 is a unit, 2 a record, 3 a file.
int indexstore_unit_dependency_get_kind(indexstore_unit_dependency_t dependency);
indexstore_string_ref_t indexstore_unit_dependency_get_name(
    indexstore_unit_dependency_t dependency);
indexstore_string_ref_t indexstore_unit_dependency_get_filepath(
    indexstore_unit_dependency_t dependency);

indexstore_record_reader_t indexstore_record_reader_create(
    indexstore_t store, const char *record_name, indexstore_error_t *error);
void indexstore_record_reader_dispose(indexstore_record_reader_t reader);
bool indexstore_record_reader_occurrences_apply_f(
    indexstore_record_reader_t reader, void *context,
    bool (*applier)(void *context, indexstore_occurrence_t occurrence));

indexstore_symbol_t indexstore_occurrence_get_symbol(indexstore_occurrence_t occurrence);
// Bit 0 is a declaration, bit 1 a definition, bit 2 a reference.
uint64_t indexstore_occurrence_get_roles(indexstore_occurrence_t occurrence);
indexstore_string_ref_t indexstore_symbol_get_usr(indexstore_symbol_t symbol);
