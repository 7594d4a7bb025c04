#include <stdio.h>

struct guard {
    char letter;
    int far;         /* 1: looks as far as it can; 0: one step only */
    int steps[8][2]; /* of row and column */
    int directions;
};

static const struct guard kinds[] = {
    {'E', 1, {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}, 4},
    {'C', 1, {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}, 4},
    {'H', 0, {{-2, -1}, {-2, 1}, {2, -1}, {2, 1}, {-1, -2}, {1, -2}, {-1, 2}, {1, 2}}, 8},
};

static char fort[60][61];
static int watched[60][60], rows, columns;

static int is_empty(int row, int column) {
    return row >= 0 && row < rows && column >= 0 && column < columns && fort[row][column] == '.';
}

/* Marks what a guard watches, and returns how many squares these are. */
static int watch(const struct guard *guard, int row, int column) {
    int squares = 0;
    for (int d = 0; d < guard->directions; d++) {
        int r = row + guard->steps[d][0], c = column + guard->steps[d][1];
        while (is_empty(r, c)) {
            watched[r][c] = 1;
            squares++;
            if (!guard->far) break;
            r += guard->steps[d][0];
            c += guard->steps[d][1];
        }
    }
    return squares;
}

int main(void) {
    int most = -1, most_row = 0, most_column = 0, safe = 0;
    scanf("%d %d", &rows, &columns);
    for (int r = 0; r < rows; r++) scanf("%60s", fort[r]);
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++) {
            for (int k = 0; k < 3; k++) {
                if (fort[r][c] != kinds[k].letter) continue;
                int squares = watch(&kinds[k], r, c);
                if (squares > most) {
                    most = squares;
                    most_row = r;
                    most_column = c;
                }
            }
        }
    }
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++) {
            if (is_empty(r, c) && !watched[r][c]) safe++;
        }
    }
    printf("%d\n", safe);
    if (most < 0) printf("no guard\n");
    else printf("%c %d %d %d\n", fort[most_row][most_column], most_row + 1, most_column + 1, most);
    return 0;
}
