#include <stdio.h>

int *square(int number) {
  int result[1];
  int *place = result;
  result[0] = number * number;
  return place;
}

int main(void) {
  int *found = square(5);
  int copy = *found; /* MISTAKE: stack-use-after-return */
  printf("%d\n", copy);
  return 0;
}
