#include <stdio.h>

static long long power(long long base, long long exponent, long long n) {
    long long result = 1 % n;
    for (base %= n; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % n;
        base = base * base % n;
    }
    return result;
}

/* The greatest common divisor of a and b; x becomes a number with a * x = divisor modulo b. */
static long long euclid(long long a, long long b, long long *x) {
    long long before = 1, now = 0;
    while (b != 0) {
        long long quotient = a / b, keep = a % b;
        a = b;
        b = keep;
        keep = before - quotient * now;
        before = now;
        now = keep;
    }
    *x = before;
    return a;
}

int main(void) {
    long long p, q, e, d;
    int k;
    scanf("%lld %lld %lld %d", &p, &q, &e, &k);
    long long n = p * q, phi = (p - 1) * (q - 1);
    if (euclid(e, phi, &d) != 1) {
        puts("bad key");
        return 0;
    }
    d = (d % phi + phi) % phi;
    printf("%lld %lld\n", n, d);
    while (k-- > 0) {
        char what[12];
        long long x, signature;
        scanf("%11s %lld", what, &x);
        if (what[0] == 'C') {
            scanf("%lld", &signature);
            puts(power(signature, e, n) == x ? "valid" : "forged");
        } else {
            printf("%lld\n", power(x, what[0] == 'E' ? e : d, n));
        }
    }
    return 0;
}
