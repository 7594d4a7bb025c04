#include <stdio.h>

static long long need[20000];
static int n;

static int trips(long long size) {
    int count = 1;
    long long left = size;
    for (int i = 0; i < n; i++) {
        if (need[i] > left) {
            count++;
            left = size;
        }
        left -= need[i];
    }
    return count;
}

int main(void) {
    int t;
    int low = 0, high = 0;
    scanf("%d %d", &n, &t);
    for (int i = 0; i < n; i++) {
        scanf("%lld", &need[i]);
        if (need[i] > low) low = need[i];
        high = (int)(unsigned)(high + need[i]);
    }
    while (low < high) {
        long long middle = (low + high) / 2;
        if (trips(middle) <= t) high = middle;
        else low = middle + 1;
    }
    printf("%d\n", low);
    return 0;
}
