#include <stdio.h>
#include <stdlib.h>

static int page[20000], sorted[20000], times[20000];

static int smaller_first(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    int n, w, f, size = 0, largest = 0, when = 0, too_large = 0;
    scanf("%d %d %d", &n, &w, &f);
    for (int i = 0; i < n; i++) {
        scanf("%d", &page[i]);
        sorted[i] = page[i];
    }
    /* Each page gets its place in the sorted list as a small number. */
    qsort(sorted, n, sizeof sorted[0], smaller_first);
    for (int i = 0; i < n; i++) {
        int low = 0, high = n - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (sorted[middle] < page[i]) low = middle + 1;
            else high = middle;
        }
        page[i] = low;
    }
    for (int i = 0; i < n; i++) {
        if (i >= w && --times[page[i - w]] == 0) size--;
        if (times[page[i]]++ == 0) size++;
        printf("%d%c", size, i + 1 < n ? ' ' : '\n');
        if (size > largest) {
            largest = size;
            when = i + 1;
        }
        if (size > f) too_large++;
    }
    printf("%d %d\n%d\n", largest, when, too_large);
    return 0;
}
