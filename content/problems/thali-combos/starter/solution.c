#include <stdio.h>
#include <stdlib.h>

static long long curries[12000], breads[12000];

int main(void) {
    int n, m;
    long long k;
    scanf("%d %d %lld", &n, &m, &k);
    for (int i = 0; i < n; i++) scanf("%lld", &curries[i]);
    for (int i = 0; i < m; i++) scanf("%lld", &breads[i]);

    long long price = 0;
    /* Your code here: the price on line k. */

    printf("%lld\n", price);
    return 0;
}
