#include <stdio.h>

static int mark[152];

static long long cost(int a, int b) {
    long long best = -1;
    if (b - a < 2) return 0;
    for (int cut = a + 1; cut < b; cut++) {
        long long both = cost(a, cut) + cost(cut, b);
        if (best < 0 || both < best) best = both;
    }
    return best + mark[b] - mark[a];
}

int main(void) {
    int l, n, first = 1;
    scanf("%d %d", &l, &n);
    for (int i = 1; i <= n; i++) scanf("%d", &mark[i]);
    mark[n + 1] = l;
    long long best = -1;
    for (int cut = 1; cut <= n; cut++) {
        long long both = cost(0, cut) + cost(cut, n + 1);
        if (best < 0 || both < best) {
            best = both;
            first = cut;
        }
    }
    printf("%lld %d\n", best + l, mark[first]);
    return 0;
}
