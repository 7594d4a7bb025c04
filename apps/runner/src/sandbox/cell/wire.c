#include "wire.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define LARGEST_FRAME (256u << 20)

uint64_t now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

void die(const char *what) {
  fprintf(stderr, "abhyas-cell: %s: %s\n", what, strerror(errno));
  _exit(125);
}

static void *checked(void *memory) {
  if (!memory) die("memory");
  return memory;
}

void append(struct buffer *buffer, const void *bytes, size_t length) {
  if (buffer->length + length > buffer->capacity) {
    size_t wanted = (buffer->length + length) * 3 / 2 + 4096;
    buffer->bytes = checked(realloc(buffer->bytes, wanted));
    buffer->capacity = wanted;
  }
  memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length += length;
}

void write_all(int fd, const void *bytes, size_t length) {
  const uint8_t *at = bytes;
  while (length > 0) {
    ssize_t written = write(fd, at, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) die("write");
    at += written;
    length -= (size_t)written;
  }
}

void send_frame(int fd, char type, const void *payload, size_t length) {
  uint8_t head[5];
  uint32_t size = (uint32_t)length;
  memcpy(head, &size, 4);
  head[4] = (uint8_t)type;
  write_all(fd, head, sizeof head);
  write_all(fd, payload, length);
}

static int read_all(int fd, void *bytes, size_t length) {
  uint8_t *at = bytes;
  while (length > 0) {
    ssize_t got = read(fd, at, length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return 0;
    at += got;
    length -= (size_t)got;
  }
  return 1;
}

int read_frame(int fd, struct buffer *payload, char *type) {
  uint8_t head[5];
  uint32_t size;
  if (!read_all(fd, head, sizeof head)) return 0;
  memcpy(&size, head, 4);
  if (size > LARGEST_FRAME) die("frame");
  *type = (char)head[4];
  payload->bytes = checked(realloc(payload->bytes, size + 1));
  payload->capacity = size + 1;
  payload->length = size;
  return read_all(fd, payload->bytes, size);
}

uint32_t take_u32(struct cursor *cursor) {
  uint32_t number;
  if ((size_t)(cursor->end - cursor->at) < sizeof number) die("short frame");
  memcpy(&number, cursor->at, sizeof number);
  cursor->at += sizeof number;
  return number;
}

const uint8_t *take_bytes(struct cursor *cursor, uint32_t *length) {
  const uint8_t *bytes;
  *length = take_u32(cursor);
  if ((size_t)(cursor->end - cursor->at) < *length) die("short frame");
  bytes = cursor->at;
  cursor->at += *length;
  return bytes;
}

char *take_string(struct cursor *cursor) {
  uint32_t length;
  const uint8_t *bytes = take_bytes(cursor, &length);
  char *copy = checked(malloc(length + 1));
  memcpy(copy, bytes, length);
  copy[length] = 0;
  return copy;
}

char **take_list(struct cursor *cursor) {
  uint32_t count = take_u32(cursor);
  if (count > 4096) die("long list");
  char **list = checked(calloc(count + 1, sizeof *list));
  for (uint32_t i = 0; i < count; i++) list[i] = take_string(cursor);
  return list;
}

void take_limits(struct cursor *cursor, struct run_limits *limits) {
  uint32_t *fields = (uint32_t *)limits;
  for (size_t i = 0; i < sizeof *limits / sizeof *fields; i++) fields[i] = take_u32(cursor);
}
