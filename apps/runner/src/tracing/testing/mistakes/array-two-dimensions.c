#include <stdio.h>

int main(void) {
  int grid[3][4];
  for (int row = 0; row < 3; row++)
    for (int column = 0; column <= 4; column++)
      grid[row][column] = row + column; /* MISTAKE: index 4 out of bounds | grid 4 cells, cell 4 */
  printf("%d\n", grid[1][1]);
  return 0;
}
