#include <stdio.h>
#include <stdlib.h>

struct shift {
    int start, end, pay;
};

struct result {
    long long pay;
    int shifts;
};

static struct shift shifts[200001];
static struct result best[200001];

static int by_end(const void *a, const void *b) {
    return ((const struct shift *)a)->end - ((const struct shift *)b)->end;
}

/* How many of the first shifts end by this time? */
static int ended(int count, int time) {
    int low = 0, high = count;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (shifts[middle].end < time) low = middle;
        else high = middle - 1;
    }
    return low;
}

int main(void) {
    int n, r;
    scanf("%d %d", &n, &r);
    for (int i = 1; i <= n; i++) scanf("%d %d %d", &shifts[i].start, &shifts[i].end, &shifts[i].pay);
    qsort(shifts + 1, n, sizeof shifts[0], by_end);
    for (int i = 1; i <= n; i++) {
        struct result taken = best[ended(i - 1, shifts[i].start - r)];
        taken.pay += shifts[i].pay;
        taken.shifts++;
        best[i] = best[i - 1];
        if (taken.pay > best[i].pay || (taken.pay == best[i].pay && taken.shifts < best[i].shifts)) best[i] = taken;
    }
    printf("%lld %d\n", best[n].pay, best[n].shifts);
    return 0;
}
