#include <stdio.h>

static int r, c, toll[400][400], best = -1;
static long long ways;

static void walk(int i, int j, int sum) {
    if (i == r || j == c || toll[i][j] < 0) return;
    sum += toll[i][j];
    if (i == r - 1 && j == c - 1) {
        if (best < 0 || sum < best) {
            best = sum;
            ways = 0;
        }
        if (sum == best) ways++;
        return;
    }
    walk(i + 1, j, sum);
    walk(i, j + 1, sum);
}

int main(void) {
    scanf("%d %d", &r, &c);
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++) scanf("%d", &toll[i][j]);
    walk(0, 0, 0);
    if (best < 0) puts("NO WAY");
    else printf("%d %lld\n", best, ways % 1000000007);
    return 0;
}
