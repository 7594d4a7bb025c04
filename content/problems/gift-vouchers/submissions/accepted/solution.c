#include <stdio.h>
#include <stdlib.h>

static long long value[300000];

static int compare(const void *x, const void *y) {
    long long a = *(const long long *)x, b = *(const long long *)y;
    return (a > b) - (a < b);
}

int main(void) {
    int n;
    long long s, ways = 0;
    scanf("%d %lld", &n, &s);
    for (int i = 0; i < n; i++) scanf("%lld", &value[i]);
    qsort(value, n, sizeof value[0], compare);
    int low = 0, high = n - 1;
    while (low < high) {
        long long sum = value[low] + value[high];
        if (sum < s) {
            low++;
        } else if (sum > s) {
            high--;
        } else if (value[low] == value[high]) {
            long long count = high - low + 1;
            ways += count * (count - 1) / 2;
            break;
        } else {
            long long left = 1, right = 1;
            while (value[low + 1] == value[low]) low++, left++;
            while (value[high - 1] == value[high]) high--, right++;
            ways += left * right;
            low++;
            high--;
        }
    }
    printf("%lld\n", ways);
    return 0;
}
