#include <stdio.h>

int main(void) {
    long long b, d, byte;
    int q;
    scanf("%lld %lld %d", &b, &d, &q);
    long long p = b / 4;
    while (q-- > 0) {
        scanf("%lld", &byte);
        int block = (int)byte / (int)b, offset = (int)byte % (int)b;
        if (block < d) {
            printf("direct %d %d\n", block, offset);
            continue;
        }
        block -= d;
        if (block < p) {
            printf("single %d %d\n", block, offset);
            continue;
        }
        block -= p;
        if (block < p * p) {
            printf("double %lld %lld %d\n", block / p, block % p, offset);
            continue;
        }
        block -= p * p;
        if (block < p * p * p) printf("triple %lld %lld %lld %d\n", block / p / p, block / p % p, block % p, offset);
        else puts("too large");
    }
    return 0;
}
