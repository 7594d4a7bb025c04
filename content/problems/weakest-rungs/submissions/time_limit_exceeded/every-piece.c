#include <stdio.h>

#define MOD 1000000007

static int strength[300000];

int main(void) {
    int n;
    long long sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &strength[i]);
    for (int from = 0; from < n; from++) {
        int weakest = strength[from];
        for (int to = from; to < n; to++) {
            if (strength[to] < weakest) weakest = strength[to];
            sum += weakest;
        }
        sum %= MOD;
    }
    printf("%lld\n", sum);
    return 0;
}
