#include <stdio.h>

int main(void) {
    int a, b;
    scanf("%d %d", &a, &b);

    /* Your code here: print the whole part, then find the digits and where they begin to repeat. */
    return 0;
}
