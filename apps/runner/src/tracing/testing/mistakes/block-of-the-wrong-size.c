#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *first = malloc(sizeof(struct node *));
  first->value = 1;
  first->next = NULL; /* MISTAKE: heap-buffer-overflow */
  printf("%d\n", first->value);
  free(first);
  return 0;
}
