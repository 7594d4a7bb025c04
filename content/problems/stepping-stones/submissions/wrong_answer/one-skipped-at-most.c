#include <stdio.h>

static long long danger[5002];

static long long smaller(long long a, long long b) {
    return a < b ? a : b;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 1; i <= n + 1; i++) {
        int slippery = 0;
        if (i <= n) scanf("%d", &slippery);
        long long best = danger[i - 1];
        if (i >= 2) best = smaller(best, danger[i - 2]);

        danger[i] = best + slippery;
    }
    printf("%lld\n", danger[n + 1]);
    return 0;
}
