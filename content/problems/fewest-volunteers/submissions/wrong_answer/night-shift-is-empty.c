#include <stdio.h>

#define WHOLE_DAY 0xFFFFFF /* 24 bits */

static int read_hours(void) {
    int k, from, to, hours = 0;
    scanf("%d", &k);
    while (k-- > 0) {
        scanf("%d %d", &from, &to);
        for (int h = from; h < to; h++) hours |= 1 << h;
    }
    return hours;
}

int main(void) {
    int n, hours[16], best = 0, fewest = 16;
    scanf("%d", &n);
    for (int v = 1; v <= n; v++) hours[v] = read_hours();
    /* Volunteer 1 has the highest bit: of groups of equal size the largest number comes first. */
    for (int group = (1 << n) - 1; group > 0; group--) {
        int covered = 0, size = 0;
        for (int v = 1; v <= n; v++) {
            if (group >> (n - v) & 1) {
                covered |= hours[v];
                size++;
            }
        }
        if (covered == WHOLE_DAY && size < fewest) {
            fewest = size;
            best = group;
        }
    }
    if (best == 0) {
        printf("impossible\n");
        return 0;
    }
    printf("%d\n", fewest);
    for (int v = 1; v <= n; v++) {
        if (best >> (n - v) & 1) printf("%d ", v);
    }
    printf("\n");
    return 0;
}
