#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3};
  int i = 2;
  while (a[i] != 9) { /* MISTAKE: index -1 out of bounds | a 3 cells, cell -1 */
    i--;
    if (i < -1) break;
  }
  printf("%d\n", i);
  return 0;
}
