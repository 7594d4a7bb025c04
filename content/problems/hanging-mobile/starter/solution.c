#include <stdio.h>
#include <stdlib.h>

static int tilted;

/* Reads one mobile and returns its weight. */
static long long weigh(void) {
    char part[12];
    scanf("%11s", part);
    if (part[0] != 'R') return atoll(part);

    /* your code here: this is a rod */

    return 0;
}

int main(void) {
    long long weight = weigh();
    printf("%lld %d\n", weight, tilted);
    return 0;
}
