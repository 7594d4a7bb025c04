#include <stdio.h>

static int total[200001];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) {
        long long day;
        scanf("%lld", &day);
        total[i] = (int)(total[i - 1] + (unsigned)day);
    }
    while (q-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        printf("%d\n", total[b] - total[a - 1]);
    }
    return 0;
}
