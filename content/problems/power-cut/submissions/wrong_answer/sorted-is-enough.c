#include <stdio.h>
#include <stdlib.h>

static int order[100000], now[100000];

static int by_number(const void *a, const void *b) {
    return *(const int *) a - *(const int *) b;
}

/* Are the letters in order by the number that their last digits form? */
static int in_order(int n, int power) {
    for (int i = 1; i < n; i++) {
        if (now[i] % power < now[i - 1] % power) return 0;
    }
    return 1;
}

int main(void) {
    int n, passes = -1, power = 1000000, right = 0, same = 1;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &order[i]);
    for (int i = 0; i < n; i++) {
        scanf("%d", &now[i]);
        if (order[i] != now[i]) same = 0;
    }
    for (int done = 6; done >= 1; done--) {
        if (passes < 0 && in_order(n, power)) passes = done;
        power /= 10;
    }
    if (same) passes = 0;
    qsort(order, n, sizeof order[0], by_number);
    for (int i = 0; i < n; i++) {
        if (order[i] == now[i]) right++;
    }
    if (passes < 0) printf("moved\n");
    else printf("%d %d\n", passes, right);
    return 0;
}
