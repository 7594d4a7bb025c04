#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int room = 2, count = 0;
  int *values = malloc(room * sizeof *values);
  for (int i = 0; i < 20; i++) {
    if (count == room) values = realloc(values, (room *= 2) * sizeof *values);
    values[count++] = i * i;
  }
  long sum = 0;
  for (int i = 0; i < count; i++) sum += values[i];
  printf("%ld\n", sum);
  free(values);
  return 0;
}
