#include <stdio.h>
#include <stdlib.h>

static int taller_first(const void *a, const void *b) {
    return *(const int *)b - *(const int *)a;
}

int main(void) {
    int n, heights[1000], row[1000], step = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &heights[i]);
    qsort(heights, n, sizeof heights[0], taller_first);
    int middle = (n - 1) / 2;
    for (int i = 0; i < n; i++) {
        if (i % 2 == 1) row[middle + (i + 1) / 2] = heights[i];
        else row[middle - i / 2] = heights[i];
    }
    for (int i = 0; i < n; i++) {
        if (i > 0 && abs(row[i] - row[i - 1]) > step) step = abs(row[i] - row[i - 1]);
        printf("%d%c", row[i], i < n - 1 ? ' ' : '\n');
    }
    printf("%d\n", step);
    return 0;
}
