#include <stdio.h>

static int k, plant_row, plant_column;

/* Prints the two squares that are covered by the same tile as this one. */
static void answer(int row, int column) {
    int top = 1, left = 1, taken_row = plant_row, taken_column = plant_column;
    for (int size = 1 << (k - 1); size >= 1; size /= 2) {
        /* Quarters have the numbers 0 and 1 above, 2 and 3 below. */
        int mine = 2 * (row >= top + size) + (column >= left + size);
        int taken = 2 * (taken_row >= top + size) + (taken_column >= left + size);
        if (mine != taken) {
            int centre_row = top + size - 1, centre_column = left + size - 1;
            taken_row = centre_row + mine % 2;
            taken_column = centre_column + mine / 2;
            if (row == taken_row && column == taken_column) {
                int squares = 0;
                for (int quarter = 0; quarter < 4; quarter++) {
                    if (quarter == mine || quarter == taken) continue;
                    printf(squares == 0 ? "%d %d " : "%d %d\n", centre_row + quarter % 2, centre_column + quarter / 2);
                    squares++;
                }
                return;
            }
        }
        top += size * (mine / 2);
        left += size * (mine % 2);
    }
    printf("tulsi\n");
}

int main(void) {
    int q, row, column;
    scanf("%d %d %d %d", &k, &plant_row, &plant_column, &q);
    while (q-- > 0) {
        scanf("%d %d", &row, &column);
        answer(row, column);
    }
    return 0;
}
