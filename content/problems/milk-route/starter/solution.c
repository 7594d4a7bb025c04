#include <stdio.h>

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    static int fee[5000];
    for (int i = 0; i < n; i++) scanf("%d", &fee[i]);
    for (int i = 0; i < m; i++) {
        int a, b, t;
        scanf("%d %d %d", &a, &b, &t);
        /* Your code here: note the road from a to b with toll t. */
    }

    /* Your code here: print the cost and the number of roads, or -1. */
    return 0;
}
