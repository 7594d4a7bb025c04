/** Opens the recording when a program begins, and ends it when the program ends. */
#include <cpuid.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

#include "encode.h"
#include "guard.h"
#include "hook.h"
#include "memory.h"
#include "output.h"
#include "recorder.h"
#include "recording.h"

enum { HEAD = 14, LAST = 1 << 20, STACK = 1 << 20, VECTORS = 4096, VERSION = 1, SIGNAL_STACK = 1 << 16 };
#define SETTINGS "ABHYAS_RECORDING"

static _Alignas(64) char own_stack[STACK];
static uint8_t *file;
static char file_path[64];
static struct frame frames[MOST_FRAMES];
static uint32_t visits[MOST_LINES];
static struct write writes[MOST_WRITES];

static void put_end(enum end_reason reason, int exit_code) {
  put_byte(RECORD_END);
  put_number(recorder.is_damaged ? END_DAMAGED : reason);
  put_number((uint8_t)exit_code);
  put_number(recorder.steps);
  put_number(recorder.printed);
  put_number(recorder.write_count);
  struct write last = {0, 0};
  for (uint32_t i = 0; i < recorder.write_count; i++) {
    put_number(writes[i].step - last.step);
    put_number(writes[i].printed - last.printed);
    last = writes[i];
  }
  uint32_t count = 0;
  for (uint32_t line = 0; line < MOST_LINES; line++) count += visits[line] > 0;
  put_number(count);
  for (uint32_t line = 0; line < MOST_LINES; line++) {
    if (visits[line] == 0) continue;
    put_number(line);
    put_number(visits[line]);
  }
}

static void end_recording(enum end_reason reason, int exit_code) {
  if (!recorder.is_on) return;
  recorder.is_on = false;
  uint64_t now = printed_until_now();
  if (now > recorder.printed) recorder.printed = now;
  output.most += LAST;
  output.is_cut = false;
  if (guard) guard->tell();
  put_end(reason, exit_code);
  put_length();
  /* The head says how long it is; a program that has gone to another folder only leaves it longer. */
  if (truncate(file_path, (off_t)(HEAD + output.length)) != 0) return;
}

void end_early(enum end_reason reason) {
  fflush(NULL);
  end_recording(reason, 0);
  _exit(0);
}

/** Reports a program that ends by a signal, and lets it end so. */
static void at_signal(int number, siginfo_t *about, void *context) {
  if (recorder.is_inside) {
    /* Gone on with there, and not jumped to: so the program's vector registers come back. */
    ((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP] = (greg_t)__abhyas_give_up;
    return;
  }
  if (guard) guard->died(number, (uintptr_t)about->si_addr);
  end_recording(END_BY_ITSELF, 128 + number);
  signal(number, SIG_DFL);
  raise(number);
}

static void at_exit(int code, void *unused) {
  (void)unused;
  if (guard) guard->ended();
  end_recording(END_BY_ITSELF, code);
}

static void in_child(void) {
  recorder.is_on = false;
}

__attribute__((weak, visibility("default"))) _Noreturn void _exit(int code) {
  end_recording(END_BY_ITSELF, code);
  for (;;) __asm__ volatile("syscall" : : "a"(231), "D"(code) : "rcx", "r11", "memory");
}

__attribute__((weak, visibility("default"))) _Noreturn void _Exit(int code) {
  _exit(code);
}

static const char *open_layout(void) {
  struct stat about;
  int self = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (self < 0 || fstat(self, &about) != 0) return NULL;
  char *bytes = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, self, 0);
  close(self);
  if (bytes == MAP_FAILED) return NULL;
  memcpy(&recorder.about, bytes + about.st_size - sizeof recorder.about, sizeof recorder.about);
  return recorder.about.magic == LAYOUT_MAGIC ? bytes : NULL;
}

static bool read_layout(void) {
  const char *bytes = open_layout();
  if (!bytes) return false;
  recorder.types = (const struct type *)(bytes + recorder.about.types);
  recorder.fields = (const struct field *)(bytes + recorder.about.fields);
  recorder.enumerators = (const struct enumerator *)(bytes + recorder.about.enumerators);
  recorder.variables = (const struct variable *)(bytes + recorder.about.variables);
  recorder.functions = (const struct function *)(bytes + recorder.about.functions);
  recorder.texts = bytes + recorder.about.texts;
  return true;
}

static bool open_recording(const char *path, unsigned language, unsigned long long most) {
  int number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  size_t size = HEAD + most + LAST;
  if (number < 0 || ftruncate(number, (off_t)size) != 0) return false;
  file = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, number, 0);
  /* The program finds no descriptor of ours: its own have the numbers that they always have. */
  close(number);
  if (file == MAP_FAILED) return false;
  memcpy(file_path, path, sizeof file_path);
  uint32_t from = (uint32_t)recorder.from;
  memcpy(file, "ABHR", 4);
  file[4] = VERSION;
  file[5] = (uint8_t)language;
  memcpy(file + 6, &from, sizeof from);
  output.bytes = file + HEAD;
  output.most = most;
  return true;
}

static void watch_signals(void) {
  static char signal_stack[SIGNAL_STACK];
  static const int deadly[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
  stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++) {
    struct sigaction action = {.sa_sigaction = at_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigaction(deadly[i], &action, NULL);
  }
}

static void look_at_processor(void) {
  uint32_t a, b, c, d;
  bool has_xsave = __get_cpuid(1, &a, &b, &c, &d) && (c & bit_OSXSAVE);
  bool has_xsavec = has_xsave && __get_cpuid_count(13, 1, &a, &b, &c, &d) && (a & bit_XSAVEC);
  __abhyas_saving = has_xsavec ? 2 : has_xsave;
  __abhyas_stack_top = (uintptr_t)own_stack + STACK - VECTORS;
}

/** Settings: path, first step, steps, bytes, most steps, most CPU time, language. */
__attribute__((constructor(101))) static void begin(void) {
  const char *settings = getenv(SETTINGS);
  char path[64];
  unsigned long long from, steps, bytes, most_steps, most_cpu_ms;
  unsigned language;
  if (!settings || sscanf(settings, "%63[^:]:%llu:%llu:%llu:%llu:%llu:%u", path, &from, &steps, &bytes, &most_steps,
                          &most_cpu_ms, &language) != 7)
    return;
  unsetenv(SETTINGS);
  recorder.from = from;
  recorder.until = from + steps;
  recorder.most_steps = most_steps;
  recorder.most_cpu_ms = most_cpu_ms;
  recorder.frames = frames;
  recorder.visits = visits;
  recorder.writes = writes;
  __abhyas_seal = RECORDER_SEAL;
  recorder.stack_end = getauxval(AT_EXECFN);
  __asm__("movq %%fs:0, %0" : "=r"(recorder.thread));
  find_segments();
  look_at_processor();
  if (!read_layout() || !open_recording(path, language, bytes)) return;
  /* From here on the library counts what leaves its buffer. */
  stdout->_offset = 0;
  watch_signals();
  on_exit(at_exit, NULL);
  pthread_atfork(NULL, NULL, in_child);
  recorder.is_on = true;
}
