#include <stdio.h>

static long long value[200000];
static int high[200000], low[200000];

/* high and low hold places: the values fall in high and rise in low. Their heads are the extremes. */
int main(void) {
    int n, begin = 0, best = 0, best_begin = 0;
    int high_head = 0, high_tail = 0, low_head = 0, low_tail = 0;
    long long d;
    scanf("%d %lld", &n, &d);
    for (int i = 0; i < n; i++) {
        scanf("%lld", &value[i]);
        while (high_tail > high_head && value[high[high_tail - 1]] <= value[i]) high_tail--;
        while (low_tail > low_head && value[low[low_tail - 1]] >= value[i]) low_tail--;
        high[high_tail++] = i;
        low[low_tail++] = i;
        while (value[high[high_head]] - value[low[low_head]] > d && begin < i) {
            begin++;
            if (high[high_head] < begin) high_head++;

        }
        if (i - begin + 1 > best) {
            best = i - begin + 1;
            best_begin = begin;
        }
    }
    printf("%d %d\n", best, best_begin + 1);
    return 0;
}
