#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int numbers[4] = {1, 2, 3, 4};
  int *at = numbers;
  printf("%d\n", at[1]);
  free(at); /* MISTAKE: attempting free on address */
  return 0;
}
