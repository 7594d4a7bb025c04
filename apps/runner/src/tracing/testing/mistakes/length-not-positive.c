#include <stdio.h>

int main(void) {
  int n = -3;
  int values[n]; /* MISTAKE: variable length array bound */
  values[0] = 1;
  printf("%d\n", values[0]);
  return 0;
}
