#include <stdio.h>
#include <stdlib.h>

static int r, c, k, leaves[100][100];

static int most(int i, int x, int y) {
    if (x < 0 || y < 0 || x >= c || y >= c || abs(x - y) > k) return -1;
    int below = 0;
    if (i + 1 < r) {
        for (int p = x - 1; p <= x + 1; p++) {
            for (int q = y - 1; q <= y + 1; q++) {
                int grams = most(i + 1, p, q);
                if (grams > below) below = grams;
            }
        }
    }
    return below + leaves[i][x] + (x == y ? 0 : leaves[i][y]);
}

int main(void) {
    int best = 0;
    scanf("%d %d %d", &r, &c, &k);
    for (int i = 0; i < r; i++)
        for (int x = 0; x < c; x++) scanf("%d", &leaves[i][x]);
    for (int x = 0; x < c; x++) {
        for (int y = 0; y < c; y++) {
            int grams = most(0, x, y);
            if (grams > best) best = grams;
        }
    }
    printf("%d\n", best);
    return 0;
}
