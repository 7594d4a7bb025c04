#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *values = malloc(2 * sizeof *values);
  values[0] = 7;
  values[1] = 8;
  int *first = values;
  values = realloc(values, 1000 * sizeof *values);
  printf("%d\n", values[1]);
  printf("%d\n", *first); /* MISTAKE: heap-use-after-free | first */
  free(values);
  return 0;
}
