#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[64] = "delhi mumbai  pune", copy[64], *word;
  int lengths[10], count = 0;
  memset(copy, 0, sizeof copy);
  strncpy(copy, line, sizeof copy - 1);
  for (word = strtok(copy, " "); word; word = strtok(NULL, " ")) lengths[count++] = (int)strlen(word);
  for (char *at = line; *at; at++) *at = (char)toupper((unsigned char)*at);
  char shown[8];
  sprintf(shown, "%d-%d", lengths[0], lengths[count - 1]);
  printf("%s %d %s\n", line, count, shown);
  return 0;
}
