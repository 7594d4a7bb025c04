#include <stdio.h>

static int changes[150000];

int main(void) {
    int n;
    long long l, u, normal = 0;
    scanf("%d %lld %lld", &n, &l, &u);
    for (int i = 0; i < n; i++) scanf("%d", &changes[i]);
    for (int from = 0; from < n; from++) {
        long long sum = 0;
        for (int to = from; to < n; to++) {
            sum += changes[to];
            if (sum >= l && sum <= u) normal++;
        }
    }
    printf("%lld\n", normal);
    return 0;
}
