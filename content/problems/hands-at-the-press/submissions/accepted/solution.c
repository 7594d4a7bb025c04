#include <stdio.h>

static int n, k, need[10000];

static long long ready(long long seconds) {
    long long cards = 0;
    for (int i = 0; i < n; i++) cards += seconds / need[i];
    return cards;
}

int main(void) {
    scanf("%d %d", &n, &k);
    int fastest = 1000000000;
    for (int i = 0; i < n; i++) {
        scanf("%d", &need[i]);
        if (need[i] < fastest) fastest = need[i];
    }
    long long low = 1, high = (long long)k * fastest;
    while (low < high) {
        long long middle = low + (high - low) / 2;
        if (ready(middle) >= k) high = middle;
        else low = middle + 1;
    }
    printf("%lld %lld\n", low, ready(low));
    return 0;
}
