#include <stdio.h>

int sum(int n) {
  return n + sum(n - 1); /* MISTAKE: stack-overflow */
}

int main(void) {
  printf("%d\n", sum(3));
  return 0;
}
