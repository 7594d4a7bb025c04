#include <stdio.h>

int counts[10];
int others[10];

void count(int *table, int digit) {
  table[digit]++; /* MISTAKE: global-buffer-overflow | counts 10 cells, cell 10 */
}

int main(void) {
  for (int digit = 1; digit <= 10; digit++) count(counts, digit);
  printf("%d %d\n", counts[1], others[0]);
  return 0;
}
