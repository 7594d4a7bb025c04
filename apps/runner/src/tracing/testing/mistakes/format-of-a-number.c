#include <stdio.h>

int main(void) {
  double price = 12.5;
  printf("%d\n", price); /* MISTAKE: format .%d. expects */
  return 0;
}
