// Gumbo 0.10's tree of hostile HTML grows with the square of its length, its destructor recurses as
// deep as tags are nested, and an allocator cannot refuse it memory. So all memory of a tree comes
// from one arena, a jump leaves the parser where that is used up, and the arena is freed at once.
#pragma once
#include <gumbo.h>
#include <setjmp.h>
#include <stdlib.h>

typedef struct cgumbo_chunk {
  struct cgumbo_chunk *next;
  size_t padding;
} cgumbo_chunk;

typedef struct cgumbo_tree {
  // The element that holds the fragment; NULL where it needs more memory than it may take.
  const GumboNode *root;
  cgumbo_chunk *chunks;
  char *place;
  size_t left;
  size_t budget;
  jmp_buf full;
} cgumbo_tree;

static void *cgumbo_take(void *context, size_t size) {
  cgumbo_tree *tree = (cgumbo_tree *)context;
  size = (size + 15) & ~(size_t)15;
  if (size > tree->left) {
    size_t room = size > 16384 ? size : 16384;
    cgumbo_chunk *chunk =
        room > tree->budget ? NULL : (cgumbo_chunk *)malloc(sizeof(cgumbo_chunk) + room);
    if (!chunk) longjmp(tree->full, 1);
    chunk->next = tree->chunks;
    tree->chunks = chunk;
    tree->place = (char *)(chunk + 1);
    tree->left = room;
    tree->budget -= room;
  }
  void *piece = tree->place;
  tree->place += size;
  tree->left -= size;
  return piece;
}

static void cgumbo_leave(void *context, void *piece) { (void)context, (void)piece; }

// The tree of `text` as the content of a body, which refers to `text`.
static inline cgumbo_tree *cgumbo_parse(const char *text, size_t length, size_t budget) {
  cgumbo_tree *tree = (cgumbo_tree *)calloc(1, sizeof(cgumbo_tree));
  if (!tree) return NULL;
  tree->budget = budget;
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = cgumbo_take;
  options.deallocator = cgumbo_leave;
  options.userdata = tree;
  options.max_errors = 0;
  options.fragment_context = GUMBO_TAG_BODY;
  if (setjmp(tree->full) == 0) {
    tree->root = gumbo_parse_with_options(&options, text, length)->root;
  }
  return tree;
}

static inline void cgumbo_free(cgumbo_tree *tree) {
  while (tree->chunks) {
    cgumbo_chunk *next = tree->chunks->next;
    free(tree->chunks);
    tree->chunks = next;
  }
  free(tree);
}
