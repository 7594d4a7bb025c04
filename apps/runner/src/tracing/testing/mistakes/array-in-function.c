#include <stdio.h>

int largest(int values[], int count) {
  int best = values[0];
  for (int i = 1; i <= count; i++) {
    if (values[i] > best) best = values[i]; /* MISTAKE: stack-buffer-overflow | marks 4 cells, cell 4 */
  }
  return best;
}

int main(void) {
  int marks[4] = {42, 77, 18, 65};
  printf("%d\n", largest(marks, 4));
  return 0;
}
