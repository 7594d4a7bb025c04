#include <stdio.h>

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char what[4], neighbour[12];
        int a, b, c, d, bits;
        scanf("%3s %d.%d.%d.%d", what, &a, &b, &c, &d);
        if (what[1] == 'S') {
            /* your code here: ASK */
            puts("unreachable");
        } else if (what[0] == 'A') {
            scanf("/%d %11s", &bits, neighbour);
            /* your code here: ADD */
        } else {
            scanf("/%d", &bits);
            /* your code here: DEL */
        }
    }
    return 0;
}
