#include <stdio.h>
#include <stdlib.h>

static int prices[70000];

static int rising(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    int n, b;
    scanf("%d %d", &n, &b);
    for (int i = 0; i < n; i++) scanf("%d", &prices[i]);
    qsort(prices, n, sizeof prices[0], rising);
    long long ways = 0;
    int low = 0, high = n - 1;
    while (low < high) {
        if (prices[low] + prices[high] <= b) {
            ways += high - low;
            low++;
        } else {
            high--;
        }
    }
    printf("%lld\n", ways);
    return 0;
}
