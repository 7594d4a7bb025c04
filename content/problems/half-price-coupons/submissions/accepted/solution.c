#include <stdio.h>
#include <string.h>

#define FAR 2000000000000LL

static int n, m, k, from[6000], to[6000], fare[6000];
static long long distance[1001], last_layer[1001];

/* Dijkstra without a heap: distances that are known beforehand are kept if nothing cheaper is found. */
static void finish_layer(void) {
    static int first[1001], next[6000];
    char done[1001] = {0};
    memset(first, -1, sizeof first);
    for (int e = 0; e < 2 * m; e++) {
        next[e] = first[from[e]];
        first[from[e]] = e;
    }
    for (;;) {
        int town = 0;
        for (int v = 1; v <= n; v++) {
            if (!done[v] && distance[v] < FAR && (town == 0 || distance[v] < distance[town])) town = v;
        }
        if (town == 0) return;
        done[town] = 1;
        for (int e = first[town]; e != -1; e = next[e]) {
            if (distance[town] + fare[e] < distance[to[e]]) distance[to[e]] = distance[town] + fare[e];
        }
    }
}

int main(void) {
    scanf("%d %d %d", &n, &m, &k);
    for (int e = 0; e < m; e++) {
        scanf("%d %d %d", &from[e], &to[e], &fare[e]);
        from[m + e] = to[e];
        to[m + e] = from[e];
        fare[m + e] = fare[e];
    }
    for (int v = 1; v <= n; v++) distance[v] = FAR;
    distance[1] = 0;
    finish_layer();
    for (int used = 1; used <= k; used++) {
        memcpy(last_layer, distance, sizeof distance);
        for (int e = 0; e < 2 * m; e++) {
            long long reached = last_layer[from[e]] + (fare[e] + 1) / 2;
            if (reached < distance[to[e]]) distance[to[e]] = reached;
        }
        finish_layer();
    }
    if (distance[n] >= FAR) printf("no way\n");
    else printf("%lld\n", distance[n]);
    return 0;
}
