#include <stdio.h>

static int told[201][201], distance[201], hop[201], done[201];

int main(void) {
    int n, m, r;
    scanf("%d %d %d", &n, &m, &r);
    for (int i = 0; i < m; i++) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        told[a][b] = c;
    }
    for (int i = 1; i <= n; i++) distance[i] = -1;
    distance[r] = 0;
    for (;;) {
        int near = 0;
        for (int i = 1; i <= n; i++) {
            if (done[i] || distance[i] < 0) continue;
            if (near == 0 || distance[i] < distance[near]) near = i;
        }
        if (near == 0) break;
        done[near] = 1;
        for (int b = 1; b <= n; b++) {
            if (told[near][b] == 0 || told[b][near] == 0) continue;
            int way = distance[near] + told[near][b];
            int first = near == r ? b : hop[near];
            if (distance[b] < 0 || way < distance[b]) {
                distance[b] = way;
                hop[b] = first;
            } else if (way == distance[b] && first < hop[b]) {
                hop[b] = first;
            }
        }
    }
    for (int i = 1; i <= n; i++) {
        if (i == r) continue;
        if (distance[i] < 0) printf("%d unreachable\n", i);
        else printf("%d %d %d\n", i, distance[i], hop[i]);
    }
    return 0;
}
