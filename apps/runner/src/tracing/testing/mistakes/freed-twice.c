#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *values = malloc(3 * sizeof *values);
  int *same = values;
  values[0] = 1;
  printf("%d\n", values[0]);
  free(values);
  free(same); /* MISTAKE: attempting double-free */
  return 0;
}
