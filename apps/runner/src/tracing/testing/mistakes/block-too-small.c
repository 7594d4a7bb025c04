#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int n = 5;
  int *values = malloc(n * sizeof(int));
  for (int i = 0; i <= n; i++) values[i] = i; /* MISTAKE: heap-buffer-overflow | values 5 cells, cell 5 */
  printf("%d\n", values[2]);
  free(values);
  return 0;
}
