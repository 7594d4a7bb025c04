#include <stdio.h>
#include <stdlib.h>

static int id[100], from[500], to[500];
static long long price[500], cost[100];

static int smaller_first(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

int main(void) {
    int n, m, port[100];
    scanf("%d %d", &n, &m);
    for (int i = 0; i < n; i++) scanf("%d", &id[i]);
    qsort(id, n, sizeof id[0], smaller_first);
    for (int i = 0; i < n; i++) {
        cost[i] = i == 0 ? 0 : 1000000000000LL;
        port[i] = -1;
    }
    for (int l = 0; l < m; l++) {
        int a, b;
        scanf("%d %d %lld", &a, &b, &price[l]);
        for (int i = 0; i < n; i++) { /* from now on a switch is its place in the sorted list */
            if (id[i] == a) from[l] = i;
            if (id[i] == b) to[l] = i;
        }
    }
    for (int round = 1; round < n; round++) {
        for (int l = 0; l < m; l++) {
            int a = from[l], b = to[l];
            if (cost[a] + price[l] < cost[b]) cost[b] = cost[a] + price[l];
            if (cost[b] + price[l] < cost[a]) cost[a] = cost[b] + price[l];
        }
    }
    printf("%d\n", id[0]);
    for (int i = 1; i < n; i++) {
        int neighbour = n;
        for (int l = 0; l < m; l++) {
            if (from[l] != i && to[l] != i) continue;
            int other = from[l] == i ? to[l] : from[l];
            if (cost[other] + price[l] == cost[i] && other <= neighbour) {
                neighbour = other;
                port[i] = l;
            }
        }
        printf("%d %lld %d\n", id[i], cost[i], port[i] + 1);
    }
    int blocked = 0;
    for (int l = 0; l < m; l++) {
        int a = from[l], b = to[l];
        int far = cost[a] > cost[b] || (cost[a] == cost[b] && a > b) ? a : b;
        if (port[far] == l) continue;
        printf("blocked %d %d\n", l + 1, id[far]);
        blocked++;
    }
    if (blocked == 0) puts("blocked none");
    return 0;
}
