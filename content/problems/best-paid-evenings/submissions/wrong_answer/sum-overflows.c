#include <stdio.h>
#include <stdlib.h>

struct offer {
    int first, last, pay;
};

static struct offer offers[10000];
static int best[10001];

static int earlier_end_first(const void *a, const void *b) {
    return ((const struct offer *)a)->last - ((const struct offer *)b)->last;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %d %d", &offers[i].first, &offers[i].last, &offers[i].pay);
    qsort(offers, n, sizeof offers[0], earlier_end_first);
    for (int i = 0; i < n; i++) {
        int low = 0, high = i; /* how many offers end before the first day of this one */
        while (low < high) {
            int middle = (low + high) / 2;
            if (offers[middle].last < offers[i].first) low = middle + 1;
            else high = middle;
        }
        int taken = best[low] + offers[i].pay;
        best[i + 1] = taken > best[i] ? taken : best[i];
    }
    printf("%d\n", best[n]);
    return 0;
}
