#include <stdio.h>
#include <string.h>

int main(void) {
    int n, g, wire[3001] = {0};
    scanf("%d %d", &n, &g);
    for (int i = 1; i <= n; i++) scanf("%1d", &wire[i]);

    for (int i = n + 1; i <= n + g; i++) {
        char kind[8];
        int a, b = 0;
        scanf("%7s %d", kind, &a);
        if (strcmp(kind, "NOT") != 0) scanf("%d", &b);

        /* Your code here: work out wire[i] from wire[a] and wire[b]. */

        printf("%d", wire[i]);
    }
    printf("\n");
    return 0;
}
