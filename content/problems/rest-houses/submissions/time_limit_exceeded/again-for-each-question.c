#include <stdio.h>
#include <string.h>

#define NEVER 1000000000

static int roads[151][151], minutes[151][151];

int main(void) {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    for (int u = 1; u <= n; u++)
        for (int v = 1; v <= n; v++) roads[u][v] = u == v ? 0 : NEVER;
    while (m-- > 0) {
        int u, v, w;
        scanf("%d %d %d", &u, &v, &w);
        if (w < roads[u][v]) roads[u][v] = roads[v][u] = w;
    }
    while (q-- > 0) {
        int a, b, t;
        scanf("%d %d %d", &a, &b, &t);
        memcpy(minutes, roads, sizeof roads);
        for (int k = 1; k <= t; k++)
            for (int u = 1; u <= n; u++)
                for (int v = 1; v <= n; v++)
                    if (minutes[u][k] + minutes[k][v] < minutes[u][v]) minutes[u][v] = minutes[u][k] + minutes[k][v];
        if (minutes[a][b] == NEVER) puts("NO WAY");
        else printf("%d\n", minutes[a][b]);
    }
    return 0;
}
