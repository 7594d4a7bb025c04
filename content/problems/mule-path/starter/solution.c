#include <stdio.h>

int main(void) {
    int h, w;
    scanf("%d %d", &h, &w);
    int r1, c1, r2, c2;
    scanf("%d %d %d %d", &r1, &c1, &r2, &c2);

    /* Your code here: read the heights of the h rows, and print the height and the number of steps. */
    return 0;
}
