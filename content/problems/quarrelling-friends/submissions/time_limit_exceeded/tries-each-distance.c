#include <stdio.h>
#include <stdlib.h>

static int n, k, metre[100000];

static int by_value(const void *x, const void *y) {
    int a = *(const int *)x, b = *(const int *)y;
    return (a > b) - (a < b);
}

static int last_seat(int distance) {
    int seated = 1, last = metre[0];
    for (int i = 1; i < n && seated < k; i++) {
        if (metre[i] - last >= distance) {
            seated++;
            last = metre[i];
        }
    }
    return seated == k ? last : -1;
}

int main(void) {
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) scanf("%d", &metre[i]);
    qsort(metre, n, sizeof metre[0], by_value);
    int distance = 0;
    while (last_seat(distance + 1) >= 0) distance++;
    printf("%d %d\n", distance, last_seat(distance));
    return 0;
}
