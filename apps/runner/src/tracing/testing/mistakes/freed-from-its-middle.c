#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *text = malloc(16);
  text[0] = 'a';
  text[1] = '\0';
  text++;
  printf("%d\n", *text);
  free(text); /* MISTAKE: attempting free on address */
  return 0;
}
