#include <stdio.h>

int main(void) {
    int n, m, at = 0, total = 0;
    scanf("%d %d", &n, &m);
    int size = 1 << n;
    for (int i = 0; i < m; i++) {
        char pattern[32];
        scanf("%31s", pattern);
        int position = 0, bit = 0;
        for (char *c = pattern; *c; c++) {
            bit ^= *c - '0';
            position = 2 * position + bit;
        }
        if (i == 0) at = position;
        int step = (position - at + size) % size;
        if (step > 1 && step < size - 1) {
            printf("%d?\n", position);
            continue;
        }
        printf("%d\n", position);
        total += step == size - 1 ? -1 : step;
        at = position;
    }
    printf("%d\n", total);
    return 0;
}
