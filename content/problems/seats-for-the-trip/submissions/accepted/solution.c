#include <stdio.h>

int main(void) {
    long long s, t, k;
    scanf("%lld %lld %lld", &s, &t, &k);
    long long people = s + t;
    long long buses = (people + k - 1) / k;
    printf("%lld %lld\n", buses, buses * k - people);
    return 0;
}
