/*
 * Frames between the runner, a cell and the init inside a box: u32 length, u8 type, payload, all numbers
 * little-endian as the machine has them. Lists are a u32 count and that many strings; a string is a u32
 * length and its bytes.
 */
#ifndef ABHYAS_WIRE_H
#define ABHYAS_WIRE_H
#include <stddef.h>
#include <stdint.h>

enum {
  FRAME_START = 'S', /* runner -> cell -> init: with a terminal or not, limits, env, argv of an interpreter to start ahead (or none) */
  FRAME_READY = 'R', /* init -> cell -> runner */
  FRAME_GO = 'G',    /* runner -> cell -> init: what to run */
  FRAME_KILL = 'K',  /* runner -> cell -> init */
  FRAME_REST = 'P',  /* runner -> cell -> init: the program stands still until it is told to go on */
  FRAME_GO_ON = 'C', /* runner -> cell -> init */
  FRAME_INPUT = 'I', /* runner -> cell: what is typed at the terminal */
  FRAME_OUTPUT = 'O', /* cell -> runner: what is shown there */
  FRAME_STATE = 'T',  /* cell -> runner: one byte, how the terminal stands (terminal.c) */
  FRAME_LOOK = 'L',   /* cell -> init: look whether the program waits, with a number that comes back; all is told under a new one */
  FRAME_WAITS = 'W',  /* init -> cell: that number, and whether it waits */
  FRAME_DONE = 'D',  /* init -> cell: report; cell -> runner: outcome */
  FRAME_ENDED = 'E', /* cell -> runner: nothing of the box is alive any more */
};

/* Why a run ended, in the outcome the runner gets. */
enum end_reason {
  END_EXITED = 0,
  END_CPU = 1,
  END_WALL = 2,
  END_MEMORY = 3,
  END_OUTPUT = 4,
  END_STOPPED = 5,
  END_BROKEN = 6, /* our fault: the box did not come up or its init vanished */
};

/* How the artefact fared. */
enum artefact_state { ARTEFACT_NONE = 0, ARTEFACT_TAKEN = 1, ARTEFACT_REFUSED = 2 };

struct run_limits {
  uint32_t wall_ms, cpu_ms, memory_kb, output_bytes;
  uint32_t processes, file_kb, stack_kb, artefact_bytes;
};

/* What init tells the cell; the artefact's bytes follow. */
struct init_report {
  int32_t wait_status;
  uint32_t reason, exec_errno, artefact_state;
  uint64_t cpu_us, peak_kb;
};

/* What the cell tells the runner; stdout, stderr and artefact follow as strings. */
struct outcome {
  uint32_t reason, truncated, exec_errno, artefact_state;
  int32_t exit_code, signal;
  uint64_t cpu_us, wall_us, peak_kb;
};

struct buffer {
  uint8_t *bytes;
  size_t length, capacity;
};

struct cursor {
  const uint8_t *at, *end;
};

uint64_t now_us(void);
/* Each ends the process when it cannot do its work: a cell or a box that lost its footing must not go on. */
void die(const char *what);
void append(struct buffer *buffer, const void *bytes, size_t length);
void write_all(int fd, const void *bytes, size_t length);
void send_frame(int fd, char type, const void *payload, size_t length);
/* Reads one whole frame, blocking. False at the end of the stream. */
int read_frame(int fd, struct buffer *payload, char *type);
uint32_t take_u32(struct cursor *cursor);
/* A string in place: not terminated. */
const uint8_t *take_bytes(struct cursor *cursor, uint32_t *length);
/* A NULL-terminated copy of a list, each string terminated; what holds a NUL byte inside is cut there. */
char **take_list(struct cursor *cursor);
char *take_string(struct cursor *cursor);
void take_limits(struct cursor *cursor, struct run_limits *limits);

#endif
