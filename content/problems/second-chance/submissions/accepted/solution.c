#include <stdio.h>

int main(void) {
    int f, n, page[100] = {0}, bit[100] = {0}, hand = 0, faults = 0;
    scanf("%d %d", &f, &n);
    while (n-- > 0) {
        int wanted, found = 0;
        scanf("%d", &wanted);
        for (int i = 0; i < f; i++) {
            if (page[i] == wanted) {
                bit[i] = 1;
                found = 1;
            }
        }
        if (found) continue;
        faults++;
        while (bit[hand]) {
            bit[hand] = 0;
            hand = (hand + 1) % f;
        }
        page[hand] = wanted;
        bit[hand] = 1;
        hand = (hand + 1) % f;
    }
    printf("%d\n", faults);
    for (int i = 0; i < f; i++) {
        if (page[i]) printf("%d", page[i]);
        else printf("-");
        printf(i + 1 < f ? " " : "\n");
    }
    return 0;
}
