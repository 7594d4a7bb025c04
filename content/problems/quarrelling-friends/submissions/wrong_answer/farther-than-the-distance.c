#include <stdio.h>
#include <stdlib.h>

static int n, k, metre[100000];

static int by_value(const void *x, const void *y) {
    int a = *(const int *)x, b = *(const int *)y;
    return (a > b) - (a < b);
}

/* Where the last friend sits, or -1 if not all can be seated so far apart. */
static int last_seat(int distance) {
    int seated = 1, last = metre[0];
    for (int i = 1; i < n && seated < k; i++) {
        if (metre[i] - last > distance) {
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
    int low = 0, high = metre[n - 1] - metre[0];
    while (low < high) {
        int middle = low + (high - low + 1) / 2;
        if (last_seat(middle) >= 0) low = middle;
        else high = middle - 1;
    }
    printf("%d %d\n", low, last_seat(low));
    return 0;
}
