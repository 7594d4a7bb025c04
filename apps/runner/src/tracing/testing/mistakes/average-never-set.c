#include <stdio.h>

double average(int count) {
  double total;
  for (int i = 0; i < count; i++) total += i; /* MISTAKE: never set | total */
  return total / count;
}

int main(void) {
  printf("%.2f\n", average(4));
  return 0;
}
