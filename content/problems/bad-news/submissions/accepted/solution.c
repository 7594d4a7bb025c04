#include <stdio.h>
#include <string.h>

static int n, limit, cost[21][21]; /* cost 0: no link */
static int distance[21][21], next[21][21];

/* One round. Did anything change? */
static int gossip(void) {
    int heard[21][21], changed = 0;
    memcpy(heard, distance, sizeof heard);
    for (int router = 1; router <= n; router++) {
        for (int goal = 1; goal <= n; goal++) {
            int best = limit, way = 0;
            if (goal == router) continue;
            for (int other = 1; other <= n; other++) {
                if (cost[router][other] == 0 || cost[router][other] + heard[other][goal] >= best) continue;
                best = cost[router][other] + heard[other][goal];
                way = other;
            }
            if (best != distance[router][goal] || way != next[router][goal]) changed = 1;
            distance[router][goal] = best;
            next[router][goal] = way;
        }
    }
    return changed;
}

static int rounds(void) {
    int count = 0;
    while (gossip()) count++;
    return count;
}

int main(void) {
    int m, r, a, b, c;
    scanf("%d %d %d %d", &n, &m, &limit, &r);
    while (m-- > 0) {
        scanf("%d %d %d", &a, &b, &c);
        cost[a][b] = cost[b][a] = c;
    }
    for (int router = 1; router <= n; router++) {
        for (int goal = 1; goal <= n; goal++) distance[router][goal] = router == goal ? 0 : limit;
    }
    int before = rounds();
    scanf("%d %d", &a, &b);
    cost[a][b] = cost[b][a] = 0;
    printf("%d %d\n", before, rounds());
    for (int goal = 1; goal <= n; goal++) {
        if (goal == r) puts("0 here");
        else if (distance[r][goal] == limit) puts("unreachable");
        else printf("%d %d\n", distance[r][goal], next[r][goal]);
    }
    return 0;
}
