#include <stdio.h>

static long long gcd(long long a, long long b) {
    return b == 0 ? a : gcd(b, a % b);
}

int main(void) {
    int n;
    long long top = 0, bottom = 1;
    scanf("%d", &n);
    while (n-- > 0) {
        long long a, b, common;
        scanf("%lld/%lld", &a, &b);
        top = top * b + a * bottom;
        bottom *= b;
        common = gcd(top, bottom);
        top /= common;
        bottom /= common;
    }
    if (bottom == 1) printf("%lld\n", top);
    else if (top < bottom) printf("%lld/%lld\n", top, bottom);
    else printf("%lld %lld/%lld\n", top / bottom, top % bottom, bottom);
    return 0;
}
