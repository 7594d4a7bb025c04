#include <stdio.h>

static char field[150][151];
static int stack[22500];

int main(void) {
    int r, c, ponds = 0, largest = 0;
    scanf("%d %d", &r, &c);
    for (int i = 0; i < r; i++) scanf("%150s", field[i]);
    const int down[] = {-1, 1, 0, 0}, right[] = {0, 0, -1, 1};
    for (int start = 0; start < r * c; start++) {
        if (field[start / c][start % c] != 'w') continue;
        int size = 0, top = 0;
        stack[top++] = start;
        field[start / c][start % c] = '.';
        while (top > 0) {
            int square = stack[--top];
            size++;
            for (int k = 1; k < 4; k += 2) {
                int i = square / c + down[k], j = square % c + right[k];
                if (i < 0 || i >= r || j < 0 || j >= c || field[i][j] != 'w') continue;
                field[i][j] = '.';
                stack[top++] = i * c + j;
            }
        }
        ponds++;
        if (size > largest) largest = size;
    }
    printf("%d %d\n", ponds, largest);
    return 0;
}
