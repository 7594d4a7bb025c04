#include <stdio.h>

static int output[1001], next[1001][2];

int main(void) {
    int n, reached = 0, needed = 0;
    scanf("%d", &n);
    for (int s = 1; s <= n; s++) scanf("%d %d %d", &output[s], &next[s][0], &next[s][1]);

    /* Your code here. */

    printf("%d %d\n", reached, needed);
    return 0;
}
