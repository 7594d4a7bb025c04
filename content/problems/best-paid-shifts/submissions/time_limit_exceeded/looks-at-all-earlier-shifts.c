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

static int better(struct result x, struct result y) {
    return x.pay > y.pay || (x.pay == y.pay && x.shifts < y.shifts);
}

int main(void) {
    int n, r;
    scanf("%d %d", &n, &r);
    for (int i = 1; i <= n; i++) scanf("%d %d %d", &shifts[i].start, &shifts[i].end, &shifts[i].pay);
    qsort(shifts + 1, n, sizeof shifts[0], by_end);
    for (int i = 1; i <= n; i++) {
        /* Here best[i] is the best result whose last shift is i. */
        for (int j = 1; j < i; j++) {
            if (shifts[j].end <= shifts[i].start - r && better(best[j], best[i])) best[i] = best[j];
        }
        best[i].pay += shifts[i].pay;
        best[i].shifts++;
    }
    for (int i = 1; i <= n; i++) {
        if (better(best[i], best[0])) best[0] = best[i];
    }
    printf("%lld %d\n", best[0].pay, best[0].shifts);
    return 0;
}
