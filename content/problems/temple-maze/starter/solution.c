#include <stdio.h>

int main(void) {
    int h, w;
    scanf("%d %d", &h, &w);
    static char plan[120][121];
    for (int i = 0; i < h; i++) scanf("%120s", plan[i]);

    /* Your code here: print the least number of steps from S to E, or -1. */
    return 0;
}
