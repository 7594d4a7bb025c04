#include <stdio.h>

static long long sum[501][501];

int main(void) {
    int r, c, q;
    scanf("%d %d %d", &r, &c, &q);
    for (int i = 1; i <= r; i++) {
        for (int j = 1; j <= c; j++) {
            int change;
            scanf("%d", &change);
            sum[i][j] = change + sum[i - 1][j] + sum[i][j - 1] - sum[i - 1][j - 1];
        }
    }
    while (q-- > 0) {
        int a, b, x, y;
        scanf("%d %d %d %d", &a, &b, &x, &y);
        printf("%lld\n", sum[b][y] - sum[a][y] - sum[b][x - 1] + sum[a][x - 1]);
    }
    return 0;
}
