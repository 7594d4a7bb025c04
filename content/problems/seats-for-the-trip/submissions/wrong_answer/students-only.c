#include <stdio.h>

int main(void) {
    long long s, t, k;
    scanf("%lld %lld %lld", &s, &t, &k);
    long long buses = (s + k - 1) / k;
    printf("%lld %lld\n", buses, buses * k - s);
    return 0;
}
