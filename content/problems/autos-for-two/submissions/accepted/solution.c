#include <stdio.h>
#include <stdlib.h>

static int weight[200000];

static int by_weight(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    int n, w, autos = 0;
    scanf("%d %d", &n, &w);
    for (int i = 0; i < n; i++) scanf("%d", &weight[i]);
    qsort(weight, n, sizeof weight[0], by_weight);
    int light = 0, heavy = n - 1;
    while (light <= heavy) {
        if (light < heavy && weight[light] <= w - weight[heavy]) light++;
        heavy--;
        autos++;
    }
    printf("%d %d\n", autos, 2 * autos - n);
    return 0;
}
