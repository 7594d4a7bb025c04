#include <stdio.h>

static long long deposit[100000];
static int profit[100000];

int main(void) {
    int n, k;
    long long money;
    scanf("%d %d %lld", &n, &k, &money);
    for (int i = 0; i < n; i++) scanf("%lld %d", &deposit[i], &profit[i]);
    while (k-- > 0) {
        int best = -1;
        for (int i = 0; i < n; i++) {
            if (profit[i] >= 0 && deposit[i] <= money && (best < 0 || profit[i] > profit[best])) best = i;
        }
        if (best < 0) break;
        money += profit[best];
        profit[best] = -1;
    }
    printf("%lld\n", money);
    return 0;
}
