#include <stdio.h>
#include <string.h>

int main(void) {
  const char *text = "namaste";
  char *found = strchr(text, 'z');
  printf("%c\n", *found); /* MISTAKE: load of null pointer */
  return 0;
}
