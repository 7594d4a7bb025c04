#include <stdio.h>

int main(void) {
    int d;
    long long a, b, all = 1;
    scanf("%d %lld %lld", &d, &a, &b);
    for (int i = 0; i < d; i++) all *= 10;
    long long distance = (b - a + all) % all;
    printf("%lld %0*lld\n", distance, d, (b + distance) % all);
    return 0;
}
