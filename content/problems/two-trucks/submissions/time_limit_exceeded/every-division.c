#include <stdio.h>

static int n, weight[100], sum, best;

static void load(int parcel, int lighter) {
    if (2 * lighter > sum) return;
    if (lighter > best) best = lighter;
    if (parcel == n) return;
    load(parcel + 1, lighter + weight[parcel]);
    load(parcel + 1, lighter);
}

int main(void) {
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &weight[i]);
        sum += weight[i];
    }
    load(0, 0);
    printf("%d %d\n", best, sum - best);
    return 0;
}
