#include <stdio.h>
#include <string.h>

static long long l, u;
static int totals[150001], merged[150001];

/* Counts the pairs from one place up to before another, and sorts these totals. */
static long long count(int from, int to) {
    if (to - from < 2) return 0;
    int middle = (from + to) / 2;
    long long pairs = count(from, middle) + count(middle, to);
    int low = middle, high = middle, next = middle, size = 0;
    for (int i = from; i < middle; i++) {
        while (low < to && totals[low] < totals[i] + l) low++;
        while (high < to && totals[high] <= totals[i] + u) high++;
        pairs += high - low;
        while (next < to && totals[next] < totals[i]) merged[size++] = totals[next++];
        merged[size++] = totals[i];
    }
    memcpy(totals + from, merged, size * sizeof merged[0]);
    return pairs;
}

int main(void) {
    int n, change;
    scanf("%d %lld %lld", &n, &l, &u);
    for (int i = 1; i <= n; i++) {
        scanf("%d", &change);
        totals[i] = totals[i - 1] + change;
    }
    printf("%lld\n", count(0, n + 1));
    return 0;
}
