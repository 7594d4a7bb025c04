#include <stdio.h>
#include <stdlib.h>

struct item {
    int a, b, weight, number;
};

static struct item bridges[100000], trips[100000];
static int parent[100001], possible[100000];

static int heavy_first(const void *x, const void *y) {
    return ((const struct item *)y)->weight - ((const struct item *)x)->weight;
}

static int find(int village) {
    while (parent[village] != village) {
        parent[village] = parent[parent[village]];
        village = parent[village];
    }
    return village;
}

static void read(struct item *items, int count) {
    for (int i = 0; i < count; i++) {
        scanf("%d %d %d", &items[i].a, &items[i].b, &items[i].weight);
        items[i].number = i;
    }
    qsort(items, count, sizeof items[0], heavy_first);
}

int main(void) {
    int n, m, q, next = 0;
    scanf("%d %d %d", &n, &m, &q);
    read(bridges, m);
    read(trips, q);
    for (int i = 1; i <= n; i++) parent[i] = i;
    for (int i = 0; i < q; i++) {
        for (; next < m && bridges[next].weight >= trips[i].weight; next++) {
            parent[find(bridges[next].a)] = find(bridges[next].b);
        }
        possible[i] = find(trips[i].a) == find(trips[i].b);
    }
    for (int i = 0; i < q; i++) puts(possible[i] ? "yes" : "no");
    return 0;
}
