#include <stdio.h>

int main(void) {
    long long a, c, r;
    int day = 0;
    scanf("%lld %lld %lld", &a, &c, &r);
    while (1) {
        day++;
        long long evening = 2 * (c - r);
        if (evening <= 0) {
            printf("gone on day %d\n", day);
            break;
        }
        if (evening > a) {
            printf("full on day %d\n", day);
            break;
        }
        if (evening == c) {
            printf("always %lld\n", c);
            break;
        }
        c = evening;
    }
    return 0;
}
