#include <stdio.h>

static int cost[21][21]; /* cost 0: no link */
static int distance[21][21], next[21][21];

int main(void) {
    int n, m, limit, r, a, b, c;
    scanf("%d %d %d %d", &n, &m, &limit, &r);
    while (m-- > 0) {
        scanf("%d %d %d", &a, &b, &c);
        cost[a][b] = cost[b][a] = c;
    }
    scanf("%d %d", &a, &b); /* the link that breaks */
    int before = 0, after = 0;

    /* your code here */

    printf("%d %d\n", before, after);
    for (int goal = 1; goal <= n; goal++) {
        if (goal == r) puts("0 here");
        else if (distance[r][goal] >= limit) puts("unreachable");
        else printf("%d %d\n", distance[r][goal], next[r][goal]);
    }
    return 0;
}
