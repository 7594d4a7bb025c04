#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Bushes are counted from 1; a border around the garden, with -1 for "never", saves special cases. */
static int above[102][102], here[102][102], leaves[102];

int main(void) {
    int r, c, k, most = 0;
    scanf("%d %d %d", &r, &c, &k);
    for (int i = 0; i < r; i++) {
        for (int x = 1; x <= c; x++) scanf("%d", &leaves[x]);
        memset(here, -1, sizeof here);
        for (int x = 1; x <= c; x++) {
            for (int y = 1; y <= c; y++) {
                if (abs(x - y) > k) continue;
                int before = i == 0 ? 0 : -1;
                for (int p = x - 1; p <= x + 1; p++)
                    for (int q = y - 1; q <= y + 1; q++)
                        if (above[p][q] > before) before = above[p][q];
                here[x][y] = before + leaves[x];
                here[x][y] += leaves[y];
                if (here[x][y] > most) most = here[x][y];
            }
        }
        memcpy(above, here, sizeof here);
    }
    printf("%d\n", most);
    return 0;
}
