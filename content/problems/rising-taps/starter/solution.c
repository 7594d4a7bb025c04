#include <stdio.h>

static int parent[501], element_of[501];
static char phase[501][8], kind[501][8];

int main(void) {
    int n, m, t;
    scanf("%d %d %d", &n, &m, &t);
    for (int i = 2; i <= n; i++) scanf("%d", &parent[i]);
    for (int l = 1; l <= m; l++) scanf("%d %7s %7s", &element_of[l], phase[l], kind[l]);
    for (int i = 0; i < t; i++) {
        int tapped;
        scanf("%d", &tapped);

        /* Your code here. */
        printf("none\n");
    }
    return 0;
}
