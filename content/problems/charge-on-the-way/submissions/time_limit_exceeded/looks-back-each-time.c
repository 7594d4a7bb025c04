#include <stdio.h>

static long long best[300002];

int main(void) {
    int n, k;
    scanf("%d %d", &n, &k);
    for (int i = 1; i <= n + 1; i++) {
        int cost = 0;
        if (i <= n) scanf("%d", &cost);
        long long least = best[i - 1];
        for (int j = i - 2; j >= 0 && j >= i - k; j--) {
            if (best[j] < least) least = best[j];
        }
        best[i] = least + cost;
    }
    printf("%lld\n", best[n + 1]);
    return 0;
}
