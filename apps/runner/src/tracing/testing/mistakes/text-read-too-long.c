/* INPUT: abcdefghijkl */
#include <stdio.h>

int main(void) {
  char name[4];
  if (scanf("%s", name) != 1) return 1; /* MISTAKE: stack-buffer-overflow | name 4 cells, cell 4 */
  printf("%s\n", name);
  return 0;
}
