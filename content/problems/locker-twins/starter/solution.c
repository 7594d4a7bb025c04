#include <stdio.h>

int main(void) {
    int a, b;
    scanf("%d %d", &a, &b);

    /* Your code here: count the pairs of twins from a to b, and remember the last one. */
    return 0;
}
