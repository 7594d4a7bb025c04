#include <alloca.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int sum(int count, ...) {
  va_list given;
  int total = 0;
  va_start(given, count);
  for (int i = 0; i < count; i++) total += va_arg(given, int);
  va_end(given);
  return total;
}

static int turned(int n) {
  int values[n], *room = alloca(n * sizeof *room);
  for (int i = 0; i < n; i++) values[i] = i;
  for (int i = 0; i < n; i++) room[i] = values[n - 1 - i];
  return room[0];
}

int main(void) {
  int total = 0;
  for (int n = 1; n < 12; n++) total += turned(n);
  char name[6] = "hello";
  char exact[5];
  memcpy(exact, name, 5);
  printf("%d %d %.5s\n", sum(3, 1, 2, 3), total, exact);
  return 0;
}
