#include <stdio.h>
#include <string.h>

static char plan[202];
static int best[202][202];

int main(void) {
    /* The boards count from 1; a stretch that ends before it begins needs 0 strokes. */
    scanf("%200s", plan + 1);
    int n = strlen(plan + 1);
    for (int a = n; a >= 1; a--) {
        for (int b = a; b <= n; b++) {
            best[a][b] = 1 + best[a + 1][b];
            for (int m = a + 1; m <= b; m++) {
                if (plan[m] != plan[a]) continue;
                int shared = best[a + 1][m - 1] + best[m][b];
                if (shared < best[a][b]) best[a][b] = shared;
            }
        }
    }
    printf("%d\n", best[1][n]);
    return 0;
}
