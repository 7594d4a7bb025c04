/* INPUT: abcdefghijkl */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char word[32];
  if (scanf("%31s", word) != 1) return 1;
  char *copy = malloc(strlen(word));
  strcpy(copy, word); /* MISTAKE: heap-buffer-overflow | copy 12 cells, cell 12 */
  printf("%s\n", copy);
  free(copy);
  return 0;
}
