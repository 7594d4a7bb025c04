#include <stdio.h>

static int r, c;
static char tile[6][7];

static int walks(int row, int column, int left) {
    if (row < 0 || row >= r || column < 0 || column >= c || tile[row][column] == '#') return 0;
    if (tile[row][column] == 'G') return left == 1;
    char before = tile[row][column];
    tile[row][column] = '#';
    int count = walks(row - 1, column, left - 1) + walks(row + 1, column, left - 1)
              + walks(row, column - 1, left - 1) + walks(row, column + 1, left - 1);
    tile[row][column] = before;
    return count;
}

int main(void) {
    int row = 0, column = 0, free = 0;
    scanf("%d %d", &r, &c);
    for (int i = 0; i < r; i++) {
        scanf("%6s", tile[i]);
        for (int j = 0; j < c; j++) {
            if (tile[i][j] != '#') free++;
            if (tile[i][j] == 'D') {
                row = i;
                column = j;
            }
        }
    }
    printf("%d\n", walks(row, column, free));
    return 0;
}
