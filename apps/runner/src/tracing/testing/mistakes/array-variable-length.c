/* INPUT: 5 */
#include <stdio.h>

int main(void) {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  int values[n];
  for (int i = 0; i <= n; i++) values[i] = i; /* MISTAKE: out of bounds|buffer-overflow */
  printf("%d\n", values[0]);
  return 0;
}
