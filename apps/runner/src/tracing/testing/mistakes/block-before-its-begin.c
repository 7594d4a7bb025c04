#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *values = calloc(4, sizeof *values);
  for (int i = 3; i >= -1; i--) values[i] = i; /* MISTAKE: heap-buffer-overflow | values 4 cells, cell -1 */
  printf("%d\n", values[0]);
  free(values);
  return 0;
}
