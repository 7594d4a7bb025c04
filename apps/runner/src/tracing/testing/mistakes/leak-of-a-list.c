#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *first = NULL;
  for (int i = 0; i < 3; i++) {
    struct node *made = malloc(sizeof *made); /* MISTAKE: memory leak of 16 bytes */
    made->value = i;
    made->next = first;
    first = made;
  }
  printf("%d\n", first->value);
  free(first);
  return 0;
}
