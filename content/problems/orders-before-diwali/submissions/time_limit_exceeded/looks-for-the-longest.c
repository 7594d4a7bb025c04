#include <stdio.h>
#include <stdlib.h>

struct order {
    int minutes;
    long long end;
};

static struct order orders[200000];
static int accepted[200000];

static int by_end(const void *a, const void *b) {
    long long x = ((const struct order *)a)->end, y = ((const struct order *)b)->end;
    return (x > y) - (x < y);
}

int main(void) {
    int n, size = 0;
    long long time = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %lld", &orders[i].minutes, &orders[i].end);
    qsort(orders, n, sizeof orders[0], by_end);
    for (int i = 0; i < n; i++) {
        accepted[size++] = orders[i].minutes;
        time += orders[i].minutes;
        if (time <= orders[i].end) continue;
        int longest = 0;
        for (int j = 1; j < size; j++) {
            if (accepted[j] > accepted[longest]) longest = j;
        }
        time -= accepted[longest];
        size--;
        for (int j = longest; j < size; j++) accepted[j] = accepted[j + 1];
    }
    printf("%d\n", size);
    return 0;
}
