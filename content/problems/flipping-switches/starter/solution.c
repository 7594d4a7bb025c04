#include <stdio.h>

int main(void) {
    int a, b;
    scanf("%d %d", &a, &b);

    int flips = 0, up = 0;
    /* Your code here: compare the bits of a and b. */

    printf("%d %d\n", flips, up);
    return 0;
}
