#include <stdio.h>

int main(void) {
    long long a, b, t;
    scanf("%lld %lld %lld", &a, &b, &t);
    long long x = a, y = b;
    while (y > 0) {
        long long rest = x % y;
        x = y;
        y = rest;
    }
    long long together = t / (a / x * b) + 1;
    long long sounds = (t / a + 1) + (t / b + 1) - together;
    printf("%lld %lld\n", sounds, together);
    return 0;
}
