#include <stdio.h>
#include <stdlib.h>

int main(void) {
  long sum = 0;
  for (int i = 0; i < 3; i++) {
    int *values = malloc(10 * sizeof *values); /* MISTAKE: memory leak of 40 bytes */
    values[0] = i;
    sum += values[0];
  }
  printf("%ld\n", sum);
  return 0;
}
