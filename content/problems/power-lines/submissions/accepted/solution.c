#include <stdio.h>
#include <stdlib.h>

struct line {
    int a, b, cost;
};

static struct line lines[15000];
static int parent[10001], size[10001], built[10001];
static long long cost[10001];

static int compare(const void *x, const void *y) {
    return ((const struct line *)x)->cost - ((const struct line *)y)->cost;
}

static int group_of(int village) {
    while (parent[village] != village) {
        parent[village] = parent[parent[village]];
        village = parent[village];
    }
    return village;
}

/* Village 0 stands for all stations. Every group remembers what it has cost. */
static void join(int a, int b, int lines_built, int price) {
    a = group_of(a);
    b = group_of(b);
    if (a == b) return;
    parent[b] = a;
    size[a] += size[b];
    built[a] += built[b] + lines_built;
    cost[a] += cost[b] + price;
}

int main(void) {
    int n, m, s, station;
    scanf("%d %d %d", &n, &m, &s);
    for (int i = 1; i <= n; i++) {
        parent[i] = i;
        size[i] = 1;
    }
    while (s-- > 0) {
        scanf("%d", &station);
        join(0, station, 0, 0);
    }
    for (int i = 0; i < m; i++) scanf("%d %d %d", &lines[i].a, &lines[i].b, &lines[i].cost);
    qsort(lines, m, sizeof lines[0], compare);
    for (int i = 0; i < m; i++) join(lines[i].a, lines[i].b, 1, lines[i].cost);
    int lit = group_of(0);
    printf("%lld %d %d\n", cost[lit], built[lit], n - size[lit]);
    return 0;
}
