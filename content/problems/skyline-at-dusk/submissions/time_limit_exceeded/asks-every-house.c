#include <stdio.h>
#include <stdlib.h>

static int left[100000], right[100000], high[100000], places[200000];

static int by_number(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

int main(void) {
    int n, height = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d %d %d", &left[i], &right[i], &high[i]);
        places[2 * i] = left[i];
        places[2 * i + 1] = right[i];
    }
    qsort(places, 2 * n, sizeof places[0], by_number);
    for (int p = 0; p < 2 * n; p++) {
        int now = 0;
        for (int i = 0; i < n; i++) {
            if (left[i] <= places[p] && places[p] < right[i] && high[i] > now) now = high[i];
        }
        if (now != height) printf("%d %d\n", places[p], now);
        height = now;
    }
    return 0;
}
