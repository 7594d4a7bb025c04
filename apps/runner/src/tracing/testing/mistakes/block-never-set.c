#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *table = malloc(4 * sizeof *table);
  table[1] = 1;
  int sum = 0;
  for (int i = 0; i < 4; i++) sum += table[i]; /* MISTAKE: never set | table */
  printf("%d\n", sum > 0);
  free(table);
  return 0;
}
