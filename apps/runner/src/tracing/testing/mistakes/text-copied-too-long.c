/* INPUT: abcdefghijkl */
#include <stdio.h>
#include <string.h>

int main(void) {
  char word[64], name[6];
  if (scanf("%63s", word) != 1) return 1;
  strcpy(name, word); /* MISTAKE: stack-buffer-overflow | name 6 cells, cell 6 */
  printf("%s\n", name);
  return 0;
}
