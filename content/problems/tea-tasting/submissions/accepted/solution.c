#include <stdio.h>
#include <stdlib.h>

static int tin[200000], sorted[200000], count[200000];

static int compare(const void *x, const void *y) {
    int a = *(const int *)x, b = *(const int *)y;
    return (a > b) - (a < b);
}

int main(void) {
    int n, kinds = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &tin[i]);
        sorted[i] = tin[i];
    }
    qsort(sorted, n, sizeof sorted[0], compare);
    for (int i = 0; i < n; i++) {
        if (i == 0 || sorted[i] != sorted[kinds - 1]) sorted[kinds++] = sorted[i];
    }
    /* From here on a kind is its place among the sorted kinds. */
    for (int i = 0; i < n; i++) {
        int *place = bsearch(&tin[i], sorted, kinds, sizeof sorted[0], compare);
        tin[i] = (int)(place - sorted);
    }
    int missing = kinds, begin = 0, best = n, best_begin = 0;
    for (int end = 0; end < n; end++) {
        if (count[tin[end]]++ == 0) missing--;
        while (count[tin[begin]] > 1) count[tin[begin++]]--;
        if (missing == 0 && end - begin + 1 < best) {
            best = end - begin + 1;
            best_begin = begin;
        }
    }
    printf("%d %d %d\n", kinds, best, best_begin + 1);
    return 0;
}
