#include <stdio.h>

int main(void) {
    long long b, d, byte;
    int q;
    scanf("%lld %lld %d", &b, &d, &q);
    long long p = b / 4;
    while (q-- > 0) {
        scanf("%lld", &byte);
        long long block = byte / b, offset = byte % b;
        if (block < d) {
            printf("direct %lld %lld\n", block, offset);
            continue;
        }
        block -= d;
        if (block < p) {
            printf("single %lld %lld\n", block, offset);
            continue;
        }
        block -= p;
        if (block < p * p) {
            printf("double %lld %lld %lld\n", block / p, block % p, offset);
            continue;
        }
        block -= p * p;
        if (block < p * p * p) printf("triple %lld %lld %lld %lld\n", block / p / p, block / p % p, block % p, offset);
        else puts("too large");
    }
    return 0;
}
