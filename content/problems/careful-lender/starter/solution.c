#include <stdio.h>

static int lent[100][10], most[100][10], free_now[10];

int main(void) {
    int n, k;
    scanf("%d %d", &n, &k);
    for (int kind = 0; kind < k; kind++) scanf("%d", &free_now[kind]);
    for (int p = 0; p < n; p++) {
        for (int kind = 0; kind < k; kind++) scanf("%d", &lent[p][kind]);
        for (int kind = 0; kind < k; kind++) scanf("%d", &most[p][kind]);
    }

    /* your code here */

    puts("unsafe");
    return 0;
}
