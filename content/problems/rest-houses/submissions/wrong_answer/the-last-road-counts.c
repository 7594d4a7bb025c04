#include <stdio.h>

#define NEVER 1000000000

static int minutes[151][151], a[100000], b[100000], day[100000], answer[100000];
static int first[151], next[100000]; /* the questions of each day, as a list; -1 ends it */

int main(void) {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    for (int u = 1; u <= n; u++)
        for (int v = 1; v <= n; v++) minutes[u][v] = u == v ? 0 : NEVER;
    while (m-- > 0) {
        int u, v, w;
        scanf("%d %d %d", &u, &v, &w);
        minutes[u][v] = minutes[v][u] = w;
    }
    for (int t = 0; t <= n; t++) first[t] = -1;
    for (int i = 0; i < q; i++) {
        scanf("%d %d %d", &a[i], &b[i], &day[i]);
        next[i] = first[day[i]];
        first[day[i]] = i;
    }
    for (int k = 0; k <= n; k++) {
        if (k > 0)
            for (int u = 1; u <= n; u++)
                for (int v = 1; v <= n; v++)
                    if (minutes[u][k] + minutes[k][v] < minutes[u][v]) minutes[u][v] = minutes[u][k] + minutes[k][v];
        for (int i = first[k]; i != -1; i = next[i]) answer[i] = minutes[a[i]][b[i]];
    }
    for (int i = 0; i < q; i++) {
        if (answer[i] == NEVER) puts("NO WAY");
        else printf("%d\n", answer[i]);
    }
    return 0;
}
