#include <stdio.h>
#include <stdlib.h>

struct request {
    int first, last;
};

static struct request requests[200000];

static int by_last(const void *x, const void *y) {
    const struct request *a = x, *b = y;
    return (a->last > b->last) - (a->last < b->last);
}

int main(void) {
    int n, count = 0, end = -1;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %d", &requests[i].first, &requests[i].last);
    qsort(requests, n, sizeof requests[0], by_last);
    for (int i = 0; i < n; i++) {
        if (requests[i].first > end + 1) {
            count++;
            end = requests[i].last;
        }
    }
    printf("%d %d\n", count, end);
    return 0;
}
