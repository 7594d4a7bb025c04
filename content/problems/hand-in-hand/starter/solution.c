#include <stdio.h>

int main(void) {
    int q;
    scanf("%d", &q);
    for (int i = 0; i < q; i++) {
        char command[6];
        scanf("%5s", command);
        /* Your code here: carry out the command (JOIN is followed by x and y, LEAVE by x). */
    }

    /* Your code here: print the chain from the front to the end, or nobody. */
    return 0;
}
