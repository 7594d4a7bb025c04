#include <stdio.h>

static int r, c, in_row[8], in_column[8];
static char field[8][9];

static int tent(int row, int column) {
    return row >= 0 && column >= 0 && column < c && field[row][column] == 'A';
}

static int may_stand(int row, int column) {
    if (field[row][column] == 'T' || in_row[row] == 0 || in_column[column] == 0) return 0;
    return !tent(row, column - 1) && !tent(row - 1, column - 1) && !tent(row - 1, column) && !tent(row - 1, column + 1);
}

/* After the row, can the rows below still bring all that is missing? */
static int can_go_on(int row) {
    if (in_row[row] > 0) return 0;
    for (int column = 0; column < c; column++) {
        if (2 * in_column[column] - 1 > r - 1 - row) return 0;
    }
    return 1;
}

static int solve(int row, int column) {
    if (column == c) {
        if (!can_go_on(row)) return 0;
        row++;
        column = 0;
    }
    if (row == r) return 1;
    if (may_stand(row, column)) {
        field[row][column] = 'A';
        in_row[row]--;
        in_column[column]--;
        if (solve(row, column + 1)) return 1;
        field[row][column] = '.';
        in_row[row]++;
        in_column[column]++;
    }
    return solve(row, column + 1);
}

int main(void) {
    scanf("%d %d", &r, &c);
    for (int row = 0; row < r; row++) scanf("%8s", field[row]);
    for (int row = 0; row < r; row++) scanf("%d", &in_row[row]);
    for (int column = 0; column < c; column++) scanf("%d", &in_column[column]);
    if (solve(0, 0)) {
        for (int row = 0; row < r; row++) printf("%s\n", field[row]);
    } else {
        printf("no plan\n");
    }
    return 0;
}
