#include <stdio.h>

int main(void) {
    int b, y, d;
    scanf("%d %d %d", &b, &y, &d);
    long long days = 365 * y + d;
    long long beats = days * 24 * 60 * b;
    printf("%lld\n%lld\n", beats, beats / 10000000);
    return 0;
}
