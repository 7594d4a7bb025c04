#include <stdio.h>

static int is_valley(int n, long long k) {
    long long middle = 1LL << (n - 1);
    if (k == middle) return 1;
    if (k < middle) return is_valley(n - 1, k);
    return !is_valley(n - 1, 2 * middle - k);
}

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    while (q-- > 0) {
        long long k;
        scanf("%lld", &k);
        puts(is_valley(n, k) ? "valley" : "mountain");
    }
    return 0;
}
