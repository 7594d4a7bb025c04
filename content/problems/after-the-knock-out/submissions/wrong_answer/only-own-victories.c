#include <stdio.h>

static int left[65536], won[65537], beaten_by[65537];
static char results[32769];

int main(void) {
    int k, q, team;
    scanf("%d", &k);
    int n = 1 << k;
    for (int i = 0; i < n; i++) left[i] = i + 1;
    for (int matches = n / 2; matches > 0; matches /= 2) {
        scanf("%32768s", results);
        for (int i = 0; i < matches; i++) {
            int a = left[2 * i], b = left[2 * i + 1];
            int winner = results[i] == 'L' ? a : b, loser = results[i] == 'L' ? b : a;
            won[winner]++;
            beaten_by[loser] = winner;
            left[i] = winner;
        }
    }
    scanf("%d", &q);
    while (q-- > 0) {
        scanf("%d", &team);
        int best = 1;
        for (int stronger = beaten_by[team]; stronger != 0; stronger = beaten_by[stronger]) best++;
        printf("%d %d\n", best, n - won[team]);
    }
    return 0;
}
