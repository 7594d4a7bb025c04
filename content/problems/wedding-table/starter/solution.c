#include <stdio.h>

static int quarrel[14][14]; /* quarrel[a][b] is 1 if a and b must not sit side by side */
static int seat[14];        /* seat[c] is the relative on chair c */

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        quarrel[a][b] = quarrel[b][a] = 1;
    }
    seat[1] = 1;
    int found = 0;

    /* your code here: fill the chairs 2 to n */

    if (!found) {
        puts("impossible");
        return 0;
    }
    for (int c = 1; c <= n; c++) printf("%d%c", seat[c], c < n ? ' ' : '\n');
    return 0;
}
