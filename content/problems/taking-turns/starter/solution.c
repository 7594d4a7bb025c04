#include <stdio.h>

static int left[1001];
static long long done[1001];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) scanf("%d", &left[i]);

    /* your code here: find done[i], the moment at which process i is finished */

    for (int i = 1; i <= n; i++) printf("%lld\n", done[i]);
    return 0;
}
