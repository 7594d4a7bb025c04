#include <stdio.h>

static int road[201][201];

int main(void) {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    while (m-- > 0) {
        int a, b, length;
        scanf("%d %d %d", &a, &b, &length);
        if (road[a][b] == 0 || length < road[a][b]) road[a][b] = road[b][a] = length;
    }
    while (q-- > 0) {
        int k, town, before = 0, length = 0, from = 0, to = 0;
        scanf("%d", &k);
        for (int i = 0; i < k; i++) {
            scanf("%d", &town);
            if (i > 0 && road[before][town] == 0) {
                from = before;
                to = town;
            }
            if (i > 0) length += road[before][town];
            before = town;
        }
        if (from > 0) printf("no road %d %d\n", from, to);
        else printf("%d\n", length);
    }
    return 0;
}
