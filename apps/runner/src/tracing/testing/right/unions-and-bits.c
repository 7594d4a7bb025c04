#include <stdint.h>
#include <stdio.h>

union word {
  float number;
  uint32_t bits;
  unsigned char bytes[4];
};

struct flags {
  unsigned ready : 1, mode : 3;
  int level : 5;
};

int main(void) {
  union word word;
  word.number = 1.5f;
  struct flags flags;
  flags.ready = 1;
  flags.mode = 5;
  flags.level = -3;
  uint32_t hash = 2166136261u;
  for (int i = 0; i < 4; i++) hash = (hash ^ word.bytes[i]) * 16777619u;
  printf("%u %u %d %d\n", word.bits, flags.mode, flags.level, hash != 0);
  return 0;
}
