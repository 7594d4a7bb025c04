#include <stdio.h>

static int one[1001], two[1001], best[1001][1001];

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) scanf("%d", &one[i]);
    for (int j = 1; j <= m; j++) scanf("%d", &two[j]);
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            if (one[i] == two[j]) best[i][j] = best[i - 1][j - 1] + 1;
            else if (best[i - 1][j] > best[i][j - 1]) best[i][j] = best[i - 1][j];
            else best[i][j] = best[i][j - 1];
        }
    }
    printf("%d %d\n", best[n][m], n + m - 2 * best[n][m]);
    return 0;
}
