#include "describe.h"

#include <dwarf.h>
#include <elfutils/libdw.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "dies.h"
#include "types.h"

enum { MOST_DEPTH = 64, MOST_PIECES = 16 };

struct description {
  struct tables tables;
  struct types types;
  const char *source;
  Dwarf_Die unit;
  /** Globals wait until all variables of functions are there. */
  struct variable globals[2000];
  uint32_t global_count;
};

struct range {
  Dwarf_Addr low, high;
};

/** Where a block's code is: what undoes it after an exception stands apart from the rest. */
struct scope {
  struct range pieces[MOST_PIECES];
  uint32_t count;
};

static bool is_own_file(const struct description *about, const char *file) {
  const char *name = file ? strrchr(file, '/') : NULL;
  return file && strcmp(name ? name + 1 : file, about->source) == 0 && strstr(file, "/include/") == NULL;
}

static bool is_own(const struct description *about, Dwarf_Die *die) {
  return is_own_file(about, dwarf_decl_file(die));
}

/** Where a variable lies: what -O0 makes of it is one of a few forms. Everything else is unknown. */
static void read_location(Dwarf_Die *die, struct variable *variable) {
  Dwarf_Attribute held;
  Dwarf_Op *ops;
  size_t count = 0;
  variable->location = LOCATION_UNKNOWN;
  if (!dwarf_attr_integrate(die, DW_AT_location, &held) || dwarf_getlocation(&held, &ops, &count) != 0) return;
  if (count == 1 && ops[0].atom == DW_OP_addr) variable->location = LOCATION_STATIC;
  if (count == 1 && ops[0].atom == DW_OP_fbreg) variable->location = LOCATION_FRAME;
  if (count == 2 && ops[0].atom == DW_OP_fbreg && ops[1].atom == DW_OP_deref) variable->location = LOCATION_FRAME_REFERENCE;
  if (count == 1 && ops[0].atom >= DW_OP_breg0 && ops[0].atom <= DW_OP_breg15) variable->location = LOCATION_KEPT;
  variable->offset = (int64_t)ops[0].number;
}

static bool read_variable(struct description *about, Dwarf_Die *die, struct range scope, struct variable *variable) {
  const char *name = name_of(die);
  if (*name == '\0' || strncmp(name, "__", 2) == 0) return false;
  bool is_parameter = dwarf_tag(die) == DW_TAG_formal_parameter;
  if (has_flag(die, DW_AT_artificial) && strcmp(name, "this") != 0) return false;
  if (!is_parameter && has_flag(die, DW_AT_declaration) && !has_flag(die, DW_AT_location)) return false;
  uint64_t line = 0;
  number_of(die, DW_AT_decl_line, &line);
  *variable = (struct variable){
      .line = (uint32_t)line, .low = scope.low, .high = scope.high, .is_parameter = is_parameter};
  variable->type = type_of(&about->types, die);
  variable->name = add_text(&about->tables, name);
  read_location(die, variable);
  return true;
}

/** Where the code of a block is; what is around it where the block has no address of its own, and holds nothing that lives. */
static struct scope scope_of(Dwarf_Die *die, const struct scope *around) {
  struct scope scope = {.count = 0};
  Dwarf_Addr base;
  ptrdiff_t offset = 0;
  while (scope.count < MOST_PIECES) {
    struct range *piece = scope.pieces + scope.count;
    offset = dwarf_ranges(die, offset, &base, &piece->low, &piece->high);
    if (offset <= 0) break;
    scope.count++;
  }
  return scope.count ? scope : *around;
}

/** A variable stands once for each piece of code in which it is in scope. */
static void add_variable(struct description *about, Dwarf_Die *die, const struct scope *scope) {
  struct variable variable;
  for (uint32_t i = 0; i < scope->count; i++) {
    if (!read_variable(about, die, scope->pieces[i], &variable)) return;
    uint32_t entry = add(&about->tables.variables, 1);
    *AT(about->tables.variables, variable, entry) = variable;
  }
}

/** Parameters and variables of a function and of the blocks inside it, in the order of the source. */
static void read_block(struct description *about, Dwarf_Die *die, const struct scope *scope, unsigned depth) {
  Dwarf_Die child;
  if (depth > MOST_DEPTH || dwarf_child(die, &child) != 0) return;
  do {
    int tag = dwarf_tag(&child);
    if (tag == DW_TAG_lexical_block || tag == DW_TAG_try_block || tag == DW_TAG_catch_block) {
      struct scope inner = scope_of(&child, scope);
      read_block(about, &child, &inner, depth + 1);
    }
    if (tag == DW_TAG_variable || tag == DW_TAG_formal_parameter) add_variable(about, &child, scope);
  } while (dwarf_siblingof(&child, &child) == 0);
}

/** The call of a lambda, which gcc counts among what nobody wrote; its first parameter is what it has captured. */
static bool is_lambda(Dwarf_Die *die) {
  Dwarf_Die child;
  if (strncmp(name_of(die), "operator()", strlen("operator()")) != 0 || dwarf_child(die, &child) != 0) return false;
  /* The types of a lambda that takes any stand before it. */
  while (dwarf_tag(&child) != DW_TAG_formal_parameter)
    if (dwarf_siblingof(&child, &child) != 0) return false;
  return strcmp(name_of(&child), "__closure") == 0;
}

/** It is declared nowhere, so the line of its first instruction tells where it stands. */
static bool is_own_lambda(struct description *about, Dwarf_Addr low, uint64_t *line) {
  Dwarf_Line *first = dwarf_getsrc_die(&about->unit, low);
  int number;
  if (!first || !is_own_file(about, dwarf_linesrc(first, NULL, NULL)) || dwarf_lineno(first, &number) != 0) return false;
  *line = (uint64_t)number;
  return true;
}

static void note_namesakes(struct tables *tables, const struct function *function) {
  const char *texts = (const char *)tables->texts.bytes;
  struct variable *variables = AT(tables->variables, variable, function->first);
  for (uint32_t i = 0; i < function->count; i++)
    for (uint32_t later = i + 1; later < function->count && !variables[i].has_namesake; later++)
      variables[i].has_namesake = strcmp(texts + variables[i].name, texts + variables[later].name) == 0;
}

static void read_function(struct description *about, Dwarf_Die *die) {
  struct range range;
  if (dwarf_lowpc(die, &range.low) != 0 || dwarf_highpc(die, &range.high) != 0) return;
  uint64_t line = 0;
  number_of(die, DW_AT_decl_line, &line);
  bool is_call_of_lambda = is_lambda(die);
  bool is_written = is_call_of_lambda ? is_own_lambda(about, range.low, &line)
                                      : is_own(about, die) && !has_flag(die, DW_AT_artificial);
  struct function function = {
      .low = range.low,
      .high = range.high,
      .line = (uint32_t)line,
      .is_artificial = !is_written,
      .first = (uint32_t)about->tables.variables.count,
  };
  struct scope whole = {.pieces = {range}, .count = 1};
  read_block(about, die, &whole, 0);
  function.count = (uint32_t)about->tables.variables.count - function.first;
  if (function.count) note_namesakes(&about->tables, &function);
  function.returns = type_of(&about->types, die);
  function.name = add_text(&about->tables, is_call_of_lambda ? "lambda" : name_of(die));
  uint32_t entry = add(&about->tables.functions, 1);
  *AT(about->tables.functions, function, entry) = function;
}

static void read_global(struct description *about, Dwarf_Die *die) {
  struct variable *variable = about->globals + about->global_count;
  if (about->global_count == sizeof about->globals / sizeof *about->globals) return;
  if (!is_own(about, die) || !has_flag(die, DW_AT_location)) return;
  if (read_variable(about, die, (struct range){0, 0}, variable) && variable->location == LOCATION_STATIC) about->global_count++;
}

/** Functions may be in namespaces and, as templates and lambdas do, in types and in other functions. */
static void read_unit(struct description *about, Dwarf_Die *die, unsigned depth) {
  Dwarf_Die child;
  if (depth > MOST_DEPTH || dwarf_child(die, &child) != 0) return;
  do {
    int tag = dwarf_tag(&child);
    if (tag == DW_TAG_subprogram && dwarf_hasattr(&child, DW_AT_low_pc)) read_function(about, &child);
    if (tag == DW_TAG_variable) read_global(about, &child);
    if (tag == DW_TAG_namespace || tag == DW_TAG_structure_type || tag == DW_TAG_class_type ||
        tag == DW_TAG_subprogram || tag == DW_TAG_lexical_block)
      read_unit(about, &child, depth + 1);
  } while (dwarf_siblingof(&child, &child) == 0);
}

static int by_address(const void *a, const void *b) {
  const struct function *left = a, *right = b;
  return left->low < right->low ? -1 : left->low > right->low;
}

static uint64_t write_table(FILE *file, const struct table *table) {
  while (ftell(file) % 8 != 0) fputc(0, file);
  uint64_t from = (uint64_t)ftell(file);
  fwrite(table->bytes, table->size, table->count, file);
  return from;
}

static bool write_tables(struct description *about, const char *program, bool is_cpp) {
  struct tables *tables = &about->tables;
  qsort(tables->functions.bytes, tables->functions.count, sizeof(struct function), by_address);
  struct layout_foot foot = {.type_count = (uint32_t)tables->types.count,
                             .function_count = (uint32_t)tables->functions.count,
                             .global_count = about->global_count,
                             .is_cpp = is_cpp,
                             .magic = LAYOUT_MAGIC};
  foot.first_global = add(&tables->variables, about->global_count);
  memcpy(AT(tables->variables, variable, foot.first_global), about->globals,
         about->global_count * sizeof *about->globals);
  FILE *file = fopen(program, "a");
  if (!file) return false;
  fseek(file, 0, SEEK_END);
  foot.types = write_table(file, &tables->types);
  foot.fields = write_table(file, &tables->fields);
  foot.enumerators = write_table(file, &tables->enumerators);
  foot.variables = write_table(file, &tables->variables);
  foot.functions = write_table(file, &tables->functions);
  foot.texts = write_table(file, &tables->texts);
  while (ftell(file) % 8 != 0) fputc(0, file);
  fwrite(&foot, sizeof foot, 1, file);
  return fclose(file) == 0;
}

static void read_program(struct description *about, Dwarf *dwarf) {
  Dwarf_CU *unit = NULL;
  /* The first type and the first text are those of nothing. */
  add_text(&about->tables, "");
  add(&about->tables.types, 1);
  while (dwarf_get_units(dwarf, unit, &unit, NULL, NULL, &about->unit, NULL) == 0)
    read_unit(about, &about->unit, 0);
}

bool describe(const char *program, const char *source, bool is_cpp) {
  struct description *about = calloc(1, sizeof *about);
  int descriptor = open(program, O_RDONLY);
  Dwarf *dwarf = descriptor < 0 ? NULL : dwarf_begin(descriptor, DWARF_C_READ);
  if (!about || !dwarf) return false;
  about->source = source;
  about->tables = (struct tables){{.size = sizeof(struct type)},
                                  {.size = sizeof(struct field)},
                                  {.size = sizeof(struct enumerator)},
                                  {.size = sizeof(struct variable)},
                                  {.size = sizeof(struct function)},
                                  {.size = 1}};
  about->types.tables = &about->tables;
  about->types.read = read_type;
  about->types.is_cpp = is_cpp;
  read_program(about, dwarf);
  dwarf_end(dwarf);
  close(descriptor);
  return write_tables(about, program, is_cpp);
}
