/* INPUT: abcdefghijkl */
#include <stdio.h>
#include <string.h>

int main(void) {
  char full[8] = "Asha";
  char last[20];
  if (scanf("%19s", last) != 1) return 1;
  strcat(full, last); /* MISTAKE: stack-buffer-overflow | full 8 cells, cell 8 */
  printf("%s\n", full);
  return 0;
}
