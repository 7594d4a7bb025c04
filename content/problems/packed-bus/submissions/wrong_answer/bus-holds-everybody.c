#include <stdio.h>

int main(void) {
    int c, n;
    scanf("%d %d", &c, &n);
    int inside = 0, total = 0, most = 0, where = 0;
    for (int stop = 1; stop <= n; stop++) {
        int off, waiting;
        scanf("%d %d", &off, &waiting);
        inside = inside - off + waiting;
        int behind = 0;
        if (inside > c) {
            behind = inside - c;

        }
        total += behind;
        if (behind > most) {
            most = behind;
            where = stop;
        }
    }
    printf("%d %d\n", total, where);
    return 0;
}
