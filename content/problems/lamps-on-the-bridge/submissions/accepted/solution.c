#include <stdio.h>

int main(void) {
    long long n, d;
    scanf("%lld %lld", &n, &d);
    long long gaps = n / d;
    printf("%lld %lld\n", 2 * (gaps + 1), 2 * gaps * d);
    return 0;
}
