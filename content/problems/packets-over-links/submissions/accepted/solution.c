#include <stdio.h>

static long long there[1000], waiting[50];
static int size[1000];

int main(void) {
    int n, k;
    scanf("%d %d", &n, &k);
    for (int j = 0; j < n; j++) scanf("%d", &size[j]);
    for (int i = 0; i < k; i++) {
        int t, p;
        long long free_again = 0;
        scanf("%d %d", &t, &p);
        for (int j = 0; j < n; j++) {
            long long begin = there[j] > free_again ? there[j] : free_again;
            waiting[i] += begin - there[j];
            free_again = begin + (long long)size[j] * t;
            there[j] = free_again + p;
        }
    }
    for (int j = 0; j < n; j++) printf("%lld%c", there[j], j + 1 < n ? ' ' : '\n');
    for (int i = 0; i < k; i++) printf("%lld%c", waiting[i], i + 1 < k ? ' ' : '\n');
    return 0;
}
