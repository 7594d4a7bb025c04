/** Counts what the program prints. Compiled as count.c is. */
#include "output.h"

#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include "recorder.h"

/** What went to standard output beside the C library's own buffer. */
static uint64_t written;
/** What was told last. */
static uint64_t told;

/** The part of std::basic_streambuf and of std::basic_ios that is read here. */
struct stream_buffer {
  const char *methods;
  char *in_begin, *in_at, *in_end, *out_begin, *out_at, *out_end;
};

enum { BUFFER_IN_IOS = 232 };

/* Neither is there in a program of C. */
extern char std_cout[] __asm__("_ZSt4cout") __attribute__((weak));
/** The methods of the buffer that std::cout has once it goes its own way. */
extern char file_buffer[] __asm__("_ZTVN9__gnu_cxx13stdio_filebufIcSt11char_traitsIcEEE") __attribute__((weak));

static uint64_t waiting_in_cout(void) {
  const char *out = std_cout, *methods_of_file = file_buffer;
  if (!out || !methods_of_file) return 0;
  void *const *methods = *(void *const **)out;
  if (!methods) return 0;
  ptrdiff_t ios = (ptrdiff_t)methods[-3];
  const struct stream_buffer *buffer = *(struct stream_buffer *const *)(out + ios + BUFFER_IN_IOS);
  if (!buffer || buffer->methods != methods_of_file + 2 * sizeof(void *)) return 0;
  return buffer->out_at > buffer->out_begin ? (uint64_t)(buffer->out_at - buffer->out_begin) : 0;
}

/** What the library has taken of the program and not yet told by its position. */
static uint64_t waiting_in_library(const FILE *out) {
  return out->_IO_write_ptr > out->_IO_write_base ? (uint64_t)(out->_IO_write_ptr - out->_IO_write_base) : 0;
}

uint64_t printed_until_now(void) {
  FILE *out = stdout;
  /* The library forgets its position when a buffer is set; what it had counted stays counted. */
  if (out->_offset < 0) {
    written = told;
    out->_offset = 0;
    if (written >= waiting_in_cout() + waiting_in_library(out)) written -= waiting_in_cout() + waiting_in_library(out);
  }
  return told = written + waiting_in_cout() + (uint64_t)out->_offset + waiting_in_library(out);
}

extern int _IO_fflush(FILE *file);

/** The library's own forgets its position: it is noted before. */
__attribute__((weak, visibility("default"))) int fflush(FILE *file) {
  FILE *out = stdout;
  if (!recorder.is_on || (file && file != out) || out->_offset < 0) return _IO_fflush(file);
  uint64_t before = (uint64_t)out->_offset + waiting_in_library(out);
  int result = _IO_fflush(file);
  written += before - waiting_in_library(out);
  out->_offset = 0;
  return result;
}

static long ask_kernel(long call, long a, const void *b, long c) {
  long result;
  __asm__ volatile("syscall" : "=a"(result) : "a"(call), "D"(a), "S"(b), "d"(c) : "rcx", "r11", "memory");
  if (result >= 0) {
    if (a == STDOUT_FILENO) written += (uint64_t)result;
    return result;
  }
  errno = (int)-result;
  return -1;
}

/* In place of the library's: what it prints by itself goes past them. A program may have its own. */
__attribute__((weak, visibility("default"))) ssize_t write(int file, const void *bytes, size_t count) {
  return ask_kernel(SYS_write, file, bytes, (long)count);
}

__attribute__((weak, visibility("default"))) ssize_t writev(int file, const struct iovec *pieces, int count) {
  return ask_kernel(SYS_writev, file, pieces, count);
}
