#include <stdio.h>

static int k;
static long long n, period[15];

static long long gcd(long long a, long long b) {
    while (b != 0) {
        long long rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* The days that are multiples of this number, without those of the bells from i on. */
static long long quiet(int i, long long multiple) {
    if (i == k) return n / multiple;
    long long days = quiet(i + 1, multiple), factor = multiple / gcd(multiple, period[i]);
    if (factor > n / period[i]) return days;
    return days - quiet(i + 1, factor * period[i]);
}

int main(void) {
    scanf("%lld %d", &n, &k);
    for (int i = 0; i < k; i++) scanf("%lld", &period[i]);
    printf("%lld\n", quiet(0, 1));
    return 0;
}
