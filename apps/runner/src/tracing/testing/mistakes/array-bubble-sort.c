#include <stdio.h>

void sort(int *list, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (list[j] > list[j + 1]) { /* MISTAKE: stack-buffer-overflow | numbers 5 cells, cell 5 */
        int kept = list[j];
        list[j] = list[j + 1];
        list[j + 1] = kept;
      }
}

int main(void) {
  int numbers[5] = {5, 1, 4, 2, 3};
  sort(numbers, 5);
  for (int i = 0; i < 5; i++) printf("%d ", numbers[i]);
  printf("\n");
  return 0;
}
