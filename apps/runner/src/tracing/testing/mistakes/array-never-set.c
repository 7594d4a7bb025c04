#include <stdio.h>

int main(void) {
  int counts[5];
  for (int i = 0; i < 5; i++) counts[i % 3]++; /* MISTAKE: never set | counts */
  printf("%d\n", counts[0]);
  return 0;
}
