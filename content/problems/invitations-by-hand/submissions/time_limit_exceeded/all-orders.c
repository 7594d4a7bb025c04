#include <stdio.h>

static int n, m, minutes[15][15], before[15], best = -1;

static void visit(int here, int set, int time) {
    if (set == (1 << n) - 1 && (best < 0 || time < best)) best = time;
    for (int there = 1; there <= n; there++) {
        int bit = 1 << (there - 1);
        if ((set & bit) == 0 && (before[there] & ~set) == 0) visit(there, set | bit, time + minutes[here][there]);
    }
}

int main(void) {
    scanf("%d %d", &n, &m);
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= n; j++) scanf("%d", &minutes[i][j]);
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        before[b] |= 1 << (a - 1);
    }
    visit(0, 0, 0);
    if (best < 0) puts("IMPOSSIBLE");
    else printf("%d\n", best);
    return 0;
}
