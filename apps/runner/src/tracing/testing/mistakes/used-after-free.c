#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *list = NULL;
  for (int i = 0; i < 3; i++) {
    struct node *made = malloc(sizeof *made);
    made->value = i;
    made->next = list;
    list = made;
  }
  for (struct node *at = list; at; at = at->next) { /* MISTAKE: heap-use-after-free */
    printf("%d\n", at->value);
    free(at);
  }
  return 0;
}
