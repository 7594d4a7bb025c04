#include <stdio.h>

int count_ones(unsigned int row) {
    int ones = 0;
    for (int k = 0; k < 32; k++) {
        if (row & (1u << k)) ones++;
    }
    return ones;
}

int last_one(unsigned int row) {
    for (int k = 31; k >= 0; k--) {
        if (row & (1u << k)) return k;
    }
    return -1;
}

int main(void) {
    int n;
    scanf("%d", &n);
    unsigned int everywhere = ~0u;
    while (n-- > 0) {
        unsigned int before, now;
        scanf("%u %u", &before, &now);
        printf("on %d off %d last ", count_ones(now & ~before), count_ones(before & ~now));
        int last = last_one(now);
        if (last < 0) printf("-\n");
        else printf("%d\n", last);
        everywhere &= now;
    }
    printf("everywhere:");
    if (everywhere == 0) printf(" none");
    for (int k = 0; k < 32; k++) {
        if (everywhere & (1u << k)) printf(" %d", k);
    }
    printf("\n");
    return 0;
}
