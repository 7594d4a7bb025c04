#include <stdio.h>

static int n, minutes[16][16], taken[16];
static long long best = -1;

static void share(int friend, long long total) {
    if (friend == n) {
        if (best < 0 || total < best) best = total;
        return;
    }
    for (int j = 0; j < n; j++) {
        if (taken[j] || minutes[friend][j] < 0) continue;
        taken[j] = 1;
        share(friend + 1, total + minutes[friend][j]);
        taken[j] = 0;
    }
}

int main(void) {
    scanf("%d", &n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) scanf("%d", &minutes[i][j]);
    share(0, 0);
    if (best < 0) puts("IMPOSSIBLE");
    else printf("%lld\n", best);
    return 0;
}
