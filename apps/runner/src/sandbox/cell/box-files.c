#include "box-files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void make_parents(char *path) {
  for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
    *at = 0;
    mkdir(path, 0755);
    *at = '/';
  }
}

static int write_file(const char *path, mode_t mode, const uint8_t *bytes, uint32_t length) {
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode), failed = file < 0 ? errno : 0;
  for (uint32_t done = 0; !failed && done < length;) {
    ssize_t written = write(file, bytes + done, length - done);
    if (written > 0) done += (uint32_t)written;
    else if (errno != EINTR) failed = errno;
  }
  if (file >= 0) close(file);
  return failed;
}

int write_files(struct cursor *cursor) {
  int failed = 0;
  for (uint32_t count = take_u32(cursor); count > 0 && !failed; count--) {
    char *path = take_string(cursor);
    mode_t mode = take_u32(cursor);
    uint32_t length;
    const uint8_t *bytes = take_bytes(cursor, &length);
    make_parents(path);
    failed = write_file(path, mode, bytes, length);
    free(path);
  }
  return failed;
}

uint32_t take_artefact(const char *path, uint32_t most, struct buffer *out) {
  struct stat about;
  uint8_t chunk[65536];
  ssize_t got;
  size_t head = out->length;
  int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return ARTEFACT_NONE;
  if (fstat(file, &about) || !S_ISREG(about.st_mode) || about.st_size > most) {
    close(file);
    return ARTEFACT_REFUSED;
  }
  while ((got = read(file, chunk, sizeof chunk)) > 0) {
    if (out->length - head + (size_t)got > most) return ARTEFACT_REFUSED;
    append(out, chunk, (size_t)got);
  }
  close(file);
  return ARTEFACT_TAKEN;
}
