#include <stdio.h>

/* How often the prime p occurs in n! */
static long long occurs(long long n, long long p) {
    return n / p;
}

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        long long n, b, zeros = -1;
        scanf("%lld %lld", &n, &b);
        for (long long p = 2; b > 1; p++) {
            if (p * p > b) p = b; /* what is left is a prime */
            int times = 0;
            while (b % p == 0) {
                b /= p;
                times++;
            }
            if (times == 0) continue;
            long long allowed = occurs(n, p) / times;
            if (zeros < 0 || allowed < zeros) zeros = allowed;
        }
        printf("%lld\n", zeros);
    }
    return 0;
}
