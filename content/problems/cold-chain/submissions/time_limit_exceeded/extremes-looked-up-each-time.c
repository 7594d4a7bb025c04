#include <stdio.h>

static long long value[200000];

int main(void) {
    int n, best = 0, best_begin = 0;
    long long d;
    scanf("%d %lld", &n, &d);
    for (int i = 0; i < n; i++) scanf("%lld", &value[i]);
    for (int begin = 0; begin < n; begin++) {
        long long high = value[begin], low = value[begin];
        int end = begin;
        while (end < n) {
            if (value[end] > high) high = value[end];
            if (value[end] < low) low = value[end];
            if (high - low > d) break;
            end++;
        }
        if (end - begin > best) {
            best = end - begin;
            best_begin = begin;
        }
    }
    printf("%d %d\n", best, best_begin + 1);
    return 0;
}
