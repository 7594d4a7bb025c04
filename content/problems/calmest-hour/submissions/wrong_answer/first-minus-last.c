#include <stdio.h>

static int wind[200000], high[200000], low[200000];

/* high and low hold minutes: the wind falls in high and rises in low. */
int main(void) {
    int n, k, best = 2000000000, first = 0;
    int high_head = 0, high_tail = 0, low_head = 0, low_tail = 0;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) {
        scanf("%d", &wind[i]);
        while (high_tail > high_head && wind[high[high_tail - 1]] <= wind[i]) high_tail--;
        while (low_tail > low_head && wind[low[low_tail - 1]] >= wind[i]) low_tail--;
        high[high_tail++] = i;
        low[low_tail++] = i;
        if (high[high_head] == i - k) high_head++;
        if (low[low_head] == i - k) low_head++;
        int difference = i >= k - 1 ? wind[i] - wind[i - k + 1] : 0;
        if (difference < 0) difference = -difference;
        if (i >= k - 1 && difference < best) {
            best = difference;
            first = i - k + 2;
        }
    }
    printf("%d %d\n", best, first);
    return 0;
}
