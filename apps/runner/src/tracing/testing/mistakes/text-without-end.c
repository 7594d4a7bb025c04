#include <stdio.h>
#include <string.h>

int main(void) {
  char letters[3] = {'a', 'b', 'c'};
  unsigned long length = strlen(letters); /* MISTAKE: stack-buffer-overflow | letters 3 cells, cell 3 */
  printf("%d\n", length > 2);
  return 0;
}
