#include <stdio.h>
#include <stdlib.h>

static long long curries[12000], breads[12000];

static int compare(const void *a, const void *b) {
    long long left = *(const long long *)a, right = *(const long long *)b;
    return (left > right) - (left < right);
}

/* How many thalis cost at most this much? Both lists are sorted. */
static long long count_up_to(long long price, int n, int m) {
    long long count = 0;
    int fitting = m;
    for (int i = 0; i < n; i++) {
        while (fitting > 0 && curries[i] + breads[fitting - 1] > price) fitting--;
        count += fitting;
    }
    return count;
}

int main(void) {
    int n, m;
    long long k;
    scanf("%d %d %lld", &n, &m, &k);
    for (int i = 0; i < n; i++) scanf("%lld", &curries[i]);
    for (int i = 0; i < m; i++) scanf("%lld", &breads[i]);
    qsort(curries, n, sizeof curries[0], compare);
    qsort(breads, m, sizeof breads[0], compare);
    long long low = curries[0] + breads[0], high = curries[n - 1] + breads[m - 1];
    while (low < high) {
        long long middle = (low + high) / 2;
        if (count_up_to(middle, n, m) >= k) high = middle;
        else low = middle + 1;
    }
    printf("%lld\n", low);
    return 0;
}
