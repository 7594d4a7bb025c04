/**
 * What a recorded program knows of its own types, variables and functions. `describe.c` appends it to the program
 * from its debugging information, and the recorder reads it there. Places in `texts` stand for strings.
 */
#ifndef LAYOUT_H
#define LAYOUT_H

#include <stdint.h>

#define LAYOUT_MAGIC 0x3154554f59414c41ull

/** What a hook stands for: in the lowest bits of its number, below the line. */
enum {
  HOOK_LINE,
  HOOK_ENTER,
  HOOK_RETURN,
  /** Enters a function whose frame is aligned in a way of its own: where its variables lie is not known. */
  HOOK_ENTER_ALIGNED,
  HOOK_BITS = 2
};

enum type_kind {
  TYPE_UNKNOWN,
  TYPE_VOID,
  TYPE_SIGNED,
  TYPE_UNSIGNED,
  TYPE_BOOL,
  TYPE_CHARACTER,
  TYPE_FLOAT,
  TYPE_ENUM,
  TYPE_POINTER,
  TYPE_REFERENCE,
  TYPE_ARRAY,
  TYPE_FIELDS,
  TYPE_FUNCTION,
  /** Named, and not looked into. */
  TYPE_OPAQUE,
  /* Types of libstdc++ from here on. */
  TYPE_STRING,
  TYPE_STRING_VIEW,
  TYPE_VECTOR,
  TYPE_BITS,
  TYPE_DEQUE,
  TYPE_LIST,
  TYPE_FORWARD_LIST,
  TYPE_TREE,
  TYPE_TREE_MAP,
  TYPE_HASH,
  TYPE_HASH_MAP,
  TYPE_TUPLE,
  TYPE_OPTIONAL,
};

struct type {
  uint32_t kind;
  uint32_t name;
  uint64_t size;
  /** Fields or enumerators. */
  uint32_t first;
  uint32_t count;
  /** What an array or a container holds, or a pointer points to; a mapping's keys. */
  uint32_t element;
  /** A mapping's values. */
  uint32_t mapped;
  /** Of an array. */
  uint64_t length;
  /** Of a pointer inside an object that stands for one. */
  uint32_t offset;
  /** Whether objects of it lead to their class. */
  uint32_t is_virtual;
};

struct field {
  uint32_t name;
  uint32_t type;
  uint64_t offset;
  uint16_t bit_offset;
  /** 0: no bit field. */
  uint16_t bits;
  uint32_t unused;
};

struct enumerator {
  int64_t value;
  uint32_t name;
  uint32_t unused;
};

enum location_kind {
  LOCATION_UNKNOWN,
  LOCATION_FRAME,
  LOCATION_FRAME_REFERENCE,
  LOCATION_STATIC,
  /** From an address that the function keeps: so it is with variables that have gaps between them. */
  LOCATION_KEPT
};

struct variable {
  uint32_t name;
  uint32_t type;
  uint32_t location;
  uint32_t line;
  /** From the frame's canonical address, or from the program's first. */
  int64_t offset;
  /** Where in the program it is in scope; both 0 for a global. */
  uint64_t low, high;
  uint32_t is_parameter;
  /** Whether a variable of the same function that comes later has its name. */
  uint32_t has_namesake;
};

struct function {
  uint64_t low, high;
  uint32_t name;
  uint32_t line;
  uint32_t returns;
  uint32_t first;
  uint32_t count;
  /** Made by the compiler: no call that a learner wrote. */
  uint32_t is_artificial;
};

/** Stands last in the file, behind what it describes. */
struct layout_foot {
  /** Counted from the beginning of the file. */
  uint64_t types, fields, enumerators, variables, functions, texts;
  uint32_t type_count, function_count;
  /** Those after the variables of all functions. */
  uint32_t first_global, global_count;
  uint32_t is_cpp, unused;
  uint64_t magic;
};

#endif
