#include <stdio.h>
#include <stdlib.h>

static int r, c, in_row[8], in_column[8];
static char field[8][9];

static int right(void) {
    for (int row = 0; row < r; row++) {
        int tents = 0;
        for (int column = 0; column < c; column++) tents += field[row][column] == 'A';
        if (tents != in_row[row]) return 0;
    }
    for (int column = 0; column < c; column++) {
        int tents = 0;
        for (int row = 0; row < r; row++) tents += field[row][column] == 'A';
        if (tents != in_column[column]) return 0;
    }
    for (int a = 0; a < r * c; a++) {
        for (int b = 0; b < a; b++) {
            if (abs(a / c - b / c) > 1 || abs(a % c - b % c) > 1) continue;
            if (field[a / c][a % c] == 'A' && field[b / c][b % c] == 'A') return 0;
        }
    }
    return 1;
}

static int solve(int square) {
    if (square == r * c) return right();
    char *here = &field[square / c][square % c];
    if (*here == '.') {
        *here = 'A';
        if (solve(square + 1)) return 1;
        *here = '.';
    }
    return solve(square + 1);
}

int main(void) {
    scanf("%d %d", &r, &c);
    for (int row = 0; row < r; row++) scanf("%8s", field[row]);
    for (int row = 0; row < r; row++) scanf("%d", &in_row[row]);
    for (int column = 0; column < c; column++) scanf("%d", &in_column[column]);
    if (solve(0)) {
        for (int row = 0; row < r; row++) printf("%s\n", field[row]);
    } else {
        printf("no plan\n");
    }
    return 0;
}
