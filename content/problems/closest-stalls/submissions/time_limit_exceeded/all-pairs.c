#include <stdio.h>

static long long east[100000], north[100000];

int main(void) {
    int n;
    long long best = 9000000000000000000;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%lld %lld", &east[i], &north[i]);
        for (int j = 0; j < i; j++) {
            long long a = east[i] - east[j], b = north[i] - north[j];
            if (a * a + b * b < best) best = a * a + b * b;
        }
    }
    printf("%lld\n", best);
    return 0;
}
