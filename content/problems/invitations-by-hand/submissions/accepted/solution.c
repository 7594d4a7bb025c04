#include <stdio.h>

#define NEVER 1000000000

static int minutes[15][15], before[15], best[1 << 14][15];

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= n; j++) scanf("%d", &minutes[i][j]);
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        before[b] |= 1 << (a - 1);
    }
    for (int set = 0; set < 1 << n; set++)
        for (int h = 0; h <= n; h++) best[set][h] = NEVER;
    best[0][0] = 0;
    for (int set = 0; set < 1 << n; set++) {
        for (int here = 0; here <= n; here++) {
            if (best[set][here] == NEVER) continue;
            for (int there = 1; there <= n; there++) {
                int bit = 1 << (there - 1), time = best[set][here] + minutes[here][there];
                if ((set & bit) != 0 || (before[there] & ~set) != 0) continue;
                if (time < best[set | bit][there]) best[set | bit][there] = time;
            }
        }
    }
    int shortest = NEVER;
    for (int h = 1; h <= n; h++)
        if (best[(1 << n) - 1][h] < shortest) shortest = best[(1 << n) - 1][h];
    if (shortest == NEVER) puts("IMPOSSIBLE");
    else printf("%d\n", shortest);
    return 0;
}
