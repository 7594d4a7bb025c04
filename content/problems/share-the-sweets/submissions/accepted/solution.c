#include <stdio.h>

int main(void) {
    long long b, s, c;
    scanf("%lld %lld %lld", &b, &s, &c);
    printf("%lld %lld\n", b * s / c, b * s % c);
    return 0;
}
