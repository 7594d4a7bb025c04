#include <stdio.h>

int main(void) {
  int values[3] = {4, 9, 2};
  int largest;
  for (int i = 0; i < 3; i++)
    if (values[i] > largest) largest = values[i]; /* MISTAKE: never set | largest */
  printf("%d\n", largest);
  return 0;
}
