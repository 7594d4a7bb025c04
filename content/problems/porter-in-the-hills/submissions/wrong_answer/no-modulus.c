#include <stdio.h>

#define NEVER 1000000000
#define MODULUS 1000000007

static int toll[402], ways[402];

int main(void) {
    int r, c;
    scanf("%d %d", &r, &c);
    for (int j = 0; j <= c; j++) toll[j] = NEVER;
    for (int i = 0; i < r; i++) {
        for (int j = 1; j <= c; j++) {
            int here;
            scanf("%d", &here);
            /* toll[j] still belongs to the square above, toll[j - 1] to the one on the left. */
            if (i == 0 && j == 1) {
                toll[j] = 0;
                ways[j] = 1;
            } else if (toll[j - 1] < toll[j]) {
                toll[j] = toll[j - 1];
                ways[j] = ways[j - 1];
            } else if (toll[j - 1] == toll[j]) {
                ways[j] = ways[j] + ways[j - 1];
            }
            if (here < 0 || toll[j] == NEVER) {
                toll[j] = NEVER;
                ways[j] = 0;
            } else {
                toll[j] += here;
            }
        }
    }
    if (toll[c] == NEVER) puts("NO WAY");
    else printf("%d %d\n", toll[c], ways[c]);
    return 0;
}
