#include <stdio.h>

static long long with[100001], without[100001];
static int boss[100001];

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) scanf("%lld", &with[i]);
    for (int i = 2; i <= n; i++) scanf("%d", &boss[i]);
    for (int i = n; i >= 2; i--) {
        with[boss[i]] += without[i];
        without[boss[i]] += with[i] > without[i] ? with[i] : without[i];
    }
    printf("%lld\n", with[1] > without[1] ? with[1] : without[1]);
    return 0;
}
