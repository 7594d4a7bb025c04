#include <stdio.h>

int main(void) {
  int places = 40;
  printf("%d\n", 1 << places); /* MISTAKE: shift exponent 40 */
  return 0;
}
