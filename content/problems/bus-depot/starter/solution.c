#include <stdio.h>

int main(void) {
    int n, depot = 1;
    long long longest = 0, farthest = 0;
    scanf("%d", &n);
    for (int i = 1; i < n; i++) {
        int a, b, d;
        scanf("%d %d %d", &a, &b, &d);

        /* Your code here: keep the road, in both directions. */
    }

    /* Your code here. */

    printf("%lld\n%d %lld\n", longest, depot, farthest);
    return 0;
}
