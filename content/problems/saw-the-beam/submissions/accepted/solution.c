#include <stdio.h>

static long long best[152][152];

int main(void) {
    int l, n, mark[152], first = 0;
    scanf("%d %d", &l, &n);
    mark[0] = 0;
    for (int i = 1; i <= n; i++) scanf("%d", &mark[i]);
    mark[n + 1] = l;
    for (int width = 2; width <= n + 1; width++) {
        for (int a = 0; a + width <= n + 1; a++) {
            int b = a + width;
            best[a][b] = -1;
            for (int cut = a + 1; cut < b; cut++) {
                long long cost = mark[b] - mark[a] + best[a][cut] + best[cut][b];
                if (best[a][b] < 0 || cost < best[a][b]) {
                    best[a][b] = cost;
                    first = cut;
                }
            }
        }
    }
    printf("%lld %d\n", best[0][n + 1], mark[first]);
    return 0;
}
