#include <stdio.h>

#define NEVER 1000000000

static int time[121][121];

int main(void) {
    int n, m, best = 0, best_time = NEVER;
    scanf("%d %d", &n, &m);
    for (int a = 1; a <= n; a++)
        for (int b = 1; b <= n; b++) time[a][b] = a == b ? 0 : NEVER;
    while (m-- > 0) {
        int a, b, t;
        scanf("%d %d %d", &a, &b, &t);
        if (a != b) time[a][b] = t;
    }
    for (int k = 1; k <= n; k++)
        for (int a = 1; a <= n; a++)
            for (int b = 1; b <= n; b++)
                if (time[a][k] + time[k][b] < time[a][b]) time[a][b] = time[a][k] + time[k][b];
    for (int a = 1; a <= n; a++) {
        int farthest = 0;
        for (int b = 1; b <= n; b++)
            if (time[a][b] > farthest) farthest = time[a][b];
        if (farthest < best_time) {
            best = a;
            best_time = farthest;
        }
    }
    if (best == 0) puts("NOWHERE");
    else printf("%d %d\n", best, best_time);
    return 0;
}
