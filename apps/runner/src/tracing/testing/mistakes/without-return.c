#include <stdio.h>

int sign(int n) {
  if (n > 0) return 1;
  if (n < 0) return -1;
} /* MISTAKE: control reaches end */

int main(void) {
  printf("%d\n", sign(0) > 5);
  return 0;
}
