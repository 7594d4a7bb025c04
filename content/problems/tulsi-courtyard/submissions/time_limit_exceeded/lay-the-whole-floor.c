#include <stdio.h>

static int row, column, found[3][2];

/* Lays the whole part, tile by tile, and remembers the tile of the asked square. size is half its side. */
static void lay(int top, int left, int size, int taken_row, int taken_column) {
    if (size == 0) return;
    int taken = 2 * (taken_row >= top + size) + (taken_column >= left + size);
    int squares[4][2], tile[3][2], covered = 0, asked = 0;
    for (int quarter = 0; quarter < 4; quarter++) {
        squares[quarter][0] = quarter == taken ? taken_row : top + size - 1 + quarter / 2;
        squares[quarter][1] = quarter == taken ? taken_column : left + size - 1 + quarter % 2;
        if (quarter == taken) continue;
        tile[covered][0] = squares[quarter][0];
        tile[covered][1] = squares[quarter][1];
        if (tile[covered][0] == row && tile[covered][1] == column) asked = 1;
        covered++;
    }
    for (int i = 0; asked && i < 3; i++) {
        found[i][0] = tile[i][0];
        found[i][1] = tile[i][1];
    }
    for (int quarter = 0; quarter < 4; quarter++) {
        lay(top + size * (quarter / 2), left + size * (quarter % 2), size / 2, squares[quarter][0], squares[quarter][1]);
    }
}

int main(void) {
    int k, plant_row, plant_column, q;
    scanf("%d %d %d %d", &k, &plant_row, &plant_column, &q);
    while (q-- > 0) {
        scanf("%d %d", &row, &column);
        lay(1, 1, 1 << (k - 1), plant_row, plant_column);
        if (row == plant_row && column == plant_column) printf("tulsi");
        for (int i = 0; i < 3; i++) {
            if (row == plant_row && column == plant_column) continue;
            if (found[i][0] != row || found[i][1] != column) printf("%d %d ", found[i][0], found[i][1]);
        }
        printf("\n");
    }
    return 0;
}
