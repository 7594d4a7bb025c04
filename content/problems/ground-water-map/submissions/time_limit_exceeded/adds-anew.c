#include <stdio.h>

static int change[501][501];

int main(void) {
    int r, c, q;
    scanf("%d %d %d", &r, &c, &q);
    for (int i = 1; i <= r; i++)
        for (int j = 1; j <= c; j++) scanf("%d", &change[i][j]);
    while (q-- > 0) {
        int a, b, x, y;
        scanf("%d %d %d %d", &a, &b, &x, &y);
        long long sum = 0;
        for (int i = a; i <= b; i++)
            for (int j = x; j <= y; j++) sum += change[i][j];
        printf("%lld\n", sum);
    }
    return 0;
}
