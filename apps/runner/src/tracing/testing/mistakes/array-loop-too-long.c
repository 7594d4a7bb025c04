#include <stdio.h>

int main(void) {
  int a[5], n = 3;
  for (int i = 0; i <= 5; i++) {
    a[i] = i * n; /* MISTAKE: index 5 out of bounds | a 5 cells, cell 5 */
  }
  printf("%d\n", a[0] + n);
  return 0;
}
