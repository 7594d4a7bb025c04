#include <stdbool.h>
#include <stdio.h>

static bool friends[301][301];

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < m; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        friends[a][b] = friends[b][a] = true;
    }
    for (int a = 1; a <= n; a++) {
        int count = 0;
        for (int b = 1; b <= n; b++) {
            bool common = false;
            for (int c = 1; c <= n; c++) common = common || (friends[a][c] && friends[c][b]);
            if (common && a != b) count++;
        }
        printf("%d%c", count, a < n ? ' ' : '\n');
    }
    return 0;
}
