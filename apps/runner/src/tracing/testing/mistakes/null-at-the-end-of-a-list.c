#include <stdio.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node second = {2, NULL}, first = {1, &second};
  struct node *at = &first;
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    sum += at->value; /* MISTAKE: null pointer */
    at = at->next;
  }
  printf("%d\n", sum);
  return 0;
}
