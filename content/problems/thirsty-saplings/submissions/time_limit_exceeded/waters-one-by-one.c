#include <stdio.h>

static int n, w, height[200000];
static long long m, begun[200000];

/* Can all saplings reach h within m days? */
static int possible(long long h) {
    long long days = 0;
    for (int i = 0; i < n; i++) begun[i] = height[i];
    for (int i = 0; i < n; i++) {
        long long missing = h - begun[i];
        if (missing <= 0) continue;
        for (int j = i; j < i + w && j < n; j++) begun[j] += missing;
        days += missing;
        if (days > m) return 0;
    }
    return 1;
}

int main(void) {
    scanf("%d %lld %d", &n, &m, &w);
    for (int i = 0; i < n; i++) scanf("%d", &height[i]);
    long long low = 1, high = height[0] + m;
    while (low < high) {
        long long middle = (low + high + 1) / 2;
        if (possible(middle)) low = middle;
        else high = middle - 1;
    }
    printf("%lld\n", low);
    return 0;
}
