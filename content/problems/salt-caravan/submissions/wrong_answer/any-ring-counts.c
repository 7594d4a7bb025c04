#include <stdio.h>

#define NEVER (-1000000000000000LL)

static int from[2500], to[2500], profit[2500], leads[301];
static long long best[301];

int main(void) {
    int n, m, no_limit = 0;
    scanf("%d %d", &n, &m);
    for (int t = 0; t < m; t++) scanf("%d %d %d", &from[t], &to[t], &profit[t]);
    for (int i = 1; i <= n; i++) best[i] = NEVER;
    best[1] = 0;
    leads[n] = 1; /* from which towns one can get to town n */
    for (int round = 1; round < n; round++) {
        for (int t = 0; t < m; t++) {
            if (best[from[t]] != NEVER && best[from[t]] + profit[t] > best[to[t]]) best[to[t]] = best[from[t]] + profit[t];
            if (leads[to[t]]) leads[from[t]] = 1;
        }
    }
    for (int t = 0; t < m; t++)
        if (best[from[t]] != NEVER && best[from[t]] + profit[t] > best[to[t]]) no_limit = 1;
    if (best[n] == NEVER) puts("NO WAY");
    else if (no_limit) puts("NO LIMIT");
    else printf("%lld\n", best[n]);
    return 0;
}
