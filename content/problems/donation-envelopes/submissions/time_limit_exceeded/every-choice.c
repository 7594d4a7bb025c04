#include <stdio.h>

static int n;
static long long s, t, amounts[36];

static long long choices(int i, long long sum) {
    if (i == n) return sum >= s && sum <= t;
    return choices(i + 1, sum) + choices(i + 1, sum + amounts[i]);
}

int main(void) {
    scanf("%d %lld %lld", &n, &s, &t);
    for (int i = 0; i < n; i++) scanf("%lld", &amounts[i]);
    printf("%lld\n", choices(0, 0));
    return 0;
}
