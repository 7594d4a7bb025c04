#include <stdio.h>

int main(void) {
  int product = 1;
  for (int i = 1; i <= 13; i++) product *= i; /* MISTAKE: signed integer overflow: 479001600 \* 13 */
  printf("%d\n", product);
  return 0;
}
