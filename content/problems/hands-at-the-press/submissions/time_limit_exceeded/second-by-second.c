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
    long long low = 1;
    while (ready(low) < k) low++;
    printf("%lld %lld\n", low, ready(low));
    return 0;
}
