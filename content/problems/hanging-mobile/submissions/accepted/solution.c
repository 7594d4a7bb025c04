#include <stdio.h>
#include <stdlib.h>

static int tilted;

static long long weigh(void) {
    char part[12];
    scanf("%11s", part);
    if (part[0] != 'R') return atoll(part);
    long long left = weigh();
    long long right = weigh();
    if (left != right) tilted++;
    return left + right + 1;
}

int main(void) {
    long long weight = weigh();
    printf("%lld %d\n", weight, tilted);
    return 0;
}
