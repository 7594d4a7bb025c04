#include <stdio.h>

static long long day[200000];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) scanf("%lld", &day[i]);
    while (q-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        long long sum = 0;
        for (int i = a - 1; i < b; i++) sum += day[i];
        printf("%lld\n", sum);
    }
    return 0;
}
