#include <stdio.h>

int main(void) {
  int *place;
  *place = 5; /* MISTAKE: never set | place */
  printf("%d\n", *place);
  return 0;
}
