#include <stdio.h>
#include <stdlib.h>

static int weight[200000], gone[200000];

static int by_weight(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x < y) - (x > y);
}

int main(void) {
    int n, w, autos = 0;
    scanf("%d %d", &n, &w);
    for (int i = 0; i < n; i++) scanf("%d", &weight[i]);
    qsort(weight, n, sizeof weight[0], by_weight);
    for (int i = 0; i < n; i++) {
        if (gone[i]) continue;
        autos++;
        for (int j = i + 1; j < n; j++) {
            if (!gone[j] && weight[j] <= w - weight[i]) {
                gone[j] = 1;
                break;
            }
        }
    }
    printf("%d %d\n", autos, 2 * autos - n);
    return 0;
}
