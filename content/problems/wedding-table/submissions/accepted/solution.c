#include <stdio.h>

static int n, quarrel[13][13];
static char hopeless[13][1 << 13]; /* hopeless[last][standing]: tried in vain */
static int seat[13];

static int fill_from(int chair, int standing) {
    int last = seat[chair - 1];
    if (standing == 0) return !quarrel[last][0];
    if (hopeless[last][standing]) return 0;
    for (int g = 1; g < n; g++) {
        if (!(standing >> g & 1) || quarrel[last][g]) continue;
        seat[chair] = g;
        if (fill_from(chair + 1, standing & ~(1 << g))) return 1;
    }
    hopeless[last][standing] = 1;
    return 0;
}

int main(void) {
    int m;
    scanf("%d %d", &n, &m);
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        quarrel[a - 1][b - 1] = quarrel[b - 1][a - 1] = 1;
    }
    if (!fill_from(1, (1 << n) - 2)) {
        puts("impossible");
        return 0;
    }
    for (int i = 0; i < n; i++) printf("%d%c", seat[i] + 1, i + 1 < n ? ' ' : '\n');
    return 0;
}
