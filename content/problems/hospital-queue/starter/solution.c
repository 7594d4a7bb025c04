#include <stdio.h>

int main(void) {
    int q;
    scanf("%d", &q);
    for (int i = 0; i < q; i++) {
        char event[7];
        scanf("%6s", event);
        /* Your code here: ARRIVE is followed by u, WORSE by p and u. */
    }
    return 0;
}
