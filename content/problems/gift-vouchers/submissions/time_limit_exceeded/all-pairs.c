#include <stdio.h>

static long long value[300000];

int main(void) {
    int n;
    long long s, ways = 0;
    scanf("%d %lld", &n, &s);
    for (int i = 0; i < n; i++) scanf("%lld", &value[i]);
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (value[i] + value[j] == s) ways++;
    printf("%lld\n", ways);
    return 0;
}
