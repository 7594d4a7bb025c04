#include <stdio.h>

static long long best[1 << 16];
static int minutes[16][16];

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) scanf("%d", &minutes[i][j]);
    for (int set = 1; set < 1 << n; set++) {
        int friend = -1;
        for (int j = 0; j < n; j++)
            if (set >> j & 1) friend++;
        best[set] = -1;
        for (int j = 0; j < n; j++) {
            if (!(set >> j & 1)) continue;
            long long before = best[set ^ 1 << j];
            int time = minutes[friend][j];
            if (before < 0 || time <= 0) continue;
            if (best[set] < 0 || before + time < best[set]) best[set] = before + time;
        }
    }
    long long total = best[(1 << n) - 1];
    if (total < 0) puts("IMPOSSIBLE");
    else printf("%lld\n", total);
    return 0;
}
