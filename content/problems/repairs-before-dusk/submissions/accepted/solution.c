#include <stdio.h>
#include <stdlib.h>

struct cycle {
    int hour, pay;
};

static struct cycle cycles[5000];
static int taken[5001];

static int best_paid_first(const void *a, const void *b) {
    return ((const struct cycle *)b)->pay - ((const struct cycle *)a)->pay;
}

int main(void) {
    int n, repairs = 0;
    long long sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %d", &cycles[i].hour, &cycles[i].pay);
    qsort(cycles, n, sizeof cycles[0], best_paid_first);
    for (int i = 0; i < n; i++) {
        int hour = cycles[i].hour < n ? cycles[i].hour : n;
        while (hour > 0 && taken[hour]) hour--; /* the latest free hour */
        if (hour == 0) continue;
        taken[hour] = 1;
        repairs++;
        sum += cycles[i].pay;
    }
    printf("%d %lld\n", repairs, sum);
    return 0;
}
