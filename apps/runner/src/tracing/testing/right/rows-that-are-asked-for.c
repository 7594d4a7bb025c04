#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int rows = 3, columns = 4;
  int **grid = malloc(rows * sizeof *grid);
  for (int row = 0; row < rows; row++) {
    grid[row] = calloc(columns, sizeof **grid);
    for (int column = 0; column < columns; column++) grid[row][column] = row * column;
  }
  int last = *(*(grid + rows - 1) + columns - 1);
  for (int row = 0; row < rows; row++) free(grid[row]);
  free(grid);
  printf("%d\n", last);
  return 0;
}
