#include <stdio.h>

int main(void) {
  int sum = 10, count = 0;
  printf("%d\n", sum / count); /* MISTAKE: division by zero */
  return 0;
}
