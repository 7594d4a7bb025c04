#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *names[3];

int main(void) {
  for (int i = 0; i < 3; i++) {
    names[i] = malloc(8);
    strcpy(names[i], "name");
    names[i][4] = (char)('0' + i);
    names[i][5] = '\0';
  }
  int (*order)(const char *, const char *) = strcmp;
  int *kept = malloc(sizeof *kept);
  *kept = order(names[0], names[1]) < 0;
  printf("%s %d\n", names[2], *kept);
  exit(0);
}
