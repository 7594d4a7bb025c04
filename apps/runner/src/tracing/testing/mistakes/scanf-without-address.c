#include <stdio.h>

int main(void) {
  int n = 0;
  if (scanf("%d", n) != 1) return 1; /* MISTAKE: format .%d. expects */
  printf("%d\n", n);
  return 0;
}
