#include <stdio.h>
#include <stdlib.h>

static int song[600], humming[600];
static long long error[600][600];

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < n; i++) scanf("%d", &song[i]);
    for (int j = 0; j < m; j++) scanf("%d", &humming[j]);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            long long best = i == 0 && j == 0 ? 0 : -1;
            if (i > 0) best = error[i - 1][j];
            if (j > 0 && (best < 0 || error[i][j - 1] < best)) best = error[i][j - 1];
            if (i > 0 && j > 0 && error[i - 1][j - 1] < best) best = error[i - 1][j - 1];
            error[i][j] = best + abs(song[i] - humming[j]);
        }
    }
    printf("%lld\n", error[n - 1][m - 1]);
    return 0;
}
